import {
  deskLimits,
  deskQueryOf,
  FIRST_ROWS,
  type DeskFilters,
  type DeskPage,
} from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';

const MOST = deskLimits.page;
/** Further rows are not refreshed in the background. */
export const WATCHED = 200;

/**
 * Fetches one page of a list, or of the search results in all lists.
 * @param options.after `next` of the previous page
 * @param options.isVisit the user opened the list; false: a refresh in the background
 */
export function fetchPage(
  filters: DeskFilters,
  { after = '', limit = FIRST_ROWS, isVisit = false },
  signal?: AbortSignal,
): Promise<DeskPage> {
  const body = {
    ...deskQueryOf(filters),
    limit: filters.search === '' ? limit : MOST,
    isVisit,
    ...(after && { after }),
  };
  return call('POST /api/desk', { body, signal });
}

/** Fetches the first rows of a list, at least the given number. */
export async function fetchFirst(
  filters: DeskFilters,
  { count, isVisit }: { count: number; isVisit: boolean },
  signal?: AbortSignal,
): Promise<DeskPage> {
  const wanted = Math.min(count, WATCHED);
  const limit = wanted <= FIRST_ROWS ? FIRST_ROWS : MOST;
  let page = await fetchPage(filters, { limit, isVisit }, signal);
  const rows = [...page.rows];
  while (page.next !== null && rows.length < wanted) {
    page = await fetchPage(filters, { after: page.next, limit: MOST }, signal);
    rows.push(...page.rows);
  }
  return { rows, next: page.next };
}

/** The shown rows, followed by the rows of a further page that are not among them. */
export function withRows(shown: DeskPage | undefined, { rows, next }: DeskPage): DeskPage {
  const before = shown?.rows ?? [];
  const known = new Set(before.map(({ reference }) => reference));
  return { rows: [...before, ...rows.filter(({ reference }) => !known.has(reference))], next };
}
