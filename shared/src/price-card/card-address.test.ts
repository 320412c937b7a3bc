import { describe, expect, it } from 'vitest';
import { cardQuery, readCard } from './card-address.ts';
import type { ModelRates } from './rates-schema.ts';

const named = (code: string) => ({ code, name: code });
const rates: ModelRates = {
  model: 'shine125',
  variants: [
    { part: 'V2', name: 'Disc', price: 84_000 },
    { part: 'V1', name: 'Drum', price: 80_000 },
  ],
  fuel: 'petrol',
  size: 124,
  day: '2026-11-29',
  takesSamples: true,
  registrationPlaces: [named('siliguri'), named('malda')],
  rates: [],
  extras: [
    { ...named('helmet'), price: 1000 },
    { ...named('amc'), price: 2000 },
  ],
  reductions: [],
  lenders: [
    {
      ...named('bank'),
      form: 'reducing',
      annualRate: 9.5,
      months: [12, 24],
      charge: 0,
      isChargeInInstalments: false,
    },
  ],
  cardDays: 15,
};
const read = (query: string) => readCard(new URLSearchParams(query), rates);

const usual = { place: 'siliguri', tax: 'tax-lifetime', extras: [], hasCover: false, loan: null };

describe('readCard', () => {
  it('has nothing ticked, no loan and the cheapest variant where the address says nothing', () => {
    expect(read('bike=Shine125')).toEqual({ variant: rates.variants[1], choices: usual });
  });

  it('reads every choice', () => {
    const query =
      'variant=Disc&place=malda&tax=five-years&with=amc,helmet&cover=1&lender=bank&months=24&down=20000';
    expect(read(query)).toEqual({
      variant: rates.variants[0],
      choices: {
        place: 'malda',
        tax: 'tax-five-years',
        extras: ['helmet', 'amc'],
        hasCover: true,
        loan: { lender: 'bank', months: 24, down: 20_000_00 },
      },
    });
    expect(read('place=other').choices.place).toBe('other');
  });

  it.each([
    'variant=&place=&tax=&with=&cover=&lender=&months=&down=',
    'variant=Gold&place=delhi&tax=none&with=gold,,&cover=yes&lender=uncle&months=24&down=5',
    'price=1&rate=0&discount=5000&total=1',
  ])('falls back where it is wrong: %s', (query) => {
    expect(read(query)).toEqual({ variant: rates.variants[1], choices: usual });
  });

  it.each([
    ['months=7', { months: 12, down: 0 }],
    ['down=-5', { months: 12, down: 0 }],
    ['down=1e9', { months: 12, down: 0 }],
    ['down=999999999', { months: 12, down: 100_000_000_00 }],
  ])('keeps a loan with a wrong part: %s', (part, loan) => {
    expect(read(`lender=bank&${part}`).choices.loan).toEqual({ lender: 'bank', ...loan });
  });
});

describe('cardQuery', () => {
  it('carries all choices but the loan, which read back as they were', () => {
    const asked = 'variant=Disc&place=malda&tax=five-years&with=helmet%2Camc&cover=1';
    const { variant, choices } = read(`${asked}&lender=bank&months=24`);
    expect(cardQuery(variant?.name ?? '', choices)).toBe(asked);
    expect(cardQuery('', { ...choices, extras: [], hasCover: false })).toBe(
      'place=malda&tax=five-years',
    );
  });
});
