import {
  OFFICE_LANGUAGE_COOKIE,
  OFFICE_LANGUAGE_SECONDS,
  officeLanguageIn,
  type Locale,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

/** Whether the server now makes documents in another language than this page has: that of the person who signed in. */
export function hasOtherLanguage(): boolean {
  return (officeLanguageIn(document.cookie) ?? locale) !== locale;
}

/** Opens this page again in a language, which this browser keeps. */
export function openIn(language: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${OFFICE_LANGUAGE_COOKIE}=${language}; path=/; samesite=lax; max-age=${OFFICE_LANGUAGE_SECONDS}${secure}`;
  location.reload();
}
