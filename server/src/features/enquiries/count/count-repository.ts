import { DAY_MS, IST_OFFSET_MS, type EnquiryKind } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { inPeriod, unindexedEnquiries, type Period } from '../enquiry-repository.ts';

/**
 * Counts per day (in Asia/Kolkata), indexed and unindexed enquiries in one statement, so that none is
 * counted twice or left out. The period must consist of whole days.
 */
function dayCounts(db: Database, period: Period) {
  const { kind, from, before } = period;
  let indexed = db.selectFrom('enquiry_days').select(['kind', 'day_start', 'count']);
  if (kind !== undefined) indexed = indexed.where('kind', '=', kind);
  if (from !== undefined) indexed = indexed.where('day_start', '>=', from);
  if (before !== undefined) indexed = indexed.where('day_start', '<', before);
  const unindexed = inPeriod(unindexedEnquiries(db), period).select([
    'kind',
    dayStart.as('day_start'),
    sql<number>`1`.as('count'),
  ]);
  return db.selectFrom(indexed.unionAll(unindexed).as('days'));
}

const dayStart = sql<number>`created_at - (created_at + ${sql.lit(IST_OFFSET_MS)}) % ${sql.lit(DAY_MS)}`;

/** How many enquiries came in a period of whole days. */
export async function countEnquiries(db: Database, period: Period): Promise<number> {
  const { total } = await dayCounts(db, period)
    .select(({ fn }) => fn.sum<number | null>('count').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/**
 * Finds the day of the enquiry at an offset, newest first.
 * @returns the instant (epoch ms) at which that day ends, and how many enquiries of that day are newer
 */
export async function findDayOf(
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

type Counts = Partial<Record<EnquiryKind, number>>;

/**
 * How many enquiries of each kind there are; kinds without any are absent.
 * @param from counts only from this instant (epoch ms) on, the start of a day
 */
export async function countByKind(db: Database, { from }: { from?: number } = {}): Promise<Counts> {
  const rows = await dayCounts(db, { from })
    .select(({ fn }) => ['kind', fn.sum<number>('count').as('total')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}

/** How many of a kind came on one day. */
interface DayCount {
  kind: string;
  /** The instant (epoch ms) at which the day begins in Asia/Kolkata. */
  dayStart: number;
  count: number;
}

/** The counts of each kind and day from an instant on; days without any are absent. */
export async function countByKindAndDay(
  db: Database,
  { from }: { from: number },
): Promise<DayCount[]> {
  const rows = await dayCounts(db, { from })
    .select(({ fn }) => ['kind', 'day_start', fn.sum<number>('count').as('total')])
    .groupBy(['kind', 'day_start'])
    .execute();
  return rows.map(({ kind, day_start, total }) => ({
    kind,
    dayStart: day_start,
    count: total,
  }));
}
