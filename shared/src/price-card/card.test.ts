import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/ist.ts';
import { priceCard, type CardChoices, type CardVehicle } from './card.ts';
import { OTHER_PLACE } from './rate-limits.ts';
import { rateFuels, rateLines, roadTaxes } from './rate-lines.ts';
import type { CardRates, RateTable } from './rates-schema.ts';

const DAY = '2026-11-29';

const shine: CardVehicle = {
  model: 'shine125',
  price: 80_124_00,
  fuel: 'petrol',
  size: 124,
};
const choices: CardChoices = {
  place: 'kalimpong',
  tax: 'tax-lifetime',
  extras: [],
  hasCover: false,
  loan: null,
};

const table = (part: Partial<RateTable>): RateTable => ({
  line: 'registration',
  place: '',
  fuel: 'petrol',
  validFrom: '2026-01-01',
  validTo: '',
  source: 'Rule 81',
  checkedOn: '2026-11-01',
  bands: [{ size: null, price: null, rate: { amount: 300 } }],
  ...part,
});

const percent = (value: number, least = 0) => [
  { size: null, price: null, rate: { percent: value, least } },
];

const full: CardRates = {
  registrationPlaces: [{ code: 'kalimpong', name: { en: 'Kalimpong' } }],
  rates: rateLines.map((line) => table({ line })),
  extras: [{ code: 'helmet', name: { en: 'Helmet' }, price: 999.5 }],
  reductions: [],
  lenders: [
    {
      code: 'bank',
      name: { en: 'Bank' },
      form: 'reducing',
      annualRate: 12,
      months: [24],
      charge: 0,
      isChargeInInstalments: false,
    },
  ],
  cardDays: 15,
};

const card = (
  part: Partial<CardChoices> = {},
  rates: Partial<CardRates> = {},
  { vehicle = shine, day = DAY, takesSamples = false } = {},
) => priceCard(vehicle, { ...choices, ...part }, { ...full, ...rates }, { day, takesSamples });

const amounts = ({ lines }: ReturnType<typeof card>) =>
  Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));

const withTax = (...tables: Partial<RateTable>[]) => ({
  rates: tables.map((part) => table({ line: 'tax-lifetime', ...part })),
});

