import type { Contents, Row } from './dump.ts';

/** A change that a later version makes on purpose to existing rows; everything else must stay the same. */
interface Change {
  /** The migration that does it, or `start`: every start does. */
  by: string;
  table: string;
  /**
   * The expected row for an earlier one; nothing: it is deleted. A column that is left out may hold anything.
   * Without this all rows stay the same.
   */
  reads?: (row: Row) => Row | undefined;
  /** There may be new rows. */
  mayGrow?: true;
}

/** Of the parts of vehicles. */
const formerTables = [
  ...['variants', 'vehicle_specs', 'colours', 'features', 'accessories', 'frames'],
  'vehicle_pictures',
];

/**
 * One line for each change, in the order in which they are made, such as
 * `{ by: '0110-names', table: 'admin_users', reads: ({ city: _, ...row }) => row }`.
 */
const changes: readonly Change[] = [
  { by: 'start', table: 'kysely_migration', mayGrow: true },
  // They held the typed user id in plain text, and counted for 15 minutes only.
  { by: '0081-login-failures-in-clear-deleted', table: 'login_failures', reads: () => undefined },
  // What was derived from the enquiries, and the mark of those that it did not hold yet.
  { by: '0141-no-enquiry-grams', table: 'enquiry_grams', reads: () => undefined },
  { by: '0142-no-enquiry-days', table: 'enquiry_days', reads: () => undefined },
  { by: '0143-no-enquiry-index', table: 'enquiry_index', reads: () => undefined },
  {
    by: '0144-no-unindexed-enquiries',
    table: 'enquiries',
    reads: ({ unindexed: _, ...row }) => row,
  },
  // New tables that are numbered: SQLite counts from there on.
  { by: '0177-passkeys-of-staff', table: 'sqlite_sequence', mayGrow: true },
  // What was known of a branch stands in `settings`.
  { by: '0197-no-email-of-dealers', table: 'dealers', reads: ({ id = null }) => ({ id }) },
  { by: '0190-settings', table: 'sqlite_sequence', mayGrow: true },
  { by: '0190-settings', table: 'revisions', mayGrow: true },
  // The parts of vehicles stand in their documents; the answers below tell whether each is there.
  ...formerTables.map((table) => ({
    ...{ by: '0230-no-vehicle-pictures', table, reads: () => undefined },
  })),
  {
    by: '0230-no-vehicle-pictures',
    table: 'sqlite_sequence',
    reads: (row) => (formerTables.includes(String(row.name)) ? undefined : row),
    mayGrow: true,
  },
  {
    by: '0235-no-price-paise-of-vehicles',
    table: 'vehicles',
    reads: ({
      details: _,
      engine: __,
      power: ___,
      transmission: ____,
      price_paise: _____,
      ...row
    }) => row,
  },
  // They stand in `texts`; the answers below tell whether each is there.
  {
    by: '0267-no-description-of-offers',
    table: 'offers',
    reads: ({ title: _, description: __, ...row }) => row,
  },
  // In what enquiries are found is written anew in the form of today.
  { by: 'start', table: 'enquiries', reads: ({ search_text: _, ...row }) => row },
  // The day on which the work was last done.
  { by: 'start', table: 'daily_work', reads: ({ day: _, ...row }) => row, mayGrow: true },
];

/** Answers that a later version gives otherwise on purpose, by path: from the earlier answer and the earlier rows. */
const answerChanges: Readonly<Record<string, (answer: unknown, before: Contents) => unknown>> = {
  // A model cost what was stored beside its variants, which could differ from the cheapest of them.
  '/api/managePrice': (answer, { vehicles = [], variants = [] }) =>
    (answer as { bike_name: string; bike_price: number }[]).map((row) => {
      const vehicle = vehicles.find(({ bike_name }) => bike_name === row.bike_name);
      const paise = variants
        .filter(({ vehicle_id }) => vehicle_id === vehicle?.id)
        .map(({ price_paise }) => Number(price_paise));
      return paise.length > 0 ? { ...row, bike_price: Math.min(...paise) / 100 } : row;
    }),
};

/** What this version is to answer where an earlier one answered this. */
export function answerNow(path: string, answer: unknown, before: Contents): object {
  return (answerChanges[path]?.(answer, before) ?? answer) as object;
}

/** Rows that an upgrade has lost, changed or added, other than by the listed changes, by table. */
export interface Difference {
  table: string;
  /** Expected and not found. */
  missing: Row[];
  /** Found and not expected. */
  unexpected: Row[];
}

/** Compares row by row and column by column. Columns and tables that are new are not looked at. */
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

/** Whether a fixture was made after a step, and so holds its result already. */
function isDone({ by }: Change, { kysely_migration: steps = [] }: Contents): boolean {
  return steps.some(({ name }) => name === by);
}

function only(columns: readonly string[], row: Row): Row {
  return Object.fromEntries(
    columns.flatMap((column) => (column in row ? [[column, row[column] ?? null]] : [])),
  );
}

/** The rows that `others` lacks; of equal ones those that are too many. */
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
