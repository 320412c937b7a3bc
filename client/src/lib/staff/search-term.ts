/** Key of this tab's mark; a term counts only if it was stored with the current mark. */
const MARK = 'search-mark';

/** A search in the state of a history entry: neither an address nor a server's log may name a customer. */
export interface SearchState {
  search: string;
  mark: string;
}

/** The state of a history entry for a term; `null` for none. */
export function searchState(search: string): SearchState | null {
  if (search === '') return null;
  let mark = sessionStorage.getItem(MARK);
  if (mark === null) {
    // Not a secret: it only distinguishes the terms of this sign-in from those of earlier ones.
    mark = String(Math.random());
    sessionStorage.setItem(MARK, mark);
  }
  return { search, mark };
}

/** The term of a history entry, or `''`. */
export function searchIn(state: unknown): string {
  const { search, mark } = (state ?? {}) as Partial<Record<keyof SearchState, unknown>>;
  const isOurs = typeof mark === 'string' && mark === sessionStorage.getItem(MARK);
  return isOurs && typeof search === 'string' ? search : '';
}

/** Makes every term in this tab's history invalid: scripts cannot change history entries other than the current one. */
export function forgetSearches(): void {
  sessionStorage.removeItem(MARK);
}

/** Removes the search term from an address: earlier versions wrote it there, and bookmarks may still contain it. */
export function withoutSearch(address: string): { address: string; search: string } {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  const search = params.get('search') ?? '';
  if (!params.has('search')) return { address, search };
  params.delete('search');
  const rest = params.toString();
  return { address: rest === '' ? path : `${path}?${rest}`, search };
}
