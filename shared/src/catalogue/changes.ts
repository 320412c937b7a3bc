import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { rupeesToPaise } from '../money/money.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';

/** Largest price that staff may set, in rupees (rules: admin-limits). */
export const MOST_PRICE_RUPEES = 10_000_000;

const price = rupeesSchema(MOST_PRICE_RUPEES, 'not_price');

/** The price that the person saw who changes it; absent: the change does not depend on it. */
const old = z.optional(
  z.pipe(
    z.number(coded('not_price')).check(z.nonnegative(coded('not_price'))),
    z.transform(rupeesToPaise),
  ),
);

/** Body of a price change; the output is integer paise. */
export const priceChangeSchema = z.object({ price, old });

/** At least one. */
const variantPrices = z
  .array(z.object({ id: z.int(coded('not_variant')), price, old }), coded('not_price'))
  .check(z.minLength(1, coded('not_price')));

/**
 * Body of a change of a model's prices (rules: variant-prices): `price` for its cheapest variant, which shifts the
 * others too, or the new prices of some or all `variants`. The output is integer paise.
 */
export const modelPriceChangeSchema = z
  .object({
    price: z.optional(price),
    old,
    variants: z.optional(variantPrices),
  })
  .check(
    z.refine(({ price: one, variants }) => one !== undefined || variants !== undefined, {
      error: coded('not_price'),
      path: ['price'],
    }),
    z.refine(
      ({ price: one, old: seen, variants }) =>
        variants === undefined || (one === undefined && seen === undefined),
      { error: coded('price_and_variants'), path: ['variants'] },
    ),
  );

/** A change of a model's prices; exactly one of the two is present. */
export type ModelPriceChange = z.infer<typeof modelPriceChangeSchema>;

/** Body of a vehicle's status change: 1 on sale, 0 not. */
export const statusChangeSchema = z.object({ status: z.literal([0, 1], coded('not_status')) });
