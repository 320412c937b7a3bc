import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { formatRupees, type ModelRates } from '@dealership/shared';
import { modelRates } from '../../../../../shared/test/model-rates.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { PriceCard } from './price-card.tsx';

const named = (code: string, name: string) => ({ code, name });
const rate = (line: ModelRates['rates'][number]['line'], amount: number) => ({
  line,
  place: '',
  fuel: 'petrol' as const,
  validFrom: '2026-01-01',
  validTo: '',
  source: 'Rule 81',
  checkedOn: '2026-11-01',
  bands: [{ size: null, price: null, rate: { amount } }],
});
const rates: ModelRates = {
  ...modelRates,
  rates: [
    rate('registration', 500),
    rate('third-party', 4000),
    rate('own-damage', 1500),
    rate('owner-cover', 375),
    rate('loan-entry', 500),
  ],
  extras: [{ ...named('helmet', 'Helmet'), price: 1000 }],
  reductions: [
    { ...named('puja', 'Puja'), amount: 2000, models: [], from: '2026-11-01', to: '2026-11-30' },
  ],
  lenders: [
    {
      ...named('bank', 'Bank'),
      form: 'reducing',
      annualRate: 12,
      months: [12, 24],
      charge: 0,
      isChargeInInstalments: false,
    },
  ],
};

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

/** Each bike is fetched once in a test file. */
async function show(bike: string, query = '', part: Partial<ModelRates> = {}) {
  stubApi(({ url }) =>
    url === `/api/price-rates?bike=${bike}` ? { data: { ...rates, ...part } } : undefined,
  );
  render(
    <MemoryRouter initialEntries={[`/view-details?bike=${bike}${query}`]}>
      <PriceCard bikeName={bike} name="Model" onOff={() => undefined} />
      <Address />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('region', { name: 'On-road price' }));
}

/** As the queries read it. */
const rupees = (amount: number) => formatRupees(amount * 100).replaceAll('\u00a0', ' ');
/** The sign and the amount of the total are two elements. */
const total = () => document.querySelector('[aria-live="polite"] p:last-child')?.textContent;

test('names what is missing from the total, and takes a reduction off', async () => {
  const card = await show('One');
  expect(total()).toContain((80_000 + 500 + 4000 + 1500 + 375 - 2000).toLocaleString('en-IN'));
  card.getByText('Total without: Road tax, lifetime');
  card.getByText('to be confirmed');
  card.getByText(rupees(-2000));
  expect(card.queryByText('Sample rates, not an offer')).toBeNull();
});

test('shows what the price was before it changed', async () => {
  const before = { price: 79_000, until: '2026-11-20' };
  const variants = [{ part: 'V1', name: 'Drum', price: 80_000, before }];
  const card = await show('Six', '', { variants });
  card.getByText('to us · ₹ 79,000 until 20 Nov 2026');
});

test('recalculates with each choice and writes it into the address', async () => {
  const card = await show('Two', '&variant=Disc');
  const before = 84_000 + 500 + 4000 + 1500 + 375 - 2000;
  expect(total()).toContain(before.toLocaleString('en-IN'));
  fireEvent.click(card.getByLabelText(/^Helmet/));
  fireEvent.click(card.getByLabelText('5 years'));
  fireEvent.click(card.getByLabelText('I have a personal accident cover'));
  expect(total()).toContain((before + 1000 - 375).toLocaleString('en-IN'));
  fireEvent.change(card.getByLabelText('Loan'), { target: { value: 'bank' } });
  card.getByText('Loan entry in the certificate');
  expect(total()).toContain((before + 1000 - 375 + 500).toLocaleString('en-IN'));
  expect((await screen.findByLabelText('address')).textContent).toBe(
    '?bike=Two&variant=Disc&with=helmet&tax=five-years&cover=1&lender=bank',
  );
});

