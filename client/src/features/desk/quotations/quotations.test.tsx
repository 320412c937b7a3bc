import type { DeskDetail, ModelRates, StaffQuotation } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { modelRates } from '../../../../../shared/test/model-rates.ts';
import { deskOf } from '../../../../test/desk.ts';
import { deskRow } from '../../../../test/desk-row.ts';
import { failure, stubApi, type ApiCall } from '../../../../test/stub-api.ts';
import { DeskContext } from '../common/desk-context.ts';
import { Quotations } from './quotations.tsx';

const number = 'Q-2627-0042';
const quotation: StaffQuotation = {
  number,
  version: 1,
  state: 'open',
  bike: 'Shine125',
  vehicle: 'Shine 125 Disc',
  place: 'Siliguri',
  card: {
    day: '2026-11-29',
    validUntil: '2026-12-13',
    lines: [{ line: 'ex-showroom', payee: 'dealer', amount: 84_000_00 }],
    total: 84_000_00,
    missing: [],
    isSample: false,
    loan: null,
  },
  loanMonths: null,
  booking: 0,
  refund: '',
  madeBy: 'Rina Das',
  showroom: '',
  changes: [],
  token: 'T1',
  variant: 'Disc',
  choices: { place: 'siliguri', tax: 'tax-lifetime', extras: [], hasCover: false, loan: null },
  discount: null,
  exchange: null,
  made_at: 0,
  opened_at: null,
  wanted_at: null,
  accepted_at: null,
  withdrawn_at: null,
  bill: null,
};
const rates: ModelRates = {
  ...modelRates,
  takesSamples: true,
  extras: [{ code: 'helmet', name: 'Helmet', price: 1000 }],
};
const model = { id: 1, bikeName: 'Shine125', name: 'Shine 125', price: 80_000, hasDetails: true };
const detail: DeskDetail = {
  enquiry: deskRow(),
  events: [],
  has_earlier: false,
  visit: {},
  open_by: [],
  others: [],
  is_handed_away: false,
  offer_ways: [],
  offer_waits: [],
};
const list = '/api/desk/enquiries/R1/quotations';

/** Shows the quotations of an enquiry. @param answer to steps, and to what is made */
function open(
  quotations: readonly StaffQuotation[],
  {
    canWork = true,
    known = rates,
    answer = () => ({ data: { quotations } }),
  }: {
    canWork?: boolean;
    known?: ModelRates;
    answer?: (call: ApiCall) => ReturnType<Parameters<typeof stubApi>[0]>;
  } = {},
) {
  const calls = stubApi((call) => {
    if (call.url === '/api/bikes') return { data: [model] };
    if (call.url === '/api/scooters') return { data: [] };
    if (call.url.startsWith('/api/price-rates')) return { data: known };
    return call.method === 'get' ? { data: { quotations } } : answer(call);
  });
  const wrote = vi.fn();
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <DeskContext value={deskOf()}>
        <Quotations detail={detail} canWork={canWork} wrote={wrote} />
      </DeskContext>
    </QueryClientProvider>,
  );
  return { calls, wrote, person: userEvent.setup() };
}

const names = (within: HTMLElement) =>
  [...within.querySelectorAll('button, a')].map((each) => each.textContent);

test.each([
  [
    'open',
    {},
    'Open',
    ['WhatsApp', 'Print', 'Picture', 'Change', 'Customer accepted', 'Withdraw', 'Compare the bill'],
  ],
  [
    'accepted',
    { accepted_at: 1 },
    'Accepted',
    ['WhatsApp', 'Print', 'Picture', 'Change', 'Withdraw', 'Compare the bill'],
  ],
  ['expired', {}, 'No longer valid', ['Change', 'Withdraw']],
  ['withdrawn', { withdrawn_at: 1 }, 'Withdrawn', ['Change']],
  ['replaced', {}, 'Replaced', []],
] as const)(
  'an %s quotation says so and offers what can be done',
  async (state, part, said, can) => {
    open([{ ...quotation, ...part, state }]);
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent(number);
    expect(line).toHaveTextContent('Shine 125 Disc: ₹ 84,000');
    expect(line).toHaveTextContent(said);
    expect(names(line)).toEqual(can);
  },
);

test('the customer’s marks and the bill are shown; who only reads can do nothing', async () => {
  open([{ ...quotation, version: 2, opened_at: 0, wanted_at: 0, bill: [] }], { canWork: false });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/Opened .* · Wanted .*The bill is saved\.$/);
  expect(names(line)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Make a quotation' })).toBeNull();
});

