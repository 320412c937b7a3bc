import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { searchState } from '../../../lib/staff/search-term.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { PriceList } from './price-list.tsx';
import { accessoryPrices, bikePrices, type PriceSource } from './price-sources.ts';

vi.mock('../../../lib/toasts/toasts.ts');

const livo = {
  bike_name: 'Livo',
  bike_price: 79_184,
  variants: [
    { id: 7, name: 'Drum', price: 79_184 },
    { id: 8, name: 'Disc', price: 82_287 },
    { id: 9, name: 'Disc, special edition', price: 84_000.5 },
  ],
};
const xblade = { bike_name: 'XBLADE', bike_price: 121_486, variants: [] };

function open(answer: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>) {
  const calls = stubApi((call) =>
    call.method === 'get' ? { data: [livo, xblade] } : answer(call),
  );
  return { calls, ...show(bikePrices) };
}

function show(source: PriceSource, { rights = owner, search = '' } = {}) {
  vi.mocked(showToast).mockClear();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <MemoryRouter initialEntries={[{ pathname: '/', state: searchState(search) }]}>
          <PriceList source={source} />
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

async function retype(person: Person, label: string, text: string) {
  await person.clear(screen.getByLabelText(label));
  if (text) await person.type(screen.getByLabelText(label), text);
}

test('a link from a model leads to its row', async () => {
  const shine = { ...livo, bike_name: 'Shine 125', name: 'Shine 125', model_id: 6 };
  stubApi(() => ({ data: [livo, shine] }));
  show(bikePrices, { search: 'Livo' });
  expect(await screen.findByRole('button', { name: 'Livo Edit' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('Livo');
  expect(screen.queryByText('Shine 125')).toBeNull();
});

test('the row lists all variants, each with its price, and sends those that change', async () => {
  const { calls, person } = open(() => ({
    data: {
      message: 'Price updated successfully',
      bike_name: 'Livo',
      bike_price: 70_000,
      variants: [livo.variants[0], { ...livo.variants[1], price: 70_000 }, livo.variants[2]],
    },
  }));
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  expect(screen.getByRole('button', { expanded: true })).toHaveAccessibleName('Livo Edit');
  const group = screen.getByRole('group', { name: 'New prices of the variants (₹)' });
  const fields = within(group).getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['79184', '82287', '84000.5']);
  expect(screen.getByLabelText('Disc')).toHaveAccessibleDescription('Now ₹\u00a082,287');
  await retype(person, 'Disc', '70,000{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)).toEqual({
    method: 'patch',
    url: '/api/managePrice/Livo',
    body: { variants: [{ id: 8, old: 82_287, price: '70,000' }] },
  });
  expect(screen.getByRole('row', { name: /Livo/ })).toHaveTextContent('₹ 70,000');
  await person.click(screen.getByRole('button', { name: 'Livo Edit' }));
  expect(screen.getByLabelText('Disc')).toHaveValue('70000');
  expect(screen.getByLabelText('Drum')).toHaveValue('79184');
});

test('each problem is beside its field, and the first of them has the focus', async () => {
  const { calls, person } = open(() =>
    failure(400, 'invalid_input', 'Please enter a valid price', {
      'variants.0.price': 'Please enter a valid price',
      'variants.1.id': 'This model has no such variant',
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Disc', '');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Disc')).toHaveFocus());
  expect(screen.getByLabelText('Disc')).toHaveAccessibleDescription(/ Please enter a valid price$/);
  expect(calls.filter(({ method }) => method === 'patch')).toEqual([]);

  await retype(person, 'Disc', 'a lakh');
  expect(screen.getByLabelText('Disc')).not.toHaveAttribute('aria-invalid');
  await retype(person, 'Disc, special edition', '90000');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Disc')).toHaveFocus());
  expect(screen.getByLabelText('Disc')).toHaveAccessibleDescription(/ Please enter a valid price$/);
  expect(screen.getByLabelText('Disc, special edition')).toHaveAccessibleDescription(
    / This model has no such variant$/,
  );
  expect(screen.getByLabelText('Drum')).toHaveAccessibleDescription('Now ₹\u00a079,184');
  expect(showToast).not.toHaveBeenCalled();
});

test('a model without variants has one price; without a change nothing is sent', async () => {
  const { calls, person } = open(() => ({ data: { ...xblade, bike_price: 120_000 } }));
  await person.click(await screen.findByRole('button', { name: 'XBLADE Edit' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'patch')).toEqual([]);

  await person.click(screen.getByRole('button', { name: 'XBLADE Edit' }));
  await retype(person, 'New price (₹)', '1,20,000{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /XBLADE/ })).toHaveTextContent('₹ 1,20,000'),
  );
  expect(calls.at(-1)?.body).toEqual({ old: 121_486, price: '1,20,000' });
});

test.each([
  ['Failed to load prices.', bikePrices],
  ['Failed to load accessory prices.', accessoryPrices],
])('a list that cannot be loaded is a toast as well, each time: %s', async (text, source) => {
  stubApi(() => failure(503, 'unavailable', 'Please try again soon.'));
  const { person } = show(source);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(vi.mocked(showToast).mock.calls).toEqual([['error', text, undefined]]);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
});

test('an accessory that carries _id alone is changed under it', async () => {
  const mirror = { heading: 'Mirror', part_no: 'M-1', price: 450 };
  const rows = [
    { _id: 'a7', ...mirror },
    { _id: 8, ...mirror, heading: 'Guard' },
  ];
  const calls = stubApi(({ method }) => ({
    data: method === 'get' ? rows : { message: 'Price updated', ...rows[0], price: 500 },
  }));
  const { person } = show(accessoryPrices);
  await person.click(await screen.findByRole('button', { name: /Mirror/ }));
  await retype(person, 'New price (₹)', '500{Enter}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Mirror/ })).toHaveTextContent('500'));
  expect(calls.at(-1)).toMatchObject({ method: 'patch', url: '/api/manageAccessories/a7' });
  expect(screen.getByRole('row', { name: /Guard/ })).toHaveTextContent('450');
});

test('who may not change prices reads them, and has nothing to press', async () => {
  stubApi(() => ({ data: [livo, xblade] }));
  show(bikePrices, { rights: rightsOf('sales') });
  expect(await screen.findByRole('row', { name: /Livo/ })).toHaveTextContent('₹ 79,184');
  expect(screen.queryByRole('button', { name: 'Livo Edit' })).toBeNull();
});

test('a price that is planned is seen in the list and beside the price that it replaces', async () => {
  const planned = [
    { plan: 3, valid_from: '2026-12-01', price: 80_000, variants: [{ id: 7, price: 80_000 }] },
    { plan: 4, valid_from: '2027-01-01', price: 81_000, variants: [{ id: 8, price: 81_000 }] },
  ];
  const first = timeTexts.date('2026-12-01');
  stubApi(() => ({ data: [{ ...livo, planned }, xblade] }));
  const { person } = show(bikePrices);
  const row = await screen.findByRole('row', { name: /Livo/ });
  expect(row).toHaveTextContent(`₹ 80,000 from ${first}`);
  expect(row).toHaveTextContent(`₹ 81,000 from ${timeTexts.date('2027-01-01')}`);
  await person.click(screen.getByRole('button', { name: 'Livo Edit' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    `New prices are scheduled from ${first}. They replace what you save here.`,
  );
  expect(screen.getByLabelText('Drum')).toHaveAccessibleDescription(
    `Now ₹\u00a079,184 · ₹\u00a080,000 from ${first}`,
  );
  expect(screen.getByLabelText('Disc, special edition')).toHaveAccessibleDescription(
    'Now ₹\u00a084,000.50',
  );
});

const planned = [
  { plan: 3, valid_from: '2026-12-01', price: 80_000, variants: [{ id: 7, price: 80_000 }] },
];

test('a price from a day on is sent with the price that holds until then, and is shown in the row', async () => {
  let isPlanned = false;
  const calls = stubApi(({ method }) => {
    if (method === 'post') isPlanned = true;
    return method === 'get'
      ? { data: [{ ...livo, model_id: 5, planned: isPlanned ? planned : [] }] }
      : { data: { message: 'New price scheduled', changed: 1 } };
  });
  const { person } = show(bikePrices);
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Drum', '80,000');
  const day = screen.getByLabelText('Valid from', { selector: 'input' });
  await person.type(day, '2026-12-01');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Schedule prices' }));
  const row = await screen.findByRole('row', { name: /Livo/ });
  await waitFor(() => expect(row).toHaveTextContent('Drum ₹ 79,184₹ 80,000 from'));
  expect(calls.find(({ method }) => method === 'post')).toMatchObject({
    url: '/api/priceList/apply',
    body: { validFrom: '2026-12-01', changes: [{ key: 'V7', old: 79_184, price: '80,000' }] },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a planned price is cancelled in its row, alone', async () => {
  const calls = stubApi(({ method }) =>
    method === 'get'
      ? { data: [{ ...livo, model_id: 5, planned }] }
      : { data: { message: 'Scheduled price cancelled' } },
  );
  const { person } = show(bikePrices);
  await person.click(
    await screen.findByRole('button', { name: /^Cancel .*80,000 from .*: Livo, Drum$/ }),
  );
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'delete', url: '/api/vehicles/5/prices/3/V7' }),
    ),
  );
  expect(screen.getByRole('button', { name: 'Livo Edit' })).toHaveFocus();
});

test('after a planned price is cancelled, the focus stays where the person has moved it', async () => {
  let finish = () => {};
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  stubApi(({ method }) =>
    method === 'get'
      ? { data: [{ ...livo, model_id: 5, planned }] }
      : answered.then(() => ({ data: { message: 'Scheduled price cancelled' } })),
  );
  const { person } = show(bikePrices);
  await person.click(await screen.findByRole('button', { name: /^Cancel / }));
  await person.click(screen.getByLabelText('Search'));
  finish();
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('if two people change a price, both values are shown, and one’s own is sent again', async () => {
  const changed = { code: 'changed_meanwhile', message: 'x', error: 'x', requestId: 'x' };
  const { calls, person } = open(({ body }) =>
    JSON.stringify(body).includes('82287')
      ? { status: 409, data: { ...changed, current: { prices: [{ key: 'V8', price: 83_000 }] } } }
      : { data: { ...livo, bike_price: 79_184, message: 'Price updated successfully' } },
  );
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Disc', '84,000{Enter}');
  expect(await screen.findByText('Disc ₹ 83,000')).toBeVisible();
  expect(screen.getByText('Disc 84,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ variants: [{ id: 8, old: 83_000, price: '84,000' }] });
});

test('their price is taken without the loss of the others that were typed', async () => {
  const changed = { code: 'changed_meanwhile', message: 'x', error: 'x', requestId: 'x' };
  const { calls, person } = open(({ body }) =>
    JSON.stringify(body).includes('82287')
      ? { status: 409, data: { ...changed, current: { prices: [{ key: 'V8', price: 83_000 }] } } }
      : failure(400, 'invalid_input', 'x', { 'variants.0.price': 'Too high' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Drum', '80,000');
  await retype(person, 'Disc', '84,000{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(await screen.findByText('Too high')).toBeVisible();
  expect(screen.getByLabelText('Drum')).toHaveFocus();
  expect(screen.getByLabelText('Disc')).toHaveValue('83000');
  expect(calls.at(-1)?.body).toEqual({ variants: [{ id: 7, old: 79_184, price: '80,000' }] });
});

test('a price that a colleague has just planned holds only until the next planned one', async () => {
  const changed = { code: 'changed_meanwhile', message: 'x', error: 'x', requestId: 'x' };
  const variants = [{ id: 7, price: 81_000 }];
  const later = [{ plan: 3, valid_from: '2026-12-10', price: 81_000, variants }];
  const answers = [
    { status: 409, data: { ...changed, current: { prices: [{ key: 'V7', price: 79_500 }] } } },
    { status: 500, data: '' },
  ];
  const calls = stubApi(({ method }) =>
    method === 'get'
      ? { data: [{ ...livo, model_id: 5, planned: later }] }
      : (answers.shift() ?? { data: { message: 'x', changed: 1 } }),
  );
  const { person } = show(bikePrices);
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  const day = screen.getByLabelText('Valid from', { selector: 'input' });
  await person.type(day, '2026-12-01');
  await retype(person, 'Drum', '80,000{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'post')).toHaveLength(2));
  await person.clear(day);
  await person.type(day, '2026-12-15');
  await person.click(screen.getByRole('button', { name: 'Schedule prices' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'post')?.body).toMatchObject({
      changes: [{ key: 'V7', old: 81_000 }],
    }),
  );
});

test.each([
  ['Escape', async (person: Person) => person.keyboard('{Escape}')],
  [
    'another row',
    async (person: Person) => person.click(screen.getByRole('button', { name: 'XBLADE Edit' })),
  ],
])('a save that is refused after the form has gone is a toast: %s', async (_how, leave) => {
  let refuse = () => {};
  const answered = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const refusal = failure(400, 'invalid_input', 'x', { 'variants.0.price': 'Too high' });
  const { person } = open(() => answered.then(() => refusal));
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Disc', '84,000{Enter}');
  await leave(person);
  expect(screen.queryByLabelText('Disc')).toBeNull();
  refuse();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Failed to update price'));
});

test('a search closes the row and keeps the focus', async () => {
  const { person } = open(() => ({ data: {} }));
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await person.type(screen.getByLabelText('Search'), 'livo');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Search')).toHaveValue('livo');
});

test('a search finds a model by sound, in any script', async () => {
  const { person } = open(() => ({ data: {} }));
  await person.type(await screen.findByLabelText('Search'), 'লিভো');
  expect(screen.getAllByRole('button', { name: /Edit$/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Livo Edit' })).toBeInTheDocument();
  await person.clear(screen.getByLabelText('Search'));
  await person.type(screen.getByLabelText('Search'), 'एक्स ब्लेड');
  expect(screen.getAllByRole('button', { name: /Edit$/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'XBLADE Edit' })).toBeInTheDocument();
});

test('the prices and the note are those of the chosen day', async () => {
  const coming = { plan: 2, valid_from: '2027-02-01', price: 81_000 };
  const both = [...planned, { ...coming, variants: [{ id: 7, price: 81_000 }] }];
  stubApi(() => ({ data: [{ ...livo, planned: both }] }));
  const { person } = show(bikePrices);
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await person.type(screen.getByLabelText('Valid from', { selector: 'input' }), '2027-01-01');
  expect(screen.getByLabelText('Drum')).toHaveValue('80000');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    `New prices are scheduled from ${timeTexts.date('2027-02-01')}.`,
  );
});

test('Escape closes the row without a change', async () => {
  const { calls, person } = open(() => ({ data: {} }));
  await person.click(await screen.findByRole('button', { name: 'Livo Edit' }));
  await retype(person, 'Disc', '84,000{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ method }) => method !== 'get')).toEqual([]);
});

test('accessories are grouped by model, the first open; a search looks in all models', async () => {
  const row = { part_no: 'P', price: 450, planned: [] };
  stubApi(() => ({
    data: [
      { ...row, id: 1, heading: 'Mirror', model_name: 'Livo' },
      { ...row, id: 2, heading: 'Guard', model_name: 'Livo' },
      { ...row, id: 3, heading: 'Guard', model_name: 'Dio' },
    ],
  }));
  const { person } = show(accessoryPrices);
  const summary = await screen.findByText('Livo (2)');
  expect(summary.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Dio (1)').closest('details')).not.toHaveAttribute('open');
  await person.type(screen.getByLabelText('Search'), 'guard');
  expect(screen.getAllByRole('row', { name: /Guard/ })).toHaveLength(2);
  expect(screen.queryByRole('group')).toBeNull();
});
