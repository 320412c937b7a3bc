import {
  FIRST_ROWS,
  MAX_PAGE_SIZE,
  type DeskFilters,
  type DeskPage,
  type DeskRow,
} from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { fetchFirst, WATCHED } from './fetch-rows.ts';

/** Number of the latest refresh, and of the latest one whose answer was used. */
const looks = { begun: 0, shown: 0 };

/**
 * Compares the shown list with the current one.
 * @param shown returns the shown list; read again after the answer, as rows may have been added or refreshed
 * @returns `undefined`: a later refresh was answered first, or nothing is shown
 */
export async function compareRows(filters: DeskFilters, shown: () => DeskPage | undefined) {
  const watched = shown()?.rows.length;
  if (watched === undefined) return undefined;
  const look = ++looks.begun;
  // One page more: a row that is pushed out of the last page has not left the list.
  const fresh = await fetchFirst(filters, { count: watched + FIRST_ROWS, isVisit: false });
  const now = new Map(fresh.rows.map((row) => [row.reference, row]));
  const leftOf = (page: DeskPage | undefined) =>
    (page?.rows ?? [])
      .slice(0, Math.min(watched, WATCHED))
      .map(({ reference }) => reference)
      .filter((reference) => !now.has(reference));
  const { found, gone } = await follow(leftOf(shown()));
  const page = shown();
  if (!page || look < looks.shown) return undefined;
  looks.shown = look;
  const left = new Set(leftOf(page));
  for (const row of found) now.set(row.reference, row);
  const known = new Set(page.rows.map(({ reference }) => reference));
  const isKnown = ({ reference }: DeskRow) => known.has(reference);
  const end = page.next === null ? undefined : fresh.rows.findLastIndex(isKnown) + 1;
  return {
    /** The list as it is now. */
    fresh,
    /** The shown rows as they are now, in their places. */
    shown: {
      rows: page.rows
        .filter(({ reference }) => !gone.has(reference))
        .map((row) => now.get(row.reference) ?? row),
      next: page.next,
    },
    /** References of the enquiries that are no longer in the list. */
    left,
    /** The number of enquiries before and among the shown ones that are not shown. */
    arrived: fresh.rows.slice(0, end).filter((row) => !isKnown(row)).length,
  };
}

/** The difference between the shown rows and the current ones. */
export type Difference = NonNullable<Awaited<ReturnType<typeof compareRows>>>;

/** The current state of these enquiries, and those that were erased or may no longer be read. */
async function follow(references: readonly string[]) {
  const found: DeskRow[] = [];
  for (let start = 0; start < references.length; start += MAX_PAGE_SIZE) {
    const body = { references: references.slice(start, start + MAX_PAGE_SIZE) };
    const { rows } = await call('POST /api/desk/rows', { body });
    found.push(...rows);
  }
  const known = new Set(found.map(({ reference }) => reference));
  return { found, gone: new Set(references.filter((reference) => !known.has(reference))) };
}
