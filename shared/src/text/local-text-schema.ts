import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import type { Translations } from './local-text.ts';
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
export function localTextSchema({ isRequired = false, ...options }: LocalTextOptions) {
  return z.pipe(
    z.object({ en: textOf(options, isRequired ? 1 : 0), ...translations(options) }),
    z.transform(({ en, ...others }) => ({ en, ...withoutBlank(others) })),
  );
}

/** The translations of a text whose English form is a value of its own; `undefined`: none. */
export function translationsSchema(options: Omit<LocalTextOptions, 'isRequired'>) {
  return z.optional(
    z.pipe(
      z.strictObject(translations(options)),
      z.transform((given): Translations | undefined => {
        const written = withoutBlank(given);
        return Object.keys(written).length === 0 ? undefined : written;
      }),
    ),
  );
}

type TextOptions = Omit<LocalTextOptions, 'isRequired'>;

function textOf({ max, multiline = false, check }: TextOptions, least: number) {
  return z.pipe(
    textSchema({ max, multiline }),
    z
      .string()
      .check(z.minLength(least, coded('value_missing')), ...(check === undefined ? [] : [check])),
  );
}

function translations(options: TextOptions) {
  return { bn: z.optional(textOf(options, 0)), hi: z.optional(textOf(options, 0)) };
}

function withoutBlank(texts: Translations): Translations {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => Boolean(text)));
}
