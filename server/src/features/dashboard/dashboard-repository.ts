import type { EnquiryKind } from '@dealership/shared';
import { dayCounts } from '../../db/enquiry-index/enquiry-counts.ts';
import type { Database } from '../../db/open-database.ts';

type Counts = Partial<Record<EnquiryKind, number>>;

/**
 * How many enquiries of each kind there are; kinds without any are absent.
 * @param from only of those that came from this instant (epoch ms) on, with which a day begins
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

/** The days from an instant on, kind by kind; days without any are absent. */
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
