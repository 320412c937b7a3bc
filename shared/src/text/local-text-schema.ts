import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { textSchema } from './text-schema.ts';

interface LocalTextOptions {
  /** Longest text, in code points. */
  max: number;
  /** Whether the English text is required; translations may always be missing. */
  isRequired?: boolean;
  multiline?: boolean;
  /** A further check for each language. */
  check?: z.core.CheckFn<string> | z.core.$ZodCheck<string>;
}

/** A text that staff type, in English and in other languages. */
export function localTextSchema(options: LocalTextOptions) {
  const { max, isRequired = false, multiline = false, check } = options;
  const text = (least: number) =>
    z.pipe(
      textSchema({ max, multiline }),
      z
        .string()
        .check(z.minLength(least, coded('value_missing')), ...(check === undefined ? [] : [check])),
    );
  return z.object({
    en: text(isRequired ? 1 : 0),
    bn: z.optional(text(0)),
    hi: z.optional(text(0)),
  });
}
