import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { rupeesToPaise } from '../money/money.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';
import { daySchema } from '../text/day-schema.ts';
import { eachOnce, matching } from '../values/value-schemas.ts';
import { MOST_PRICE_RUPEES } from './changes.ts';
import { PART_KEY, priceListLimits, type PartKey } from './price-list.ts';

/** A price that a file would change; rupees. */
const priceDifferenceSchema = z.strictObject({
  key: z.string(),
  model: z.string(),
  /** Name of the variant or the accessory; `''`: the model itself. */
  name: z.string(),
  part_no: z.string(),
  /** The price on that day without the file. */
  old: z.number(),
  price: z.number(),
  /** The name in the file, if it differs; `''`: the same. */
  name_in_file: z.string(),
});

export type PriceDifference = z.infer<typeof priceDifferenceSchema>;

export const priceListCheckSchema = z.strictObject({
  /** `YYYY-MM-DD`: the first day of the new prices. */
  valid_from: z.string(),
  /** The sheet that was read; `''`: the file has none. */
  sheet: z.string(),
  /** The recognised headings, and the meaning of each. */
  columns: z.array(z.strictObject({ heading: z.string(), is: z.string() })),
  /** Rows that the spreadsheet hides, for example by a filter: they are left out. */
  hidden: z.number(),
  changes: z.array(priceDifferenceSchema),
  /** Rows with a price that already applies. */
  unchanged: z.number(),
  /** Prices that are not in the file: they stay. */
  absent: z.number(),
  /** Rows about parts that are not in the catalogue, by their number in the file (from 1). */
  unknown: z.array(z.strictObject({ row: z.number(), text: z.string() })),
  /** `about` is the model with its variant or accessory, `column` the heading, `typed` the cell, `row_text` the row. */
  errors: z.array(
    z.strictObject({
      row: z.number(),
      row_text: z.string(),
      about: z.string(),
      column: z.string(),
      typed: z.string(),
      text: z.string(),
    }),
  ),
});

export type PriceListCheck = z.infer<typeof priceListCheckSchema>;

/** Answer of `POST /api/priceList/apply`; 0: nothing had to change. */
export const priceListAppliedShape = { changed: z.number(), valid_from: z.string() };

/** The form of `POST /api/priceList/check`, beside its file; absent: today. */
export const priceListQuestionSchema = z.object({ validFrom: z.optional(daySchema) });

type PartKeySchema = z.ZodMiniType<PartKey, string>;
const partKey = matching(PART_KEY, coded('not_part')) as z.ZodMiniType as PartKeySchema;

/** Body of `POST /api/priceList/apply`: the changes as the check showed them; rupees come in, paise go out. */
export const priceListBodySchema = z.object({
  /** Absent: today, at once. */
  validFrom: z.optional(daySchema),
  changes: z
    .array(
      z.object({
        key: partKey,
        old: z.pipe(
          z.number(coded('not_price')).check(z.nonnegative(coded('not_price'))),
          z.transform(rupeesToPaise),
        ),
        price: rupeesSchema(MOST_PRICE_RUPEES, 'not_price'),
      }),
      coded('value_missing'),
    )
    .check(
      z.minLength(1, coded('value_missing')),
      z.maxLength(priceListLimits.rows, coded('too_many_values', { max: priceListLimits.rows })),
      eachOnce(({ key }) => key, 'key'),
    ),
});
