import * as z from 'zod/mini';
import { toAsciiDigits } from '../text/text.ts';
import { formatRupees, rupeesToPaise } from './money.ts';

/**
 * An amount of rupees above 0, as a number or as people write it (`1,50,000`, Bengali and Hindi digits
 * too) -> integer paise.
 *
 * @param max largest amount, in rupees
 * @param problem said of what is no amount at all
 */
export function rupeesSchema({ max, problem }: { max: number; problem: string }) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], problem),
      z.transform((value) => toAsciiDigits(String(value)).replace(/[\s,₹]/g, '')),
    ),
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,12}(\.\d{1,2})?$/, { error: problem, abort: true }),
        z.refine(
          (value) => Number(value) > 0 && Number(value) <= max,
          `Enter an amount above 0 and of at most ${formatRupees(rupeesToPaise(max))}`,
        ),
      ),
      z.transform((value) => rupeesToPaise(Number(value))),
    ),
  );
}