test('says in words what a down payment means, and keeps the last right one', async () => {
  const card = await show('Three', '&lender=bank&months=24');
  card.getByText('Without a down payment you borrow the whole on-road price.');
  card.getByText('Reckoned without what is to be confirmed.');
  const down = card.getByLabelText('Down payment (₹)');
  fireEvent.change(down, { target: { value: '24,875' } });
  card.getByText(`${rupees(2824.41)} × 24 months`);
  // Without charges the rate of the lender is the true one.
  expect(card.getAllByText(/^12\.00 %/)).toHaveLength(2);
  fireEvent.change(down, { target: { value: 'much' } });
  card.getByText('Enter whole rupees, such as 20000.');
  card.getByText(`${rupees(2824.41)} × 24 months`);
  fireEvent.change(down, { target: { value: '9999999' } });
  card.getByText('The down payment covers the whole price: no loan is needed.');
});

test('is sent with its address, and says nothing of a loan in documents', async () => {
  const card = await show('Five', '&variant=Disc&with=helmet&lender=bank&months=24');
  const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href') ?? '';
  const total = 84_000 + 500 + 500 + 4000 + 1500 + 375 + 1000 - 2000;
  const said = new URL(hrefOf('Send by WhatsApp')).searchParams.get('text')?.split('\n') ?? [];
  const place = 'Total without: Road tax, lifetime';
  expect(said[0]).toBe(`Model Disc · Siliguri · ${place}: ${formatRupees(total * 100)}`);
  expect(new URL(said.at(-1) ?? '').search).toBe(
    '?bike=Five&variant=Disc&place=siliguri&tax=lifetime&with=helmet&lender=bank&months=24&day=2026-11-29',
  );
  const chosen = 'variant=Disc&place=siliguri&tax=lifetime&with=helmet&lender=bank';
  expect(hrefOf('This price as PDF')).toBe(`/price-cards/Five.pdf?${chosen}`);
  expect(hrefOf('Picture for a WhatsApp status')).toBe(
    `/price-cards/Five.png?${chosen}&shape=tall`,
  );
});

test('says what its address names and nobody offers, and that it is of another day', async () => {
  const query = '&variant=Gold&place=delhi&with=gold&lender=uncle&day=2026-11-20';
  const card = await show('Seven', query);
  const said = () => card.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toEqual([
    [
      'The variant in this link is no longer offered. This is the price of Model Drum.',
      'The place of registration in this link is no longer offered. This is the price for Siliguri.',
      'An extra in this link is no longer offered. It is not in this price.',
      'The lender in this link is no longer offered. This price is without a loan.',
      'This link is from 20 Nov 2026. The card has today’s prices, and that of the day may have been different.',
    ].join(''),
  ]);
  expect(total()).toContain((80_000 + 500 + 4000 + 1500 + 375 - 2000).toLocaleString('en-IN'));
  fireEvent.change(card.getByLabelText('Variant'), { target: { value: 'Disc' } });
  expect(said()[0]).not.toContain('variant');
});

test('says the smallest monthly sum of the chosen variant, which a press shows as a loan', async () => {
  const complete = [...rates.rates, rate('tax-lifetime', 5000)];
  const card = await show('Eight', '', { rates: complete });
  const before = card.getByText(/24 months, 20 % down/).textContent;
  fireEvent.change(card.getByLabelText('Variant'), { target: { value: 'Disc' } });
  const monthly = card.getByText(/24 months, 20 % down/).textContent;
  expect(monthly).not.toBe(before);
  fireEvent.click(card.getByRole('button', { name: 'Show this loan' }));
  const [sum = ''] = monthly.split(' a month');
  expect(card.getByText(/× 24 months/).textContent).toBe(`${sum} × 24 months`);
  expect(card.queryByText(/20 % down/)).toBeNull();
});

test('without offices there is no card', async () => {
  stubApi(() => ({ data: { ...rates, registrationPlaces: [] } }));
  const onOff = vi.fn();
  render(
    <MemoryRouter>
      <PriceCard bikeName="Four" name="Model" onOff={onOff} />
    </MemoryRouter>,
  );
  await expect.poll(() => onOff.mock.calls.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
