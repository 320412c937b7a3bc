import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToPlace, scrollBack, titleOf } from './arrival.ts';
import { pageNameAt } from './public-pages.ts';

/** Scroll position of each history entry when it was left, by its key. */
const positions = new Map<string, number>();

/**
 * Does for moves inside the application what a browser does when a document is loaded: the page starts at its top, at
 * the place in the address, or where it was left; the focus is in its content; and it has its own title.
 */
export function useRouteChanges(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    // The browser has placed the document itself, also where it goes back to an old position; its
    // title and focus are right too.
    if (isFirst) return;
    const target = isReturn ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (isOtherPage || isReturn) {
      // Screen readers read on from the new page, not from a link that is gone.
      if (isOtherPage) document.getElementById('content')?.focus({ preventScroll: true });
      const top = isReturn ? (positions.get(key) ?? 0) : 0;
      window.scrollTo({ top, behavior: 'instant' });
      if (isOtherPage) arriveAt(pathname, { top, place: isReturn ? '' : hash.slice(1) });
    }
  }, [pathname, hash, key, isReturn]);
  useEffect(() => {
    const remember = () => {
      positions.set(key, window.scrollY);
      // Otherwise on a return the browser scrolls the page that is being left. Not before the first
      // scroll, which may be the browser's own, after a reload.
      history.scrollRestoration = 'manual';
    };
    // A reload or a return from another site is the browser's own work.
    const handBack = () => (history.scrollRestoration = 'auto');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, [key]);
}

function arriveAt(pathname: string, { top, place }: { top: number; place: string }) {
  const name = pageNameAt(pathname);
  // The server knows more addresses than the browser: old ones, which redirect.
  if (!name) {
    window.location.reload();
    return;
  }
  document.title = titleOf(name, pathname) ?? document.title;
  if (top > 0) scrollBack(top);
  if (place !== '') goToPlace(decodeURIComponent(place));
}
