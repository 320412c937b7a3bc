import type { Locale } from '../../locale.ts';

/** The language of the texts beside this file, and so of what is built with them. */
export const locale = 'en' as const satisfies Locale;
