import { useEffect, useRef } from 'react';
import { publicPages } from '@dealership/shared';
import { useLocation } from 'react-router-dom';
import { pageNameAt } from './public-pages.ts';

/**
 * What a browser does by itself when a document is loaded, for moves inside the application: the
 * page starts at its top or at the place that the address names, and has its own title.
 */
export function useRouteChanges(): void {
  const { pathname, hash, key } = useLocation();
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    const name = pageNameAt(pathname);
    if (name && document.title !== publicPages[name].title)
      document.title = publicPages[name].title;
    // The browser has placed the document itself, also where it goes back to an old position.
    if (isFirst) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (isOtherPage) {
      window.scrollTo(0, 0);
    }
  }, [pathname, hash, key]);
}
