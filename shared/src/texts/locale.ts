/** Languages of the product, by the tag in `<html lang>`. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Prefix of page addresses in each language. */
const prefixes: Readonly<Record<Locale, string>> = { en: '' };

/** Address of a page in a language; `path` is its address without a prefix (`pagePaths`). */
export function pathIn(locale: Locale, path: string): string {
  return prefixes[locale] + path;
}
