import * as z from 'zod/mini';
import { coded, type ProblemCode } from '../errors/problem.ts';
import { isSpreadsheetError } from './spreadsheet-error.ts';
import { codePoints, hasUnprintable, normaliseText } from './text.ts';

interface TextOptions {
  /** Longest text, in code points. */
  max: number;
  /** Whether it may have line breaks and tabs. */
  multiline?: boolean;
  /** Problem of an absent or blank text; without it, blank is allowed. */
  missing?: Extract<ProblemCode, 'name_missing' | 'title_missing' | 'description_missing'>;
}

/** Turns a typed text into the form in which it is stored. */
export function textSchema({ max, multiline = false, missing }: TextOptions) {
  const absent = coded(missing ?? 'not_text');
  return z.pipe(
    z.pipe(z.string(absent), z.transform(normaliseText)),
    z.string().check(
      z.refine((value) => missing === undefined || value !== '', { error: absent, abort: true }),
      z.refine((value) => !hasUnprintable(value, { multiline }), {
        error: coded('unreadable'),
        abort: true,
      }),
      z.refine((value) => !isSpreadsheetError(value), {
        error: coded('spreadsheet_error'),
        abort: true,
      }),
      z.refine((value) => codePoints(value) <= max, coded('too_long', { max })),
    ),
  );
}

/** The same, which must not be blank. */
export function requiredTextSchema(options: Omit<TextOptions, 'missing'>) {
  return z.pipe(textSchema(options), z.string().check(z.minLength(1, coded('value_missing'))));
}
