import { sitePath } from './site-path.ts';

/** Where the page of the other language is to be shown, for the next document of this tab. */
const PLACE = 'language-place';

interface Place {
  path: string;
  scrollY: number;
  /** The element in the middle of the window, by its position among all of the page. */
  element: number;
  /** Pixels from the top of the window to its upper edge. */
  top: number;
}

/** Those without others inside: they are small. */
const elements = () =>
  [...document.querySelectorAll('#content *')].filter((each) => each.childElementCount === 0);

/** Before the page is left for the same page in another language. */
export function keepPlace(): void {
  const { scrollY, innerHeight, location } = window;
  if (scrollY === 0) return;
  const all = elements();
  const element = all.findIndex((each) => each.getBoundingClientRect().bottom > innerHeight / 2);
  const top = all[element]?.getBoundingClientRect().top ?? 0;
  const place: Place = { path: sitePath(location.pathname), scrollY, element, top };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(place));
  } catch {
    // This browser stores nothing for this site: the other page begins at its top.
  }
}

/**
 * Scrolls about to where the visitor was on the page in the other language, before it has its data.
 * @returns a function that scrolls to the same element, which both pages have once they are whole
 */
export function returnToPlace(): () => void {
  const place = takePlace();
  if (!place) return () => undefined;
  window.scrollTo({ top: place.scrollY, behavior: 'instant' });
  const before = window.scrollY;
  return () => {
    const target = elements()[place.element];
    // The visitor is already somewhere else.
    if (!target || Math.abs(window.scrollY - before) > 2) return;
    const by = target.getBoundingClientRect().top - place.top;
    window.scrollBy({ top: by, behavior: 'instant' });
  };
}

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(PLACE);
    if (text === null) return undefined;
    sessionStorage.removeItem(PLACE);
    const place = JSON.parse(text) as Place;
    return place.path === sitePath(window.location.pathname) ? place : undefined;
  } catch {
    // This browser stores nothing for this site: the page stays at its top.
    return undefined;
  }
}
