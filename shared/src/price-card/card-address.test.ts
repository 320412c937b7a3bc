import { describe, expect, it } from 'vitest';
import { modelRates } from '../../test/model-rates.ts';
import { cardQuery, isCardAddress, readCard, withoutTerms } from './card-address.ts';
import type { ModelRates } from './rates-schema.ts';

const named = (code: string) => ({ code, name: code });
const rates: ModelRates = {
  ...modelRates,
  registrationPlaces: [named('siliguri'), named('malda')],
  extras: [
    { ...named('helmet'), price: 1000 },
    { ...named('amc'), price: 2000 },
  ],
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
};
const read = (query: string) => readCard(new URLSearchParams(query), rates);

const usual = { place: 'siliguri', tax: 'tax-lifetime', extras: [], hasCover: false, loan: null };
const none = { choices: usual, gone: [] };

describe('readCard', () => {
  it('has nothing ticked, no loan and the cheapest variant where the address says nothing', () => {
    expect(read('bike=Shine125')).toEqual({ variant: rates.variants[1], ...none });
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
      gone: [],
    });
    expect(read('place=other').choices.place).toBe('other');
  });

  it.each([
    'variant=&place=&tax=&with=&cover=&lender=&months=&down=&day=',
    'tax=none&with=,,&cover=yes&months=24&down=5',
    'price=1&rate=0&discount=5000&total=1',
  ])('falls back where it is wrong: %s', (query) => {
    expect(read(query)).toEqual({ variant: rates.variants[1], ...none });
  });

  it.each([
    ['variant=Gold', ['variant']],
    ['place=delhi', ['place']],
    ['with=gold', ['with']],
    ['lender=uncle&months=24', ['lender']],
    ['variant=Gold&place=delhi&lender=uncle', ['variant', 'place', 'lender']],
  ])('tells what is not offered: %s', (query, gone) => {
    expect(read(query)).toEqual({ variant: rates.variants[1], choices: usual, gone });
  });

  it('keeps what is offered beside what is not', () => {
    expect(read('with=gold,helmet')).toMatchObject({
      choices: { extras: ['helmet'] },
      gone: ['with'],
    });
    expect(read('lender=bank&months=7')).toMatchObject({
      choices: { loan: { months: 12 } },
      gone: ['months'],
    });
  });

  it.each([
    ['down=-5', { months: 12, down: 0 }],
    ['down=1e9', { months: 12, down: 0 }],
    ['down=999999999', { months: 12, down: 100_000_000_00 }],
  ])('keeps a loan with a wrong part: %s', (part, loan) => {
    expect(read(`lender=bank&${part}`).choices.loan).toEqual({ lender: 'bank', ...loan });
  });

  it.each([
    ['2026-11-28', '2026-11-28'],
    ['2026-11-29', undefined],
    ['2026-12-01', undefined],
    ['2026-11-31', undefined],
    ['yesterday', undefined],
  ])('tells a day before today: %s', (day, earlier) => {
    expect(read(`day=${day}`).earlier).toBe(earlier);
  });
});

describe('cardQuery', () => {
  it('carries all choices and the day, which read back as they were', () => {
    const asked =
      'variant=Disc&place=malda&tax=five-years&with=helmet%2Camc&cover=1&lender=bank&months=24&down=5000&day=2026-11-28';
    const { variant, choices } = read(asked);
    expect(cardQuery(variant?.name ?? '', choices, '2026-11-28')).toBe(asked);
    expect(cardQuery('', { ...choices, extras: [], hasCover: false, loan: null })).toBe(
      'place=malda&tax=five-years',
    );
  });

  it('keeps the lender alone where the terms of a loan do not count', () => {
    const { choices } = read('lender=bank&months=24&down=5000');
    expect(cardQuery('', withoutTerms(choices))).toBe('place=siliguri&tax=lifetime&lender=bank');
  });
});

it('an address carries a card with any of its choices', () => {
  const asks = (query: string) => isCardAddress(new URLSearchParams(query));
  expect(['place=malda', 'day=2026-11-28', 'bike=Shine125', 'price=1'].map(asks)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
