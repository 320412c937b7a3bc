import { DEFAULT_LOCALE, type PageText } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

const scripts = { en: /[a-z]/i, bn: /[\u0980-\u09ff]/, hi: /[\u0900-\u097f]/ };

/**
 * The `lang` of a text that the dealership has typed, for the element that has it alone: English where it is not
 * translated, so that it is read aloud rightly.
 */
export function langOf(text: string): { lang?: 'en' } {
  const isEnglish = scripts.en.test(text) && !scripts[locale].test(text);
  return locale !== DEFAULT_LOCALE && isEnglish ? { lang: 'en' } : {};
}

/** The attributes of a text of the privacy notice in a further language, which is none of the page's. */
export function languageOf(notice: PageText['notice']) {
  return notice && { lang: notice.lang, dir: notice.dir };
}
