/** Languages of the product, by the tag in `<html lang>`; English stands at the addresses without a prefix. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'en';
