import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCard, type CardChoices, type TakenOff } from '../price-card/card.ts';
import { OTHER_PLACE } from '../price-card/rate-limits.ts';
import type { CardRates } from '../price-card/rates-schema.ts';
import {
  cardIn,
  quotationChanges,
  quotationNumber,
  quotationState,
  upiAddress,
} from './quotation.ts';
import { storedQuotationSchema, type Quotation } from './quotation-schema.ts';

const DAY = '2026-11-29';
const vehicle = { model: 'shine125', price: 80_000_00, fuel: 'petrol', size: 124 } as const;
const choices: CardChoices = {
  place: 'siliguri',
  tax: 'tax-lifetime',
  extras: [],
  hasCover: false,
  loan: null,
};
const rates: CardRates = {
  registrationPlaces: [{ code: 'siliguri', name: { en: 'Siliguri' } }],
  rates: [
    {
      line: 'registration',
      place: '',
      fuel: 'petrol',
      validFrom: '2026-01-01',
      validTo: '',
      source: 'Rule 81',
      checkedOn: '2026-11-01',
      bands: [{ size: null, price: null, rate: { amount: 300 } }],
    },
  ],
  extras: [{ code: 'helmet', name: { en: 'Helmet', bn: 'হেলমেট' }, price: 999.5 }],
  reductions: [],
  lenders: [
    {
      code: 'bank',
      name: { en: 'Bank', bn: 'ব্যাংক' },
      form: 'reducing',
      annualRate: 12,
      months: [12, 24],
      charge: 0,
      isChargeInInstalments: false,
    },
  ],
  cardDays: 15,
};
const made = (part: Partial<CardChoices> = {}, off: TakenOff[] = []): Quotation => {
  const chosen = { ...choices, ...part };
  return {
    bike: 'Shine 125',
    vehicle: 'Shine 125 Disc',
    variant: 'Disc',
    place: { en: 'Siliguri' },
    choices: { ...chosen, extras: [...chosen.extras] },
    discount: null,
    exchange: null,
    booking: 0,
    upiId: '',
    refund: null,
    madeBy: 'Prabir',
    card: priceCard(vehicle, chosen, rates, { day: DAY, takesSamples: false, off }),
  } as unknown as Quotation;
};
const discount = (amount: number): TakenOff => ({
  line: 'discount',
  name: { en: 'Goodwill' },
  amount,
});

describe('the sum of a quotation', () => {
  it('is the sum of the card less discount and exchange, whatever is chosen', () => {
    const amount = fc.integer({ min: 1, max: 50_000_00 });
    const part = fc.record({
      place: fc.constantFrom('siliguri', OTHER_PLACE),
      extras: fc.constantFrom([], ['helmet']),
      hasCover: fc.boolean(),
    });
    fc.assert(
      fc.property(part, amount, amount, (chosen, less, old) => {
        const off = [
          discount(less),
          { line: 'exchange' as const, name: { en: 'Glamour 2016' }, amount: old },
        ];
        const { card } = made(chosen, off);
        expect(card.total).toBe(made(chosen).card.total - less - old);
        expect(Number.isInteger(card.total)).toBe(true);
        expect(card.lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBe(card.total);
      }),
    );
  });

  it('is what a loan is reckoned from', () => {
    const loan = { lender: 'bank', months: 24, down: 20_000_00 };
    expect(made({ loan }, [discount(1_000_00)]).card.loan).toMatchObject({
      principal: 59_300_00,
    });
  });
});

describe('quotationState', () => {
  const marks = {
    acceptedAt: null,
    withdrawnAt: null,
    isReplaced: false,
    validUntil: '2026-12-13',
  };
  it.each([
    [{}, '2026-12-13', 'open'],
    [{}, '2026-12-14', 'expired'],
    [{ acceptedAt: 1 }, '2026-12-14', 'accepted'],
    [{ acceptedAt: 1, withdrawnAt: 2 }, '2026-12-01', 'withdrawn'],
    [{ withdrawnAt: 2, isReplaced: true }, '2026-12-01', 'replaced'],
  ])('of %j on %s is %s', (part, today, state) => {
    expect(quotationState({ ...marks, ...part }, today)).toBe(state);
  });
});

it('numbers quotations by the year of accounts', () => {
  expect(quotationNumber('2026-11-29', 42)).toBe('Q-2627-0042');
  expect(quotationNumber('2027-03-31', 1)).toBe('Q-2627-0001');
  expect(quotationNumber('2027-04-01', 12_345)).toBe('Q-2728-12345');
  expect(quotationNumber('2099-12-31', 1)).toBe('Q-9900-0001');
});

describe('quotationChanges', () => {
  it('finds nothing in the same quotation made again', () => {
    expect(quotationChanges(made(), made())).toEqual([]);
  });
  it('names all that a version has changed', () => {
    const after = {
      ...made({ extras: ['helmet'], place: OTHER_PLACE }, [discount(500_00)]),
      booking: 2_000_00,
    };
    expect(quotationChanges(made(), after)).toEqual([
      { what: 'place' },
      { what: 'line', line: 'registration', before: 300_00, after: null },
      { what: 'line', line: 'extra', name: { en: 'Helmet', bn: 'হেলমেট' }, after: 999_50 },
      { what: 'line', line: 'discount', name: { en: 'Goodwill' }, after: -500_00 },
      { what: 'booking' },
    ]);
    const financed = made({ loan: { lender: 'bank', months: 12, down: 0 } });
    const named = quotationChanges(made(), financed).map(({ what, line }) => line ?? what);
    expect(named).toEqual(['loan-entry', 'loan']);
  });
});

it('a card is stored whole, and is read in each language', () => {
  const loan = { lender: 'bank', months: 12, down: 0 };
  const stored = made({ extras: ['helmet'], loan }, [discount(1)]);
  const read: unknown = JSON.parse(JSON.stringify(stored));
  expect(storedQuotationSchema.parse(read)).toEqual(stored);
  const { lines, loan: terms } = cardIn(stored.card, 'bn');
  expect(lines.map(({ name }) => name)).toContain('হেলমেট');
  expect(lines.at(-1)?.name).toBe('Goodwill');
  expect(terms).toMatchObject({ lender: { name: 'ব্যাংক' } });
});

it('an address of UPI carries the amount and the number', () => {
  const payment = { upiId: 'shop@bank', shop: 'Teesta & Sons', amount: 2_000_50 };
  expect(upiAddress({ ...payment, number: 'Q-2627-0042' })).toBe(
    'upi://pay?pa=shop%40bank&pn=Teesta%20%26%20Sons&am=2000.50&cu=INR&tn=Q-2627-0042',
  );
});
