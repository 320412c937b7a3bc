import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { readAmount } from './amount.ts';
import { rupeesToPaise } from './money.ts';

/**
 * An amount of rupees above 0, as a number or as people write it -> integer paise.
 *
 * @param max largest amount, in rupees
 * @param problem reported for a value that is not an amount
 */
export function rupeesSchema(max: number, problem: 'not_amount' | 'not_price') {
  return z.pipe(
    z.pipe(z.union([z.string(), z.number()], coded(problem)), z.transform(readAmount)),
    z
      .number(coded(problem))
      .check(
        z.refine(
          (paise) => paise > 0 && paise <= rupeesToPaise(max),
          coded('amount_out_of_range', { max }),
        ),
      ),
  );
}
