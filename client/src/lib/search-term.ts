/** Where this tab keeps the mark that a term must carry to count. */
const MARK = 'search-mark';

/** What a history entry holds of a search: neither the address nor a server's log may name a customer. */
export interface SearchState {
  search: string;
  mark: string;
}

/** The state of a history entry for a term; `null` for none. */
export function searchState(search: string): SearchState | null {
  if (search === '') return null;
  let mark = sessionStorage.getItem(MARK);
  if (mark === null) {
    // No secret: it only tells the terms of this sign-in from those of earlier ones.
    mark = String(Math.random());
    sessionStorage.setItem(MARK, mark);
  }
  return { search, mark };
}

/** The term that a history entry holds, or `''`. */
export function searchIn(state: unknown): string {
  const { search, mark } = (state ?? {}) as Partial<Record<keyof SearchState, unknown>>;
  const isOurs = typeof mark === 'string' && mark === sessionStorage.getItem(MARK);
  return isOurs && typeof search === 'string' ? search : '';
}

/**
 * Makes every term in this tab's history void, whoever goes back to it: no script can reach the entries
 * before the present one.
 */
export function forgetSearches(): void {
  sessionStorage.removeItem(MARK);
}

/** The same address without a term, as versions before this one wrote it and bookmarks still have it. */
export function withoutSearch(address: string): { address: string; search: string } {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  const search = params.get('search') ?? '';
  if (!params.has('search')) return { address, search };
  params.delete('search');
  const rest = params.toString();
  return { address: rest === '' ? path : `${path}?${rest}`, search };
}
