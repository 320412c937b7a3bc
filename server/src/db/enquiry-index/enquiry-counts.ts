import { DAY_MS, IST_OFFSET_MS } from '@dealership/shared';
import { sql } from 'kysely';
import { byUnindexed } from '../dialect.ts';
import type { Database } from '../open-database.ts';

/** Which enquiries are counted: of one kind or all, from an instant (epoch ms) on, before another. */
export interface Period {
  kind?: string | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

/**
 * The counts of days (in Asia/Kolkata), indexed and unindexed ones in one statement, so that none is
 * counted twice or left out. The period begins and ends with a day.
 */
export function dayCounts(db: Database, { kind, from, before }: Period) {
  let indexed = db.selectFrom('enquiry_days').select(['kind', 'day_start', 'count']);
  let unindexed = db
    .selectFrom(byUnindexed(db))
    .select(['kind', dayStart.as('day_start'), sql<number>`1`.as('count')])
    .where('unindexed', '=', 1);
  if (kind !== undefined) {
    indexed = indexed.where('kind', '=', kind);
    unindexed = unindexed.where('kind', '=', kind);
  }
  if (from !== undefined) {
    indexed = indexed.where('day_start', '>=', from);
    unindexed = unindexed.where('created_at', '>=', from);
  }
  if (before !== undefined) {
    indexed = indexed.where('day_start', '<', before);
    unindexed = unindexed.where('created_at', '<', before);
  }
  return db.selectFrom(indexed.unionAll(unindexed).as('days'));
}

const dayStart = sql<number>`created_at - (created_at + ${sql.lit(IST_OFFSET_MS)}) % ${sql.lit(DAY_MS)}`;

/** How many there are. */
export async function countEnquiries(db: Database, period: Period): Promise<number> {
  const { total } = await dayCounts(db, period)
    .select(({ fn }) => fn.sum<number | null>('count').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/**
 * Where the enquiry with so many younger ones before it is to be found.
 * @returns the instant (epoch ms) at which its day is over, and how many of that day are younger
 */
export async function findPlace(
  db: Database,
  period: Period,
  younger: number,
): Promise<{ before: number; younger: number }> {
  const days = await dayCounts(db, period)
    .select(({ fn }) => ['day_start', fn.sum<number>('count').as('total')])
    .groupBy('day_start')
    .orderBy('day_start', 'desc')
    .execute();
  let left = younger;
  let before = period.before ?? Number.MAX_SAFE_INTEGER;
  for (const { day_start, total } of days) {
    before = day_start + DAY_MS;
    if (total > left) break;
    left -= total;
  }
  return { before, younger: left };
}
