import { DEFAULT_PAGE_SIZE, isEnquiryKind, type EnquiryKind } from '@dealership/shared';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const pageSizes = [DEFAULT_PAGE_SIZE, 25, 50, 100] as const;

/** Which rows are wanted; `''` means no limit. Days are `YYYY-MM-DD`, inclusive. */
export interface Filters {
  fromDate: string;
  toDate: string;
  search: string;
  /** Only the list of all enquiries has it. */
  kind: EnquiryKind | '';
}

/** All that a report's address says; `page` counts from 1. */
export interface ReportAddress extends Filters {
  page: number;
  limit: number;
}

export const filterNames = ['fromDate', 'toDate', 'search', 'kind'] as const;

export function hasSameFilters(a: Filters, b: Filters): boolean {
  return filterNames.every((name) => a[name] === b[name]);
}

/** Reads a report's address. What nobody could have chosen on the screen counts as not given. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const kind = params.get('kind') ?? '';
  const limit = Number(params.get('limit'));
  return {
    fromDate: params.get('fromDate') ?? '',
    toDate: params.get('toDate') ?? '',
    search: params.get('search') ?? '',
    kind: isEnquiryKind(kind) ? kind : '',
    page: readPage(params.get('page')),
    limit: pageSizes.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
  };
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Writes changes into the address, leaving out what is as usual, so that addresses stay short. */
export function writeReportAddress(
  params: URLSearchParams,
  change: Partial<ReportAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const { page, limit, ...filters } = { ...readReportAddress(params), ...change };
  for (const name of filterNames) put(next, name, filters[name]);
  put(next, 'page', page === 1 ? '' : String(page));
  put(next, 'limit', limit === DEFAULT_PAGE_SIZE ? '' : String(limit));
  return next;
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

type ChangeAddress = (change: Partial<ReportAddress>, options?: { replace?: boolean }) => void;

/** The report's state, kept in the address so that it survives reload, back, bookmarks and sharing. */
export function useReportAddress(): [ReportAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readReportAddress(params), [params]);
  const change = useCallback<ChangeAddress>(
    (values, { replace = false } = {}) =>
      setParams((current) => writeReportAddress(current, values), { replace }),
    [setParams],
  );
  return [address, change];
}
