import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { readAmount } from '../money/amount.ts';
import { paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { daySchema } from '../text/day-schema.ts';
import type { LocalText } from '../text/local-text.ts';
import { localTextSchema } from '../text/local-text-schema.ts';
import { textSchema } from '../text/text-schema.ts';
import { shownStockSchema } from '../catalogue/stock-schema.ts';
import { addDays } from '../time/ist.ts';
import type { DeepReadonly } from '../types/deep-readonly.ts';
import { eachOnce, listSchema, matching, wholeNumber } from '../values/value-schemas.ts';
import { loanForms } from './loan.ts';
import { rateFuels, rateLines } from './rate-lines.ts';
import { OTHER_PLACE, rateLimits, type PriceCardSetting } from './rate-limits.ts';

const notAmount = coded('amount_below_0', { max: rateLimits.amount });

/** Rupees from 0 on, as a number or as people write it; stored as rupees with at most two decimals. */
const rupees = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], notAmount),
    z.transform((typed) => readAmount(typed)),
  ),
  z.pipe(
    z
      .number(notAmount)
      .check(z.gte(0, notAmount), z.lte(rupeesToPaise(rateLimits.amount), notAmount)),
    z.transform(paiseToRupees),
  ),
);

const notPercent = coded('not_rate_percent');
const percent = z.number(notPercent).check(z.gte(0, notPercent), z.lte(50, notPercent));

const notLimit = coded('not_band_limit');
/** The last value for which a row holds; `null`: for all above the row before. */
const limit = (most: number) =>
  z.nullable(z.number(notLimit).check(z.gt(0, notLimit), z.lte(most, notLimit)));

const fixed = z.strictObject({ amount: rupees }, coded('not_rate_value'));
/** Of the ex-showroom price. */
const share = z.strictObject({ percent, least: rupees }, coded('not_rate_value'));

const band = z.strictObject({
  /** Up to this engine (cc) or motor (kW), included. */
  size: limit(3000),
  /** Up to this ex-showroom price in rupees, included. */
  price: limit(100_000_000),
  rate: z.pipe(
    z.unknown(),
    // A union says of a wrong value only that neither of its schemas fits.
    z.transform((given, { issues }) => {
      const isPercent = typeof given === 'object' && given !== null && 'percent' in given;
      const { data, error } = (isPercent ? share : fixed).safeParse(given);
      if (data) return data;
      for (const { path, message } of error.issues) {
        issues.push({ code: 'custom', input: given, path, message });
      }
      return z.NEVER;
    }),
  ),
});
type Band = z.infer<typeof band>;

const order = (bound: number | null) => bound ?? Infinity;

/** The first row that is not above the one before it, or leaves out prices between them; -1: none. */
function badBand(bands: readonly Band[]): { at: number; error: string } | undefined {
  for (const [at, { size, price }] of bands.entries()) {
    const before = bands[at - 1];
    if (!before) continue;
    const isSameSize = size === before.size;
    if (isSameSize ? order(price) <= order(before.price) : order(size) <= order(before.size)) {
      return { at, error: coded('bands_overlap') };
    }
    if (!isSameSize && before.price !== null) return { at: at - 1, error: coded('bands_gap') };
  }
  const last = bands.at(-1);
  if (last && (last.size !== null || last.price !== null)) {
    return { at: bands.length - 1, error: coded('bands_gap') };
  }
  return undefined;
}

/** The name of a place or of something that can be ticked, in addresses and stored cards: it never changes. */
const code = matching(/^[a-z0-9-]{1,20}$/, coded('invalid'));
const name = localTextSchema({ max: rateLimits.name, isRequired: true });
const dayOrNone = z.union([z.literal(''), daySchema], coded('not_date'));

