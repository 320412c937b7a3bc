import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { rupeesToPaise } from '../money/money.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';
import { daySchema } from '../text/day-schema.ts';
import { MOST_PRICE_RUPEES } from './changes.ts';
import { PART_KEY, priceListLimits, type PartKey } from './price-list.ts';

/** What a file would change; rupees. */
const priceDifferenceSchema = z.strictObject({
  key: z.string(),
  model: z.string(),
  /** Of the variant or the accessory; `''`: the model itself. */
  name: z.string(),
  part_no: z.string(),
  /** What holds on the day without the file. */
  old: z.number(),
  price: z.number(),
  /** What the file calls it, where that is something else; `''`: the same. */
  name_in_file: z.string(),
});

export type PriceDifference = z.infer<typeof priceDifferenceSchema>;

/** Answer of `POST /api/priceList/check`. */
export const priceListCheckSchema = z.strictObject({
  /** `YYYY-MM-DD`: the first day on which the prices are to hold. */
  valid_from: z.string(),
  /** The tab that was read; `''`: the file has none. */
  sheet: z.string(),
  /** The headings that mean something, and what each is read as. */
  columns: z.array(z.strictObject({ heading: z.string(), is: z.string() })),
  /** Rows that a spreadsheet hides, as a filter does: they are left out. */
  hidden: z.number(),
  changes: z.array(priceDifferenceSchema),
  /** Rows that say what holds anyway. */
  unchanged: z.number(),
  /** Prices that the file does not mention: they stay. */
  absent: z.number(),
  /** Rows about what the catalogue does not have, by their number in the file (from 1). */
  unknown: z.array(z.strictObject({ row: z.number(), text: z.string() })),
  /** `column` is the heading, `row_text` all that the row says. */
  errors: z.array(
    z.strictObject({ row: z.number(), row_text: z.string(), column: z.string(), text: z.string() }),
  ),
});

export type PriceListCheck = z.infer<typeof priceListCheckSchema>;

/** Answer of `POST /api/priceList/apply`; 0: everything was so already. */
export const priceListAppliedShape = { changed: z.number(), valid_from: z.string() };

/** What the form of `POST /api/priceList/check` says beside its file; absent: today. */
export const priceListQuestionSchema = z.object({ validFrom: z.optional(daySchema) });

const partKey = z
  .string(coded('not_part'))
  .check(z.regex(PART_KEY, coded('not_part'))) as z.ZodMiniType as z.ZodMiniType<PartKey, string>;

/** Body of `POST /api/priceList/apply`: changes as they were shown; rupees come in, paise go out. */
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
        price: rupeesSchema({ max: MOST_PRICE_RUPEES, problem: 'not_price' }),
      }),
      coded('value_missing'),
    )
    .check(
      z.minLength(1, coded('value_missing')),
      z.maxLength(priceListLimits.rows, coded('too_many_values', { max: priceListLimits.rows })),
      z.check(({ value, issues }) => {
        const seen = new Set<string>();
        for (const [index, { key }] of value.entries()) {
          if (seen.has(key)) {
            const message = coded('value_repeated');
            issues.push({ code: 'custom', input: value, path: [index, 'key'], message });
          }
          seen.add(key);
        }
      }),
    ),
});
