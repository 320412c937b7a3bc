import { changesOfHistories } from '../support/database/histories.ts';
import type { Contents, Row } from './dump.ts';

/** A change that a later version makes on purpose to existing rows; everything else must stay the same. */
interface Change {
  /** The migration that makes it. */
  by: string;
  table: string;
  /**
   * The expected row for an earlier one; nothing: it is deleted. A column that is left out may have any value. Without
   * this all rows stay the same.
   */
  reads?: (row: Row) => Row | undefined;
  /** There may be new rows. */
  mayGrow?: true;
}

/**
 * One line for each change, in the order in which they are made, such as
 * `{ by: '2026-12-01-names', table: 'admin_users', reads: ({ city: _, ...row }) => row }`.
 */
const changes: readonly Change[] = [
  // One step replaces all those from before version 1.0.
  {
    by: '2026-11-27-baseline',
    table: 'kysely_migration',
    reads: () => undefined,
    mayGrow: true,
  },
  // Only its own row is new: the texts are stored as bytes, and read as before.
  { by: '2026-11-27-search-text-in-bytes', table: 'kysely_migration', mayGrow: true },
  { by: '2026-11-28-one-history', table: 'kysely_migration', mayGrow: true },
  { by: '2026-11-29-language-of-enquiries', table: 'kysely_migration', mayGrow: true },
  { by: '2026-11-29-names-without-dots', table: 'kysely_migration', mayGrow: true },
  {
    by: '2026-11-29-names-without-dots',
    table: 'enquiries',
    reads: (row) => ({ ...row, search_text: String(row.search_text).replaceAll('\u093c', '') }),
  },
  ...changesOfHistories,
];

/** Rows that an upgrade has lost, changed or added, beside the listed changes, by table. */
export interface Difference {
  table: string;
  /** Expected and not found. */
  missing: Row[];
  /** Found and not expected. */
  unexpected: Row[];
}

/** Compares row by row and column by column. New columns and tables are ignored. */
export function findDifferences(before: Contents, after: Contents): Difference[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const due = changes.filter((change) => change.table === table && !isDone(change, before));
    const expected = due.reduce<readonly Row[]>(
      (sum, { reads }) => (reads ? sum.map(reads).filter((row) => row !== undefined) : sum),
      rows,
    );
    const columns = Object.keys(expected[0] ?? rows[0] ?? {});
    const found = (after[table] ?? []).map((row) => only(columns, row));
    const missing = without(expected, found);
    const unexpected = due.some(({ mayGrow }) => mayGrow) ? [] : without(found, expected);
    return missing.length + unexpected.length > 0 ? [{ table, missing, unexpected }] : [];
  });
}

/** Whether a fixture was made after a step, and so already has its result. */
function isDone({ by }: Change, { kysely_migration: steps = [] }: Contents): boolean {
  return steps.some(({ name }) => name === by);
}

function only(columns: readonly string[], row: Row): Row {
  return Object.fromEntries(
    columns.flatMap((column) => (column in row ? [[column, row[column] ?? null]] : [])),
  );
}

/** The rows that are missing in `others`; of equal rows those that are too many. */
function without(rows: readonly Row[], others: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const left = counts.get(keyOf(row)) ?? 0;
    counts.set(keyOf(row), left - 1);
    return left <= 0;
  });
}

function keyOf(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
