import { isLocale, locales, type Locale } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';
import { sitePath } from './site-path.ts';

/** The language that a visitor has chosen, or `declined` after an offer was closed. Kept in this browser. */
const CHOICE = 'language';

/** Where the page of the other language is to be shown, for the next document of this tab. */
const PLACE = 'language-place';

interface Place {
  path: string;
  /** The first element of the page that was in the window, by its position among all of them. */
  element: number;
  /** Pixels from the top of the window to its upper edge. */
  top: number;
}

/** The language to offer on this page: the one chosen earlier, or the first that the browser names and we speak. */
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

/** Before the page is left for the same page in another language. */
export function chooseLanguage(chosen: Locale): void {
  try {
    localStorage.setItem(CHOICE, chosen);
    const all = elements();
    const element = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
    const place: Place = {
      path: sitePath(window.location.pathname),
      element,
      top: all[element]?.getBoundingClientRect().top ?? 0,
    };
    if (window.scrollY > 0) sessionStorage.setItem(PLACE, JSON.stringify(place));
  } catch {
    // The other page begins at its top.
  }
}

/** Scrolls to where the visitor was on the page in the other language: both have the same elements. */
export function returnToPlace(): void {
  try {
    const text = sessionStorage.getItem(PLACE);
    if (text === null) return;
    sessionStorage.removeItem(PLACE);
    const { path, element, top } = JSON.parse(text) as Place;
    const target = elements()[element];
    if (!target || path !== sitePath(window.location.pathname)) return;
    const by = target.getBoundingClientRect().top - top;
    window.scrollBy({ top: by, behavior: 'instant' });
  } catch {
    // The page stays at its top.
  }
}

const elements = () => [...document.querySelectorAll('#content *')];

/** The languages in the order of the menu; the first letter of each stands for it. */
export const languageLetters: readonly { each: Locale; letter: string }[] = locales.map((each) => ({
  each,
  letter: { en: 'A', bn: 'অ', hi: 'अ' }[each],
}));
