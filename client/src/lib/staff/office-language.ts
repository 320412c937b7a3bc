import {
  isLocale,
  OFFICE_LANGUAGE_COOKIE,
  OFFICE_LANGUAGE_SECONDS,
  type Locale,
} from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

const kept = new RegExp(`(?:^|; )${OFFICE_LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/** Whether the server now makes documents in another language than this page has: that of the person who signed in. */
export function hasOtherLanguage(): boolean {
  const [, language] = kept.exec(document.cookie) ?? [];
  return isLocale(language) && language !== locale;
}

/** Opens this page again in a language, which this browser keeps. */
export function openIn(language: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${OFFICE_LANGUAGE_COOKIE}=${language}; path=/; samesite=lax; max-age=${OFFICE_LANGUAGE_SECONDS}${secure}`;
  location.reload();
}
