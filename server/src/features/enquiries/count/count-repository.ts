import { DAY_MS, IST_OFFSET_MS, type EnquiryKind, type Reads } from '@dealership/shared';
import { sql } from 'kysely';
import { countRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import { inPeriod, type Period } from '../enquiry-repository.ts';

export async function countEnquiries(db: Database, period: Period): Promise<number> {
  return countRows(inPeriod(db.selectFrom('enquiries'), period));
}

/** The count, with the instants (epoch ms) of the first and the last enquiry. */
export async function countWithEnds(db: Database, period: Period) {
  const { count, first, last } = await inPeriod(db.selectFrom('enquiries'), period)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('first'),
      fn.max<number | null>('created_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? { count } : { count, ends: { first, last } };
}

/** With the kinds named, both engines look up the days of each kind in an index. */
type OfKinds = Period & { reads: Reads };

/** How many enquiries of each kind there are; kinds without any are absent. */
export async function countByKind(
  db: Database,
  counted: OfKinds,
): Promise<Partial<Record<EnquiryKind, number>>> {
  const rows = await inPeriod(db.selectFrom('enquiries'), counted)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

const dayStart = sql<number>`created_at - (created_at + ${sql.lit(IST_OFFSET_MS)}) % ${sql.lit(DAY_MS)}`;

/** The counts of each kind and day; days without any are absent. */
export async function countByKindAndDay(db: Database, counted: OfKinds) {
  return inPeriod(db.selectFrom('enquiries'), counted)
    .select(({ fn }) => ['kind', dayStart.as('day_start'), fn.countAll<number>().as('count')])
    .groupBy(['kind', 'day_start'])
    .execute();
}
