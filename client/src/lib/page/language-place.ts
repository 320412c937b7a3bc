import { sitePath } from './site-path.ts';

/** Where the page of the other language is to be shown, for the next document of this tab. */
const PLACE = 'language-place';

interface Place {
  path: string;
  /** The first element of the page that was in the window, by its position among all of them. */
  element: number;
  /** Pixels from the top of the window to its upper edge. */
  top: number;
}

const elements = () => [...document.querySelectorAll('#content *')];

/** Before the page is left for the same page in another language. */
export function keepPlace(): void {
  if (window.scrollY === 0) return;
  const all = elements();
  const element = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  const top = all[element]?.getBoundingClientRect().top ?? 0;
  const place: Place = { path: sitePath(window.location.pathname), element, top };
  sessionStorage.setItem(PLACE, JSON.stringify(place));
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
    window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
  } catch {
    // This browser stores nothing for this site: the page stays at its top.
  }
}
