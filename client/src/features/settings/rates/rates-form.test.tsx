import { dayOf, type Extra, type RateTable, type Setting } from '@dealership/shared';
import { priceRatesTexts as texts } from '@dealership/shared/texts/staff/settings/price-rates.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { SettingValues } from '../sections/form-settings.ts';
import type { SettingFields } from '../sections/settings-section.tsx';
import { Extras } from './named-fields.tsx';
import { RateTablesFields } from './rate-tables-section.tsx';

/** Shows the fields of a setting that is stored, and returns what the form then has. */
function open<Name extends 'extras' | 'rates'>(
  name: Name,
  stored: SettingValues[Name],
  Fields: ComponentType<SettingFields<Name>>,
  problems: Record<string, string> = {},
) {
  const settings = [{ name, branch: 0, value: stored, version: 1, is_sample: false }] as Setting[];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.settings, { settings, pictures: [] });
  const form = { now: stored };
  function Entered() {
    const [values, setValues] = useState({ [name]: stored } as Pick<SettingValues, Name>);
    form.now = values[name];
    const set = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
    const fields = { values, set, problems } as unknown as SettingFields<Name>;
    return <Fields {...fields} />;
  }
  render(
    <QueryClientProvider client={client}>
      <Entered />
    </QueryClientProvider>,
  );
  return { form, person: userEvent.setup() };
}

const table = (part: Partial<RateTable> = {}): RateTable => ({
  line: 'registration',
  place: '',
  fuel: 'petrol',
  validFrom: '2022-06-01',
  validTo: '',
  source: 'Rule 81',
  checkedOn: '',
  bands: [{ size: null, price: null, rate: { amount: 300 } }],
  ...part,
});

test('a changed row counts as checked today, another source does not; a button checks too', async () => {
  const today = dayOf(Date.now());
  const { form, person } = open('rates', [table(), table({ fuel: 'electric' })], RateTablesFields);
  const petrol = screen.getByRole('group', { name: /^Petrol/ });
  await person.click(within(petrol).getByText(/^Petrol/));
  await person.type(within(petrol).getByLabelText(texts.source), ', 2016');
  expect(form.now[0]).toMatchObject({ source: 'Rule 81, 2016', checkedOn: '' });
  await person.type(within(petrol).getByLabelText(texts.amount), '5');
  expect(form.now[0]).toMatchObject({ bands: [{ rate: { amount: 3005 } }], checkedOn: today });
  expect(within(petrol).getByRole('status')).toHaveTextContent(texts.checkedOn(today));
  const electric = screen.getByRole('group', { name: /^Electric/ });
  await person.click(within(electric).getByText(/^Electric/));
  await person.click(within(electric).getByRole('button', { name: texts.check }));
  expect(form.now[1]).toEqual(table({ fuel: 'electric', checkedOn: today }));
});

test('an amount that is emptied is sent as nothing, and one that cannot be read as typed', async () => {
  const { form, person } = open('rates', [table()], RateTablesFields);
  await person.click(screen.getByText(/^Petrol, /));
  const amount = screen.getByLabelText(texts.amount);
  await person.clear(amount);
  expect(JSON.stringify(form.now[0]?.bands[0]?.rate)).toBe('{"amount":null}');
  await person.type(amount, 'free');
  expect(form.now[0]?.bands[0]?.rate).toEqual({ amount: 'free' });
});

test('the problem of a row is at its field, in an open table', () => {
  const problem = 'This row does not go higher than the row before';
  open('rates', [table()], RateTablesFields, { 'rates.0.bands.0': problem });
  expect(screen.getByLabelText(texts.size.petrol)).toHaveAccessibleDescription(problem);
});

test('a new extra gets a code from its name; a stored one keeps its own', async () => {
  const helmet: Extra = { code: 'helmet', name: { en: 'Helmet' }, price: 1190 };
  const { form, person } = open('extras', [helmet], Extras);
  await person.click(screen.getByText('Helmet'));
  await person.type(screen.getByLabelText(texts.name), ' (ISI)');
  expect(form.now[0]).toEqual({ ...helmet, name: { en: 'Helmet (ISI)' } });
  await person.click(screen.getByText('Helmet (ISI)'));
  await person.click(screen.getByRole('button', { name: texts.lists.extras.add }));
  await person.type(screen.getByRole('textbox', { name: texts.name }), 'Helmet');
  await person.type(screen.getByRole('textbox', { name: texts.extraPrice }), '2,400');
  expect(form.now[1]).toEqual({ code: 'helmet-2', name: { en: 'Helmet' }, price: 2400 });
});