const table = z
  .strictObject({
    line: z.enum(rateLines, coded('invalid')),
    /** Code of a place; `''`: everywhere. */
    place: z.union([z.literal(''), code], coded('invalid')),
    fuel: z.enum(rateFuels, coded('invalid')),
    validFrom: daySchema,
    /** The last day; `''`: until another table follows. */
    validTo: dayOrNone,
    /** The law, order or page that says so. */
    source: textSchema({ max: rateLimits.source }),
    /** When somebody last compared it with its source; `''`: it is a sample. */
    checkedOn: dayOrNone,
    bands: z.array(band, coded('invalid')).check(
      z.minLength(1, coded('value_missing')),
      z.maxLength(rateLimits.bands, coded('too_many_values', { max: rateLimits.bands })),
      z.check(({ value, issues }) => {
        const bad = badBand(value);
        if (bad) issues.push({ code: 'custom', input: value, path: [bad.at], message: bad.error });
      }),
    ),
  })
  .check(
    z.refine(({ validFrom, validTo }) => validTo === '' || validFrom <= validTo, {
      path: ['validTo'],
      error: coded('days_end_early'),
    }),
  );
export type RateTable = DeepReadonly<z.infer<typeof table>>;

const groupOf = ({ line, place, fuel }: RateTable) => [line, fuel, place].join(' ');

/** The last day of a table that is followed by one from `next` on. */
const lastDay = ({ validTo }: RateTable, next: RateTable) =>
  validTo === '' ? addDays(next.validFrom, -1) : validTo;

/** Of one line, fuel and place each day has at most one table, and no day between the first and the last has none. */
const ratesSchema = z.array(table, coded('invalid')).check(
  z.maxLength(rateLimits.tables, coded('too_many_values', { max: rateLimits.tables })),
  z.check(({ value, issues }) => {
    for (const [at, each] of value.entries()) {
      const before = value
        .filter((other) => other !== each && groupOf(other) === groupOf(each))
        .filter(({ validFrom }) => validFrom <= each.validFrom)
        .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
      if (!before) continue;
      const last = lastDay(before, each);
      const report = (message: string) =>
        issues.push({ code: 'custom', input: value, path: [at, 'validFrom'], message });
      if (before.validFrom === each.validFrom || last >= each.validFrom) {
        report(coded('rates_overlap', { day: each.validFrom }));
      } else if (addDays(last, 1) < each.validFrom) {
        report(coded('rates_gap', { day: addDays(last, 1) }));
      }
    }
  }),
);

const withCode = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ code, name, ...shape });

const unique = eachOnce<{ code: string }>((each) => each.code, 'code');

const many = (max: number) => z.maxLength(max, coded('too_many_values', { max }));

/** A registering office, in the order in which they are offered. Vehicles of other states are registered elsewhere. */
const placesSchema = z
  .array(
    withCode({}).check(
      z.refine((place) => place.code !== OTHER_PLACE, { path: ['code'], error: coded('invalid') }),
    ),
    coded('invalid'),
  )
  .check(many(rateLimits.places), unique);

/** What a buyer may tick: a warranty, a maintenance contract, a helmet. */
const extrasSchema = z
  .array(withCode({ price: rupees }), coded('invalid'))
  .check(many(rateLimits.extras), unique);

/** What the dealership takes off, for a time, from some models or all. */
const reductionsSchema = z
  .array(
    withCode({
      amount: rupees,
      /** Keys of models (`modelKey`); none: all. */
      models: listSchema(z.string(coded('invalid')).check(z.maxLength(80, coded('invalid'))), {
        max: 100,
      }),
      from: daySchema,
      to: daySchema,
    }).check(
      z.refine(({ from, to }) => from <= to, { path: ['to'], error: coded('days_end_early') }),
    ),
    coded('invalid'),
  )
  .check(many(rateLimits.reductions), unique);

const notMonths = coded('not_loan_months', { max: rateLimits.months });

const lendersSchema = z
  .array(
    withCode({
      form: z.enum(loanForms, coded('invalid')),
      /** Percent a year, as the lender says it. */
      annualRate: percent,
      months: listSchema(wholeNumber(3, rateLimits.months, notMonths), { least: 1, max: 6 }),
      charge: rupees,
      isChargeInInstalments: z.boolean(coded('not_boolean')),
    }),
    coded('invalid'),
  )
  .check(many(rateLimits.lenders), unique);

