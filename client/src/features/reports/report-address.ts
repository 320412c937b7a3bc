import { DEFAULT_PAGE_SIZE, isEnquiryKind, type EnquiryKind } from '@dealership/shared';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { searchIn, searchState } from '../../lib/search-term.ts';

export const pageSizes = [DEFAULT_PAGE_SIZE, 25, 50, 100] as const;

/** Which rows are wanted; `''` means no limit. Days are `YYYY-MM-DD`, inclusive. */
export interface Filters {
  fromDate: string;
  toDate: string;
  search: string;
  /** Only the list of all enquiries has it. */
  kind: EnquiryKind | '';
}

/** All that a report's entry in the history says; `page` counts from 1. */
export interface ReportAddress extends Filters {
  page: number;
  limit: number;
}

export const filterNames = ['fromDate', 'toDate', 'search', 'kind'] as const;

export function hasSameFilters(a: Filters, b: Filters): boolean {
  return filterNames.every((name) => a[name] === b[name]);
}

/**
 * Reads a report's address, and what is searched for from the state beside it. What nobody could have
 * chosen on the screen counts as not given.
 */
export function readReportAddress(params: URLSearchParams, search = ''): ReportAddress {
  const kind = params.get('kind') ?? '';
  const limit = Number(params.get('limit'));
  return {
    fromDate: params.get('fromDate') ?? '',
    toDate: params.get('toDate') ?? '',
    search,
    kind: isEnquiryKind(kind) ? kind : '',
    page: readPage(params.get('page')),
    limit: pageSizes.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
  };
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/**
 * Writes changes into the address, leaving out what is as usual, so that addresses stay short, and what
 * is searched for, since that may be a customer's name or number.
 */
export function writeReportAddress(
  params: URLSearchParams,
  change: Partial<ReportAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const { page, limit, ...filters } = { ...readReportAddress(params), ...change };
  for (const name of ['fromDate', 'toDate', 'kind'] as const) put(next, name, filters[name]);
  put(next, 'page', page === 1 ? '' : String(page));
  put(next, 'limit', limit === DEFAULT_PAGE_SIZE ? '' : String(limit));
  return next;
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

type ChangeAddress = (change: Partial<ReportAddress>, options?: { replace?: boolean }) => void;

/**
 * The report's state, kept in the address and, what is searched for, in the state of the history beside
 * it: both survive reload and back; bookmarks and sharing have the address alone.
 */
export function useReportAddress(): [ReportAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const search = searchIn(state);
  const address = useMemo(() => readReportAddress(params, search), [params, search]);
  const change = useCallback<ChangeAddress>(
    (values, { replace = false } = {}) =>
      setParams((current) => writeReportAddress(current, values), {
        replace,
        state: searchState(values.search ?? search),
      }),
    [setParams, search],
  );
  return [address, change];
}
