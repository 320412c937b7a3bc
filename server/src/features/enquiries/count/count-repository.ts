import { DAY_MS, IST_OFFSET_MS, type EnquiryKind } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { inPeriod, type Period } from '../enquiry-repository.ts';

/** How many enquiries came in a period. */
export async function countEnquiries(db: Database, period: Period): Promise<number> {
  const { total } = await inPeriod(db.selectFrom('enquiries'), period)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The same with the instants (epoch ms) of the first and the last of them. */
export async function countWithEnds(
  db: Database,
  period: Period,
): Promise<{ count: number; ends?: { first: number; last: number } }> {
  const { count, first, last } = await inPeriod(db.selectFrom('enquiries'), period)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('first'),
      fn.max<number | null>('created_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? { count } : { count, ends: { first, last } };
}

/** Which are counted. With the kinds named, both engines look up the days of each in its index. */
interface Counted {
  kinds: readonly EnquiryKind[];
  /** Only from this instant (epoch ms) on. */
  from?: number;
}

type Counts = Partial<Record<EnquiryKind, number>>;

/** How many enquiries of each kind there are; kinds without any are absent. */
export async function countByKind(db: Database, counted: Counted): Promise<Counts> {
  const rows = await inPeriod(db.selectFrom('enquiries'), counted)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
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

const dayStart = sql<number>`created_at - (created_at + ${sql.lit(IST_OFFSET_MS)}) % ${sql.lit(DAY_MS)}`;

/** The counts of each kind and day; days without any are absent. */
export async function countByKindAndDay(db: Database, counted: Counted): Promise<DayCount[]> {
  const rows = await inPeriod(db.selectFrom('enquiries'), counted)
    .select(({ fn }) => ['kind', dayStart.as('day_start'), fn.countAll<number>().as('total')])
    .groupBy(['kind', 'day_start'])
    .execute();
  return rows.map(({ kind, day_start, total }) => ({
    kind,
    dayStart: day_start,
    count: total,
  }));
}