/** The settings of the price card. All amounts in them are rupees. */
export const priceCardSchemas = {
  registrationPlaces: placesSchema,
  rates: ratesSchema,
  extras: extrasSchema,
  reductions: reductionsSchema,
  lenders: lendersSchema,
  /** For how many days a card holds. */
  cardDays: wholeNumber(1, rateLimits.days, coded('not_card_days', { max: rateLimits.days })),
  /** What running a vehicle costs is reckoned with: of a litre, and of a unit (kWh) at home; 0: not known. */
  fuelPrice: rupees,
  electricityPrice: rupees,
} satisfies Record<PriceCardSetting, z.ZodMiniType>;

type Stored<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>;
export type RegistrationPlace = Stored<typeof placesSchema>[number];
export type Extra = Stored<typeof extrasSchema>[number];
export type Reduction = Stored<typeof reductionsSchema>[number];
export type Lender = Stored<typeof lendersSchema>[number];

/** With its name in the language of a page in place of all. */
type Named<Each, Name> = Omit<Each, 'name'> & { readonly name: Name };

/**
 * All that a price card is made from, beside the vehicle and the buyer's choices.
 *
 * @template Name texts in all languages, or in that of a page
 */
export interface CardRates<Name = LocalText> {
  registrationPlaces: readonly Named<RegistrationPlace, Name>[];
  rates: readonly RateTable[];
  extras: readonly Named<Extra, Name>[];
  reductions: readonly Named<Reduction, Name>[];
  lenders: readonly Named<Lender, Name>[];
  cardDays: number;
}

const inWords = { code: z.string(), name: z.string() };

/** What an ex-showroom price was until a day, both included. */
const earlierPrice = z.strictObject({ price: z.number(), until: z.string() });

export type EarlierPrice = z.infer<typeof earlierPrice>;

/** Answer of `GET /api/price-rates`: what the cards of a model are made from, in one language. Amounts are rupees. */
export const modelRatesSchema = z.strictObject({
  /** `modelKey` of the model. */
  model: z.string(),
  /** Its variants, or the model where it has none, whose name is empty then. */
  variants: z.array(
    z.strictObject({
      /** As in price lists: `V12`, `M3`. */
      part: z.string(),
      name: z.string(),
      /** Ex-showroom. */
      price: z.number(),
      /** If it changed in the last 60 days. */
      before: z.optional(earlierPrice),
    }),
  ),
  fuel: z.enum(rateFuels),
  /** Engine in cc or motor in kW. */
  size: z.nullable(z.number()),
  /** Today in Asia/Kolkata. */
  day: z.string(),
  takesSamples: z.boolean(),
  /** None: there are no cards. */
  registrationPlaces: z.array(z.strictObject(inWords)),
  /** Of its fuel. */
  rates: z.array(table),
  extras: z.array(z.strictObject({ ...inWords, price: z.number() })),
  /** Of this model. */
  reductions: z.array(
    z.strictObject({
      ...inWords,
      amount: z.number(),
      models: z.array(z.string()),
      from: z.string(),
      to: z.string(),
    }),
  ),
  lenders: z.array(
    z.strictObject({
      ...inWords,
      form: z.enum(loanForms),
      annualRate: z.number(),
      months: z.array(z.number()),
      charge: z.number(),
      isChargeInInstalments: z.boolean(),
    }),
  ),
  cardDays: z.number(),
  /** What the running cost is reckoned from; absent: not known. */
  running: z.optional(
    z.strictObject({
      /** Of a litre, or of a unit (kWh). */
      price: z.number(),
      /** How far the model goes with it. */
      kmPerUnit: z.number(),
      /** Nobody has confirmed the price. */
      isSample: z.boolean(),
    }),
  ),
  /** Each variant in each colour; absent: the dealership does not show its stock, or has none of the model. */
  stock: z.optional(z.array(shownStockSchema)),
});
export type ModelRates = Stored<typeof modelRatesSchema>;
export type Running = NonNullable<ModelRates['running']>;
