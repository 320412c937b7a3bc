import type { Paged } from '@dealership/shared';
import { api } from '../../lib/calls/api-client.ts';
import type { Filters, ReportAddress } from './report-address.ts';
import type { ReportSource, Row } from './report-source.ts';

/** One page of a report; `first` counts its first row from 1. */
export interface ReportPageData extends Paged<Row> {
  first: number;
}

export async function fetchReport(
  source: ReportSource,
  { page, limit, ...filters }: ReportAddress,
  signal: AbortSignal,
): Promise<ReportPageData> {
  const body = { page, limit, ...requestFilters(source, filters) };
  const { data } = await api.post<Paged<Row>>(source.path, body, { signal });
  // A proxy may answer 200 with a page of its own, which must not be taken for "no records".
  if (!Array.isArray(data.data)) throw new Error('The answer is not a page of a report.');
  return { ...data, first: (page - 1) * limit + 1 };
}

/** The filters in the format of the report's calls (rules: given-texts). */
export function requestFilters(source: ReportSource, filters: Filters): Record<string, string> {
  const { fromDate, toDate, search, kind, branch } = filters;
  const sent = {
    fromDate,
    toDate,
    [source.searchKey ?? 'search']: search,
    ...(!source.kind && { kind }),
    ...(branch && { branch }),
  };
  if (source.sendsEmpty) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
}
