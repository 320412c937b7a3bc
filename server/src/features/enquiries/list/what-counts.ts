import type { Consent } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from './reports.ts';

/** The consents of some numbers that are valid now; passed in by the consents feature. */
export type ReadConsents = (db: Database, mobiles: readonly string[]) => Promise<Consent[]>;

/**
 * Adds to opt-ins the channels on which their numbers may get offers now: a consent may have been withdrawn since
 * (rules: opt-ins-now).
 */
export async function sayWhatCounts(
  db: Database,
  readConsents: ReadConsents,
  rows: readonly Row[],
): Promise<Row[]> {
  const isOptIn = ({ kind }: Row) => kind === 'opt-in';
  const mobiles = new Set(rows.filter(isOptIn).map(({ mobile }) => String(mobile)));
  if (mobiles.size === 0) return [...rows];
  const given = (await readConsents(db, [...mobiles])).filter(({ is_given: isGiven }) => isGiven);
  return rows.map((row) =>
    isOptIn(row)
      ? {
          ...row,
          counts: given.filter(({ mobile }) => mobile === row.mobile).map(({ channel }) => channel),
        }
      : row,
  );
}
