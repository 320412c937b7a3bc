import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withParams } from '../browser/with-params.ts';
import { searchIn, searchState } from './search-term.ts';

/** The state of a list in a history entry; `''` means no limit. Lists may have further filters. */
type ListAddress = ReturnType<typeof readListAddress>;

/** Reads an address. Values that the screen does not offer count as absent; the first size is the usual one. */
export function readListAddress(params: URLSearchParams, sizes: readonly [number, ...number[]]) {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  return {
    // Days are `YYYY-MM-DD`, inclusive.
    fromDate: params.get('fromDate') ?? '',
    toDate: params.get('toDate') ?? '',
    search: '',
    /** From 1. */
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit: sizes.find((size) => size === limit) ?? sizes[0],
  };
}

/**
 * Writes changes into the address, without usual values, so that addresses stay short, and without the search term,
 * which may be a customer's name or number.
 */
export function writeListAddress<Address extends ListAddress>(
  read: (params: URLSearchParams) => Address,
  params: URLSearchParams,
  change: Partial<Address>,
): URLSearchParams {
  const usual: Readonly<Record<string, unknown>> = read(new URLSearchParams());
  const { search: _, ...kept } = { ...read(params), ...change };
  const changes = Object.entries(kept).map(
    ([name, value]) => [name, value === usual[name] ? '' : String(value)] as const,
  );
  return withParams(params, Object.fromEntries(changes));
}

/**
 * The list's state: in the address and, for the search term, in the history state. Both survive reload and
 * back; bookmarks and shared links have the address only.
 *
 * @param read the same function at every call
 */
export function useListAddress<Address extends ListAddress>(
  read: (params: URLSearchParams) => Address,
) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const search = searchIn(state);
  const change = useCallback(
    (values: Partial<Address>, { replace = false } = {}) =>
      setParams((current) => writeListAddress(read, current, values), {
        replace,
        state: searchState(values.search ?? search),
      }),
    [read, setParams, search],
  );
  return [{ ...read(params), search }, change] as const;
}
