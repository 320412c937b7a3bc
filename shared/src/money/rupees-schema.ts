import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { toAsciiDigits } from '../text/text.ts';
import { rupeesToPaise } from './money.ts';

/**
 * An amount of rupees above 0, as a number or as people write it (`1,50,000`, Bengali and Hindi digits
 * too) -> integer paise.
 *
 * @param max largest amount, in rupees
 * @param problem said of what is no amount at all
 */
export function rupeesSchema({
  max,
  problem,
}: {
  max: number;
  problem: 'not_amount' | 'not_price';
}) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], coded(problem)),
      z.transform((value) => toAsciiDigits(String(value)).replace(/[\s,₹]/g, '')),
    ),
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,12}(\.\d{1,2})?$/, { error: coded(problem), abort: true }),
        z.refine(
          (value) => Number(value) > 0 && Number(value) <= max,
          coded('amount_out_of_range', { max }),
        ),
      ),
      z.transform((value) => rupeesToPaise(Number(value))),
    ),
  );
}
