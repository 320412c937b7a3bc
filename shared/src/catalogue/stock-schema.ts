import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { eachOnce } from '../values/value-schemas.ts';
import {
  isStock,
  MOST_STOCK_DAYS,
  stockListLimits,
  type Stock,
  type VisibleStock,
} from './stock.ts';

/** A variant in a colour. */
const place = {
  /** `V12` a variant, `M3` a model without variants. */
  part: z.string(coded('not_stock_place')),
  /** Number of the colour; 0: the model has none. */
  colour: z.int(coded('not_stock_place')),
};

const notStock = coded('not_stock', { max: MOST_STOCK_DAYS });
const stock = z
  .string(notStock)
  .check(z.refine(isStock, { error: notStock })) as z.ZodMiniType as z.ZodMiniType<Stock, string>;

const stockCell = z.strictObject({
  ...place,
  stock,
  /** User id of the person who said so last. */
  by: z.string(),
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  touched: z.string(),
});
export type StockCell = z.infer<typeof stockCell>;

const named = z.strictObject({ part: z.string(), name: z.string() });

/** Answer of `GET /api/stock`. */
export const stockListSchema = z.strictObject({
  /** Whether visitors see it. */
  is_shown: z.boolean(),
  /** Today in Asia/Kolkata. */
  today: z.string(),
  /** The models on sale, in the order of the lists. */
  models: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      /** Its variants, or the model where it has none, whose name is empty then. */
      variants: z.array(named),
      /** Its colours in the caller's language, or one without a name. */
      colours: z.array(
        z.strictObject({ id: z.number(), name: z.string(), swatch: z.nullable(z.string()) }),
      ),
    }),
  ),
  /** Those of which something was ever said. */
  cells: z.array(stockCell),
});
export type StockList = z.infer<typeof stockListSchema>;
export type StockModel = StockList['models'][number];

/** Body of `PATCH /api/stock`. */
export const stockChangeSchema = z.object({
  changes: z
    .array(
      z.object({
        ...place,
        /** As it was shown; the same as `wanted`: the person confirms it. */
        seen: stock,
        wanted: stock,
      }),
      coded('value_missing'),
    )
    .check(
      z.minLength(1, coded('value_missing')),
      z.maxLength(stockListLimits.rows, coded('too_many_values', { max: stockListLimits.rows })),
      eachOnce(({ part, colour }) => `${part} ${colour}`, 'part'),
    ),
});
export type StockChange = z.infer<typeof stockChangeSchema>['changes'][number];

/** Answer of `PATCH /api/stock`. */
export const changedStockShape = {
  /** How many are stored. */
  changed: z.number(),
  /** The changed cells and the others below as they are now. */
  cells: z.array(stockCell),
  /** Cells that another person had changed since they were shown, as that person left them. */
  others: z.array(
    z.strictObject({
      ...stockCell.shape,
      /** The change only confirmed what was shown, so theirs stays. */
      is_kept: z.boolean(),
    }),
  ),
};
export type OthersStock = z.infer<(typeof changedStockShape)['others']>[number];

/** The names of a place; `''`: the model has no variants, or no colours. */
const names = { model: z.string(), name: z.string(), colour_name: z.string() };

/** Answer of `POST /api/stock/check`. */
export const stockCheckSchema = z.strictObject({
  /** The sheet that was read; `''`: the file has none. */
  sheet: z.string(),
  /** Rows that the spreadsheet hides, for example by a filter: they are left out. */
  hidden: z.number(),
  /** What the file says of variants in colours, beside what was said before; where both are the same it confirms it. */
  rows: z.array(z.strictObject({ ...place, ...names, seen: stock, wanted: stock })),
  /** Rows with nothing in the column of the stock: they change nothing. */
  blank: z.number(),
  /** Rows about something that is not on sale, by their number in the file (from 1). */
  unknown: z.array(z.strictObject({ row: z.number(), text: z.string() })),
  errors: z.array(
    z.strictObject({ row: z.number(), row_text: z.string(), typed: z.string(), text: z.string() }),
  ),
});
export type StockCheck = z.infer<typeof stockCheckSchema>;

/** What visitors read of a variant in a colour; in the answer of `GET /api/price-rates`. */
export const shownStockSchema = z.strictObject({
  ...place,
  /** The colour in the language of the page. */
  name: z.string(),
  swatch: z.nullable(z.string()),
  stock: z.string() as z.ZodMiniType as z.ZodMiniType<VisibleStock, string>,
  /** The day on which it was last said; `''`: never. */
  touched: z.string(),
});
export type ShownStock = z.infer<typeof shownStockSchema>;