test('a quotation that a colleague has changed meanwhile is shown as it is now', async () => {
  const now = { ...quotation, state: 'withdrawn' as const };
  const refusal = failure(409, 'changed_meanwhile', 'Changed');
  const { person, calls } = open([quotation], {
    answer: () => ({
      status: 409,
      data: { ...(refusal.data as object), current: { quotations: [now] } },
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Customer accepted' }));
  expect(await screen.findByText(/^Withdrawn · /)).toBeVisible();
  const sent = calls.find(({ method }) => method === 'post');
  expect(sent).toMatchObject({
    url: `${list}/${number}/steps`,
    body: { version: 1, step: 'accept' },
  });
});

const sheet = async (title = 'Quotation: Rina Das') =>
  within(await screen.findByRole('dialog', { name: title }));

test('the sheet begins with the model, adds up what is entered, and then offers the ways to send', async () => {
  const { person, calls, wrote } = open([], {
    answer: () => ({ data: { quotations: [quotation] } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Make a quotation' }));
  const inside = await sheet();
  expect(await inside.findByText('You pay: ₹ 80,000')).toBeInTheDocument();
  await person.selectOptions(inside.getByLabelText('Variant'), 'Disc');
  await person.click(inside.getByLabelText(/^Helmet/));
  await person.type(inside.getByLabelText('Discount (₹)'), '2000');
  expect(inside.getByText('You pay: ₹ 83,000')).toBeInTheDocument();
  await person.type(inside.getByLabelText('Booking amount (₹)'), 'two');
  expect(inside.getByText('Enter rupees, such as 1500.')).toBeInTheDocument();
  await person.click(inside.getByRole('button', { name: 'Make it' }));
  expect(calls.filter(({ method }) => method === 'post')).toEqual([]);
  await person.clear(inside.getByLabelText('Booking amount (₹)'));
  await person.click(inside.getByRole('button', { name: 'Make it' }));
  expect(await inside.findByText(`Quotation ${number} is ready to send.`)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'post')?.body).toMatchObject({
    variant: 'Disc',
    extras: ['helmet'],
    discount: { amount: 2000_00, reason: '' },
    replaces: null,
  });
  const way = inside.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(way.getAttribute('href') ?? '').replaceAll('\u00a0', ' ')).toMatch(
    /wa\.me\/919832011111\?text=.*Q-2627-0042: ₹ 84,000.*\/quotations\/T1$/s,
  );
  expect(inside.getByRole('link', { name: 'Print' })).toHaveAttribute('href', '/quotations/T1.pdf');
  // The enquiry has no mail address.
  expect(inside.queryByRole('link', { name: 'Email' })).toBeNull();
  way.addEventListener('click', (event) => event.preventDefault());
  await person.click(way);
  expect(wrote).toHaveBeenCalledWith('whatsapp', {
    text: expect.stringContaining(number) as string,
  });
});

test('the sheet of a new version begins with the last one, and shows why it is refused', async () => {
  const discount = { amount: 1500_00, reason: 'Puja' };
  const { person, calls } = open([{ ...quotation, discount }], {
    answer: () => failure(400, 'invalid_input', 'Wrong', { 'discount.reason': 'Say why.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const inside = await sheet();
  expect(await inside.findByLabelText('Discount (₹)')).toHaveValue('1500');
  expect(inside.getByLabelText('Why the discount?')).toHaveValue('Puja');
  await person.click(inside.getByRole('button', { name: 'Save as a new version' }));
  expect(await inside.findByText('Say why.')).toBeInTheDocument();
  const [sent] = calls.filter(({ method }) => method === 'post');
  expect(sent?.body).toMatchObject({ replaces: { number, version: 1 }, variant: 'Disc' });
});

test('without registering offices the sheet says what has to be set up', async () => {
  // A model of its own: the rates of another are known already.
  const { person } = open([{ ...quotation, bike: 'Dio110' }], {
    known: { ...rates, registrationPlaces: [] },
  });
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  const inside = await sheet();
  expect(await inside.findByText(/^Set up On-road Prices first/)).toBeInTheDocument();
  expect(inside.queryByRole('button', { name: 'Save as a new version' })).toBeNull();
});

test('the sheet of a bill names each difference and waits for its reason', async () => {
  const { person, calls } = open([quotation]);
  await person.click(await screen.findByRole('button', { name: 'Compare the bill' }));
  const inside = await sheet(`Bill and quotation ${number}`);
  const save = inside.getByRole('button', { name: 'Save bill' });
  expect(inside.getByText('The bill is as quoted.')).toBeInTheDocument();
  const amount = inside.getByLabelText(/^Ex-showroom.*\(₹\)$/);
  await person.clear(amount);
  await person.type(amount, '84500');
  expect(
    inside.getByText(/: ₹ 84,000 in the quotation, ₹ 84,500 on the bill$/),
  ).toBeInTheDocument();
  expect(save).toBeDisabled();
  await person.type(inside.getByLabelText(/^Why does “Ex-showroom/), 'New price');
  await person.click(save);
  await waitFor(() => expect(calls.some(({ method }) => method === 'post')).toBe(true));
  expect(calls.find(({ method }) => method === 'post')?.body).toMatchObject({
    version: 1,
    lines: [{ line: 'ex-showroom', amount: 84_500_00, reason: 'New price' }],
  });
});
