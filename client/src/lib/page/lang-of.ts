import { DEFAULT_LOCALE, type PageText } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import type { ReactNode } from 'react';

const scripts = { en: /[a-z]/i, bn: /[\u0980-\u09ff]/, hi: /[\u0900-\u097f]/ };

/**
 * The `lang` of a text that was typed, for the element that has it alone: English where it is not translated, so that
 * it is read aloud rightly. Other content has none.
 */
export function langOf(text: ReactNode): { lang?: 'en' } {
  if (locale === DEFAULT_LOCALE || typeof text !== 'string') return {};
  return scripts.en.test(text) && !scripts[locale].test(text) ? { lang: 'en' } : {};
}

/** The attributes of a text of the privacy notice in a further language, which is none of the page's. */
export function languageOf(notice: PageText['notice']) {
  return notice && { lang: notice.lang, dir: notice.dir };
}
