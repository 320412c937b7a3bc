import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalText, KnownTexts } from '@dealership/shared';
import { useContext, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { bindFields } from '../bind-fields.ts';
import { LocalInput } from '../text-input.tsx';
import { TextLanguage, TextLanguages } from './text-language.tsx';

const choice = () => screen.getByLabelText('Language of the texts');
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What was typed, as it is sent. */
const sent = vi.fn<(json: string) => void>();

function Title({ first, problems = {} }: { first: LocalText; problems?: Problems }) {
  const [values, setValues] = useState({ title: first });
  const field = bindFields({
    values,
    problems,
    onChange: (next) => {
      setValues({ ...values, ...next });
      sent(JSON.stringify(next.title));
    },
  });
  return <LocalInput {...field('title')} label="Title" max={80} required />;
}

function Known({ known, children }: { known: KnownTexts; children: ReactNode }) {
  const { language } = useContext(TextLanguage);
  return <TextLanguage value={{ language, known }}>{children}</TextLanguage>;
}

test('each language has its own text, and an empty one shows the English that visitors read', async () => {
  const person = userEvent.setup();
  render(
    <TextLanguages>
      <Title first={{ en: 'Holi', hi: 'होली' }} />
    </TextLanguages>,
  );
  expect(input('Title')).toBeRequired();
  await person.selectOptions(choice(), 'বাংলা');
  const bengali = input('Title (বাংলা)');
  expect(bengali).toHaveValue('');
  expect(bengali).toHaveAttribute('placeholder', 'Holi');
  expect(bengali).toHaveAttribute('lang', 'bn');
  expect(bengali).not.toBeRequired();
  await person.type(bengali, 'দোল');
  expect(sent).toHaveBeenLastCalledWith('{"en":"Holi","bn":"দোল","hi":"होली"}');
  await person.clear(bengali);
  expect(sent).toHaveBeenLastCalledWith('{"en":"Holi","hi":"होली"}');
  await person.selectOptions(choice(), 'हिन्दी');
  expect(input('Title (हिन्दी)')).toHaveValue('होली');
  await person.selectOptions(choice(), 'English');
  await person.type(input('Title'), '!');
  expect(sent).toHaveBeenLastCalledWith('{"en":"Holi!","hi":"होली"}');
});

test('a translation of the product is changed from where it is, while the English is the product’s', async () => {
  const person = userEvent.setup();
  render(
    <TextLanguages>
      <Known known={new Map([['Holi', { en: 'Holi', bn: 'দোল' }]])}>
        <Title first={{ en: 'Holi' }} />
      </Known>
    </TextLanguages>,
  );
  await person.selectOptions(choice(), 'বাংলা');
  const bengali = () => input('Title (বাংলা)');
  expect(bengali()).toHaveValue('দোল');
  await person.type(bengali(), 'যাত্রা');
  expect(sent).toHaveBeenLastCalledWith('{"en":"Holi","bn":"দোলযাত্রা"}');
  await person.clear(bengali());
  expect(bengali()).toHaveValue('');
  expect(bengali()).toHaveAttribute('placeholder', 'দোল');
  await person.type(bengali(), 'দোল');
  expect(sent).toHaveBeenLastCalledWith('{"en":"Holi"}');
  await person.selectOptions(choice(), 'English');
  await person.type(input('Title'), ' 2027');
  await person.selectOptions(choice(), 'বাংলা');
  expect(bengali()).toHaveValue('');
  expect(bengali()).toHaveAttribute('placeholder', 'Holi 2027');
});

test('an error of a translation says in which language it is, whichever is shown', () => {
  render(<Title first={{ en: 'Holi' }} problems={{ 'title.bn': 'Too long' }} />);
  expect(screen.getByText('বাংলা: Too long')).toBeVisible();
});