describe('a price card', () => {
  it('has a line for all that a buyer pays, and one road tax', () => {
    expect(amounts(card())).toEqual({
      'ex-showroom': 80_124_00,
      'tax-lifetime': 300_00,
      registration: 300_00,
      'third-party': 300_00,
      'own-damage': 300_00,
      'owner-cover': 300_00,
    });
    expect(card()).toMatchObject({ total: 81_624_00, missing: [], isSample: false });
    expect(card().validUntil).toBe('2026-12-13');
  });

  it('has what was chosen, and nothing else', () => {
    const chosen = card({ tax: 'tax-five-years', extras: ['helmet', 'gone'], hasCover: true });
    expect(Object.keys(amounts(chosen))).toEqual([
      'ex-showroom',
      'tax-five-years',
      'registration',
      'third-party',
      'own-damage',
      'extra',
    ]);
    expect(chosen.lines.at(-1)).toMatchObject({ payee: 'choice', amount: 999_50 });
  });

  it('takes a percentage of the price, and at least the least amount', () => {
    const tax = (least: number) => amounts(card({}, withTax({ bands: percent(9, least) })));
    expect(tax(0)['tax-lifetime']).toBe(7_211_16);
    expect(tax(10_000)['tax-lifetime']).toBe(10_000_00);
  });

  it('takes the row of the engine and the price, whose limits are included', () => {
    const bands = [
      { size: 124, price: 80_124, rate: { amount: 1 } },
      { size: 124, price: null, rate: { amount: 2 } },
      { size: null, price: null, rate: { amount: 3 } },
    ];
    const tax = (vehicle: Partial<CardVehicle>) =>
      amounts(card({}, withTax({ bands }), { vehicle: { ...shine, ...vehicle } }))['tax-lifetime'];
    expect(tax({})).toBe(1_00);
    expect(tax({ price: 80_124_01 })).toBe(2_00);
    expect(tax({ size: 124.1 })).toBe(3_00);
    expect(tax({ size: null })).toBeNull();
  });

  it.each<[string, Partial<RateTable>[]]>([
    ['no rate', []],
    ['a rate that is over', [{ validTo: addDays(DAY, -1) }]],
    ['a rate to come', [{ validFrom: addDays(DAY, 1) }]],
    ['a sample', [{ checkedOn: '' }]],
    ['a rate for another fuel', [{ fuel: 'electric' }]],
    [
      'an old rate of the place beside one for all',
      [{ place: 'kalimpong', validTo: addDays(DAY, -1) }, {}],
    ],
  ])('with %s names the line that is missing from its total', (_what, tables) => {
    const { total, missing, lines } = card({}, withTax(...tables));
    expect(lines.find(({ line }) => line === 'tax-lifetime')?.amount).toBeNull();
    expect(missing).toContain('tax-lifetime');
    expect(total).toBe(80_124_00);
  });

  it('of another state has no taxes and fees of ours', () => {
    expect(
      card({ place: OTHER_PLACE, loan: { lender: 'bank', months: 24, down: 0 } }),
    ).toMatchObject({
      missing: ['tax-lifetime', 'registration', 'loan-entry'],
    });
  });

  it('counts samples before the first steps are done, and says so', () => {
    const sample = card({}, withTax({ checkedOn: '' }), { takesSamples: true });
    expect(sample).toMatchObject({ isSample: true, total: 80_424_00 });
  });

  it('dates a rate that nobody has checked for long', () => {
    const taxChecked = (days: number) =>
      card({}, withTax({ checkedOn: addDays(DAY, -days) })).lines[1]?.checkedOn;
    expect(taxChecked(180)).toBeUndefined();
    expect(taxChecked(181)).toBe(addDays(DAY, -181));
  });

  it('says for 60 days what a line was before', () => {
    const since = (days: number) => {
      const last = addDays(DAY, -days);
      const rates = withTax(
        { validTo: last, bands: percent(8) },
        { validFrom: addDays(last, 1), bands: percent(9) },
      );
      const vehicle = { ...shine, before: { amount: 79_000_00, until: last } };
      return card({}, rates, { vehicle }).lines.map(({ before }) => before);
    };
    const until = addDays(DAY, -60);
    expect(since(60).slice(0, 2)).toEqual([
      { amount: 79_000_00, until },
      { amount: 6_409_92, until },
    ]);
    expect(since(61).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('takes off what is for this model and this day', () => {
    const reduction = {
      code: 'puja',
      name: { en: 'Puja' },
      amount: 1000,
      models: [],
      from: DAY,
      to: DAY,
    };
    const total = (part: object) => card({}, { reductions: [{ ...reduction, ...part }] }).total;
    expect(total({})).toBe(80_624_00);
    expect(total({ models: ['shine125'] })).toBe(80_624_00);
    expect(total({ models: ['dio110'] })).toBe(81_624_00);
    expect(total({ to: addDays(DAY, -1) })).toBe(81_624_00);
  });

  it('has a loan of what is left, or says why there is none', () => {
    const loan = (part: object) =>
      card({ loan: { lender: 'bank', months: 24, down: 20_000_00, ...part } }).loan;
    expect(loan({})).toMatchObject({ principal: 61_924_00, trueAnnualRate: 12 });
    expect(loan({ down: 0 })).toMatchObject({ principal: 81_924_00 });
    expect(loan({ down: 81_924_00 })).toBe('nothing-left');
    expect(loan({ down: Number.MAX_SAFE_INTEGER })).toBe('nothing-left');
    expect(loan({ months: 25 })).toBe('not-offered');
    expect(loan({ lender: 'gone' })).toBe('not-offered');
  });

  it('adds up for 1,000 rate tables, places and choices', () => {
    const rupees = fc.integer({ min: 0, max: 5_000_000 }).map((paise) => paise / 100);
    const rate = fc.oneof(
      fc.record({ amount: rupees }),
      fc.record({ percent: fc.double({ min: 0, max: 50, noNaN: true }), least: rupees }),
    );
    const limits = fc.uniqueArray(fc.integer({ min: 50, max: 400 }), { maxLength: 4 });
    const bands = fc
      .tuple(limits, fc.array(rate, { minLength: 5, maxLength: 5 }))
      .map(([sizes, rates]) =>
        [...sizes.toSorted((a, b) => a - b), null].map((size, at) => {
          return { size, price: null, rate: rates[at] ?? { amount: 0 } };
        }),
      );
    const places = ['', 'kalimpong', 'kurseong', OTHER_PLACE];
    const anyTable = fc.record({
      line: fc.constantFrom(...rateLines),
      place: fc.constantFrom(...places.slice(0, 3)),
      fuel: fc.constantFrom(...rateFuels),
      validFrom: fc.constantFrom('2026-01-01', addDays(DAY, -10), DAY, addDays(DAY, 1)),
      validTo: fc.constantFrom('', addDays(DAY, -1), DAY),
      source: fc.constant(''),
      checkedOn: fc.constantFrom('', '2026-01-01', DAY),
      bands,
    });
    fc.assert(
      fc.property(
        fc.array(anyTable, { maxLength: 40 }),
        fc.record({
          place: fc.constantFrom(...places.slice(1)),
          tax: fc.constantFrom(...roadTaxes),
          extras: fc.constantFrom([], ['helmet']),
          hasCover: fc.boolean(),
          loan: fc.constantFrom(null, { lender: 'bank', months: 24, down: 100_00 }),
        }),
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.option(fc.integer({ min: 50, max: 400 })),
        fc.boolean(),
        (rates, chosen, price, size, takesSamples) => {
          const options = { vehicle: { ...shine, price, size }, takesSamples };
          const { lines, total, missing, isSample } = card(chosen, { rates }, options);
          const known = lines.filter(({ amount }) => amount !== null);
          expect(known.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
          expect(known.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total);
          expect(missing.length + known.length).toBe(lines.length);
          expect(isSample && !takesSamples).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
