import type { LocalText } from '@dealership/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { bindTexts } from './bind-fields.ts';
import { LocalInput } from './text-input.tsx';
import { allLanguages, Translations } from './translations.tsx';

interface Values {
  heading: LocalText;
  name: string;
  nameIn?: { bn?: string; hi?: string };
}

let now: Values;

function Form({ first, problems = {} }: { first: Values; problems?: Record<string, string> }) {
  const [values, setValues] = useState(first);
  const onChange = (changed: Partial<Values>) => {
    now = { ...values, ...changed };
    setValues(now);
  };
  const text = bindTexts({ values, problems, onChange, path: 'colours.0.' });
  const fields = [
    { ...text('heading'), label: 'Heading', max: 60 },
    { ...text('name'), label: 'Colour', max: 60, usual: { bn: 'লাল', hi: 'लाल' } },
  ];
  return (
    <>
      {fields.map((field) => (
        <LocalInput key={field.label} {...field} />
      ))}
      <Translations of={fields} />
    </>
  );
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const open = () => fireEvent.click(screen.getByText('Bengali and Hindi'));

test('translations are typed under the English texts, in the text or beside it', async () => {
  render(<Form first={{ heading: { en: 'Lamp' }, name: 'Red' }} />);
  // The product has those of the colour.
  expect(screen.getByText('2 of 4')).toBeVisible();
  expect(screen.queryByLabelText('Heading in Hindi')).toBeNull();
  open();
  expect(await screen.findByLabelText('Colour in Hindi')).toHaveAttribute('placeholder', 'लाल');
  type('Heading in Hindi', 'लाइट');
  type('Colour in Bengali', 'টকটকে লাল');
  expect(now).toEqual({
    heading: { en: 'Lamp', hi: 'लाइट' },
    name: 'Red',
    nameIn: { bn: 'টকটকে লাল' },
  });
  expect(screen.getByLabelText('Heading in Hindi')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('3 of 4')).toBeVisible();
});

test('the line opens when the English of a translated text changes, not of another one', () => {
  render(<Form first={{ heading: { en: 'Lamp' }, name: 'Red', nameIn: { hi: 'लाल' } }} />);
  type('Heading', 'Headlamp');
  expect(screen.queryByLabelText('Colour in Hindi')).toBeNull();
  type('Colour', 'Dark red');
  expect(screen.getByLabelText('Colour in Hindi')).toHaveValue('लाल');
  expect(screen.getByText('The English text has changed. Check these too.')).toBeVisible();
  expect(now).toMatchObject({ name: 'Dark red', nameIn: { hi: 'लाल' } });
});

test('an error of a translation is beside its field, which is then open', () => {
  const problems = { 'colours.0.nameIn.hi': 'Too long', 'colours.0.heading.bn': 'Unreadable' };
  render(<Form first={{ heading: { en: 'Lamp' }, name: 'Red' }} problems={problems} />);
  expect(screen.getByLabelText('Colour in Hindi')).toHaveAccessibleDescription('Too long');
  expect(screen.getByLabelText('Heading in Bengali')).toHaveAccessibleDescription('Unreadable');
  expect(screen.getByLabelText('Heading')).toBeValid();
  expect(screen.getByLabelText('Colour')).toBeValid();
});

test('a line has all languages that there are', () => {
  expect(allLanguages({ en: 'Red', hi: 'लाल' })).toBe('Red / लाल');
  expect(allLanguages({ en: '', bn: '' })).toBe('');
});
