import { searchIn } from './search-term.ts';

const taken = new AbortController();

/**
 * Takes away what the server has drawn of the desk as soon as nobody looks at it: until the scripts have come nothing
 * watches over the session, and a page that is kept for *Back* would show customers to whoever comes next. So too where
 * the list is of a search, which the server does not know.
 */
export function guardDrawnDesk(): void {
  const clear = () => document.getElementById('root')?.replaceChildren();
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  if (document.hidden || searchIn(usr) !== '') clear();
  const options = { signal: taken.signal };
  document.addEventListener('visibilitychange', clear, options);
  window.addEventListener('pagehide', clear, options);
}

/** From here on the screens are React's. */
export function takeDrawnDesk(): void {
  taken.abort();
}
