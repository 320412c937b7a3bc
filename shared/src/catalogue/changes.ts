import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { rupeesSchema } from '../money/rupees-schema.ts';

/** Largest price that staff may set, in rupees (rules: admin-limits). */
const MOST_RUPEES = 10_000_000;

/** Body of a price change; the output is integer paise. */
export const priceChangeSchema = z.object({
  price: rupeesSchema({ max: MOST_RUPEES, problem: 'not_price' }),
});

/** Body of a vehicle's status change: 1 on sale, 0 not. */
export const statusChangeSchema = z.object({
  status: z.literal([0, 1], coded('not_status')),
});
