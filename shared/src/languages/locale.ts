/** Languages of the product, by the tag in `<html lang>`. */
export const locales = ['en', 'bn', 'hi'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Names of the languages, in themselves: for a visitor who reads no other. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  bn: 'বাংলা',
  hi: 'हिन्दी',
};

/** Offers a page in a language, in that language. */
export const localeOffers: Readonly<Record<Locale, string>> = {
  en: 'Read in English',
  bn: 'বাংলায় পড়ুন',
  hi: 'हिन्दी में पढ़ें',
};

/** The tag for search engines and share previews: the language as it is written in India. */
export const localeTags: Readonly<Record<Locale, string>> = {
  en: 'en-IN',
  bn: 'bn-IN',
  hi: 'hi-IN',
};

/** The language that a call's answer should be in. Absent: English, whatever `Accept-Language` says. */
export const LANGUAGE_HEADER = 'X-Language';

/**
 * Keeps the language of the back office in a browser: the server makes its documents in it, also before somebody has
 * signed in. No secret.
 */
export const OFFICE_LANGUAGE_COOKIE = 'office-language';

/** How long a browser keeps it, in seconds: a year. */
export const OFFICE_LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

const keptLanguage = new RegExp(`(?:^|; )${OFFICE_LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/** The language that this cookie names among others (`name=value; …`); `undefined`: none that we speak. */
export function officeLanguageIn(cookies: string): Locale | undefined {
  const [, language] = keptLanguage.exec(cookies) ?? [];
  return isLocale(language) ? language : undefined;
}

/** A value for each language. */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const made = locales.map((locale) => [locale, make(locale)] as const);
  return Object.fromEntries(made) as Record<Locale, Value>;
}

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}

const scripts: Partial<Record<Locale, RegExp>> = {
  bn: /\p{Script=Bengali}/u,
  hi: /\p{Script=Devanagari}/u,
};

/** The language of a text, by its letters. */
export function localeOfText(text: string): Locale {
  return locales.find((locale) => scripts[locale]?.test(text)) ?? DEFAULT_LOCALE;
}

/** Address of a page in a language; `path` is its address without a prefix (`pagePaths`). */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path === '/' ? '' : path}`;
}

/** The language of an address, and the address without its prefix. */
export function localeAt(address: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/.exec(address) ?? [];
  if (!isLocale(first) || first === DEFAULT_LOCALE)
    return { locale: DEFAULT_LOCALE, path: address };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
