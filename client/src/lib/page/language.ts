import { isLocale, type Locale } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

/** The language that a visitor has chosen, or `declined` after an offer was closed. Kept in this browser. */
const CHOICE = 'language';

/**
 * The language to offer on this page: the one chosen earlier, or the first that the browser names and we speak (rules:
 * languages).
 */
export function languageToOffer(): Locale | undefined {
  try {
    const chosen = localStorage.getItem(CHOICE);
    if (chosen === 'declined') return undefined;
    const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale);
    const wanted = isLocale(chosen) ? chosen : wished;
    return wanted === locale ? undefined : wanted;
  } catch {
    // This browser stores nothing for this site: an offer would come again and again.
    return undefined;
  }
}

export function declineLanguages(): void {
  localStorage.setItem(CHOICE, 'declined');
}

/** Keeps the choice of a link to the same page in another language. */
export function followLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang]');
    // A text that is marked as English leads to a place of this page.
    if (!link || link.pathname === location.pathname) return;
    try {
      localStorage.setItem(CHOICE, link.lang);
    } catch {
      // Another visit begins without it.
    }
  });
}
