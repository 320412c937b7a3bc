import type { Locale } from '../../../languages/locale.ts';

/** The language of the texts in this folder, and of everything that is built with them. */
export const locale: Locale = 'en';
