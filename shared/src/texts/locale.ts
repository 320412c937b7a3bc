/** Languages of the product, by the tag in `<html lang>`. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** What the addresses of a language's pages begin with. */
const prefixes: Readonly<Record<Locale, string>> = { en: '' };

/** Where a page stands in a language; `path` is its address without one (`pagePaths`). */
export function pathIn(locale: Locale, path: string): string {
  return prefixes[locale] + path;
}
