import type { LocalText, Translations } from '@dealership/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { bindTexts } from '../bind-fields.ts';
import { LocalInput } from './local-input.tsx';
import { localLine } from './local-lines.ts';

interface Values {
  heading: LocalText;
  name: string;
  nameIn?: Translations;
}

/** What was typed, as it is sent. */
const sent = vi.fn<(json: string) => void>();

const red = { bn: 'লাল', hi: 'लाल' };

function Form({ first, problems = {} }: { first: Values; problems?: Record<string, string> }) {
  const [values, setValues] = useState(first);
  const onChange = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    sent(JSON.stringify(changed));
  };
  const text = bindTexts({ values, problems, onChange, path: 'colours.0.' });
  const usual = values.name === 'Red' ? red : undefined;
  return (
    <>
      <LocalInput {...text('heading')} label="Heading" max={60} required />
      <LocalInput {...text('name')} label="Colour" max={60} usual={usual} />
    </>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  fireEvent.change(input(label), { target: { value: text } });

/** Opens the translations of the heading, or of the colour. */
const open = (at: 0 | 1) =>
  fireEvent.click(screen.getAllByText('Bengali and Hindi')[at] as HTMLElement);

test('translations are typed under their English text, and an empty one shows it', async () => {
  render(<Form first={{ heading: { en: 'Lamp', hi: 'लाइट' }, name: '' }} />);
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.queryByLabelText('Heading in Hindi')).toBeNull();
  open(0);
  const bengali = await screen.findByLabelText('Heading in Bengali');
  expect(bengali).toHaveValue('');
  expect(bengali).toHaveAttribute('placeholder', 'Lamp');
  expect(bengali).toHaveAttribute('lang', 'bn');
  expect(bengali).not.toBeRequired();
  expect(input('Heading in Hindi')).toHaveValue('लाइट');
  type('Heading in Bengali', 'বাতি');
  // In the order of the stored value.
  expect(sent).toHaveBeenLastCalledWith('{"heading":{"en":"Lamp","bn":"বাতি","hi":"लाइट"}}');
  expect(screen.getByText('2 of 2')).toBeVisible();
  type('Heading', 'Lamps');
  expect(sent).toHaveBeenLastCalledWith('{"heading":{"en":"Lamps","bn":"বাতি","hi":"लाइट"}}');
});

test('a translation of the product is changed from where it is, while the English is the product’s', async () => {
  render(<Form first={{ heading: { en: '' }, name: 'Red' }} />);
  expect(screen.getByText('2 of 2')).toBeVisible();
  open(1);
  expect(await screen.findByLabelText('Colour in Bengali')).toHaveValue('লাল');
  type('Colour in Bengali', 'টকটকে লাল');
  expect(sent).toHaveBeenLastCalledWith('{"name":"Red","nameIn":{"bn":"টকটকে লাল"}}');
  type('Colour in Bengali', '');
  expect(input('Colour in Bengali')).toHaveValue('');
  expect(input('Colour in Bengali')).toHaveAttribute('placeholder', 'লাল');
  type('Colour in Bengali', 'লাল');
  expect(sent).toHaveBeenLastCalledWith('{"name":"Red","nameIn":{}}');
  type('Colour', 'Dark red');
  expect(input('Colour in Bengali')).toHaveValue('');
  expect(input('Colour in Bengali')).toHaveAttribute('placeholder', 'Dark red');
  expect(screen.getByText('0 of 2')).toBeVisible();
});

test('the line opens when the English of a translated text changes, not of another one', () => {
  render(<Form first={{ heading: { en: 'Lamp' }, name: 'Red', nameIn: { hi: 'लाल' } }} />);
  type('Heading', 'Headlamp');
  expect(screen.queryByLabelText(/ in Hindi$/)).toBeNull();
  type('Colour', 'Dark red');
  expect(input('Colour in Hindi')).toHaveValue('लाल');
  expect(screen.queryByLabelText('Heading in Hindi')).toBeNull();
  expect(screen.getByText('The English text has changed. Check these too.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith('{"name":"Dark red","nameIn":{"hi":"लाल"}}');
});

test('an error of a translation is beside its field, which is then open', () => {
  const problems = { 'colours.0.nameIn.hi': 'Too long', 'colours.0.heading.bn': 'Unreadable' };
  render(<Form first={{ heading: { en: 'Lamp' }, name: 'Red' }} problems={problems} />);
  expect(input('Colour in Hindi')).toHaveAccessibleDescription('Too long');
  expect(input('Heading in Bengali')).toHaveAccessibleDescription('Unreadable');
  expect(input('Heading')).toBeValid();
  expect(input('Colour')).toBeValid();
});

test('a line has all languages that there are, and names those of translations', () => {
  expect(localLine({ en: 'Red', hi: 'लाल' })).toBe('Red / हिन्दी: लाल');
  expect(localLine({ en: '', bn: '' })).toBe('');
});
