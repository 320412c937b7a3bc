import { DEFAULT_PAGE_SIZE, isEnquiryKind, type EnquiryKind } from '@dealership/shared';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withParams } from '../../lib/browser/with-params.ts';
import { useOwnKinds } from '../../lib/staff/rights.ts';
import { searchIn, searchState } from '../../lib/staff/search-term.ts';

export const pageSizes = [DEFAULT_PAGE_SIZE, 25, 50, 100] as const;

/** The filters; `''` means no limit. Days are `YYYY-MM-DD`, inclusive. */
export interface Filters {
  fromDate: string;
  toDate: string;
  search: string;
  /** Only for the list of all enquiries. */
  kind: EnquiryKind | '';
}

/** The state of a report in a history entry; `page` counts from 1. */
export interface ReportAddress extends Filters {
  page: number;
  limit: number;
}

export const filterNames = ['fromDate', 'toDate', 'search', 'kind'] as const;

export function hasSameFilters(a: Filters, b: Filters): boolean {
  return filterNames.every((name) => a[name] === b[name]);
}

/**
 * Reads a report's address; the search term comes from the history state. Values that the screen does not offer count
 * as absent.
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
 * Writes changes into the address, without default values, so that addresses stay short, and without the search term,
 * which may be a customer's name or number.
 */
export function writeReportAddress(
  params: URLSearchParams,
  change: Partial<ReportAddress>,
): URLSearchParams {
  const { page, limit, search: _, ...filters } = { ...readReportAddress(params), ...change };
  return withParams(params, {
    ...filters,
    page: page === 1 ? '' : String(page),
    limit: limit === DEFAULT_PAGE_SIZE ? '' : String(limit),
  });
}

type ChangeAddress = (change: Partial<ReportAddress>, options?: { replace?: boolean }) => void;

/**
 * The report's state: in the address and, for the search term, in the history state. Both survive reload and
 * back; bookmarks and shared links have the address only.
 */
export function useReportAddress(): [ReportAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const search = searchIn(state);
  const kinds = useOwnKinds();
  const read = readReportAddress(params, search);
  // A link from a colleague may name a kind that the screen does not offer here.
  const isOffered = read.kind === '' || kinds.includes(read.kind);
  const change = useCallback<ChangeAddress>(
    (values, { replace = false } = {}) =>
      setParams((current) => writeReportAddress(current, values), {
        replace,
        state: searchState(values.search ?? search),
      }),
    [setParams, search],
  );
  return [isOffered ? read : { ...read, kind: '' }, change];
}
