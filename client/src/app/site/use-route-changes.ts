import { pageSubjects, type PublicPageName } from '@dealership/shared';
import { pageTitles } from '@dealership/shared/texts/common/pages.ts';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { dealership } from '../../lib/page/dealership.ts';
import { showFetchedFace } from '../../lib/page/script-face.ts';
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
    if (isOtherPage) showFetchedFace();
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
    // An entry that replaces another one, as a filter does, is where that one was.
    if (!isReturn) positions.set(key, window.scrollY);
    // A reload or a return from another site is the browser's own work.
    const handBack = () => (history.scrollRestoration = 'auto');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handBack);
    };
  }, [key, isReturn]);
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

/** Title of a page; none for a page about a model, which sets its own once the model is known. */
function titleOf(name: PublicPageName, pathname: string): string | undefined {
  if (pageSubjects[name] === 'model') return undefined;
  const seller = dealership();
  const branch = seller.branches.find(({ id }) => pathname.endsWith(`/dealers/${id}`));
  const city = branch?.place ?? seller.address.city;
  return pageTitles[name]({ ...seller, address: { ...seller.address, city } });
}

/** How long a page may take until it has the target. */
const PATIENCE_MS = 2000;

/** Scrolls to a position as soon as the page is long enough: some of its parts may still be loading. */
function scrollBack(top: number): void {
  whenGrown(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });
}

/** Scrolls to the place in the address, as soon as the page has it. */
function goToPlace(id: string): void {
  whenGrown(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    return target !== null;
  });
}

/** Tries again at each change of the page's height, until it works or the time is over. */
function whenGrown(tryIt: () => boolean) {
  const observer = new ResizeObserver(() => {
    if (tryIt()) observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
