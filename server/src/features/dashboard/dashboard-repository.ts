import { DAY_MS, IST_OFFSET_MS, enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

type Counts = Partial<Record<EnquiryKind, number>>;

/** How many enquiries of each kind there are; kinds without any are absent. */
export async function countByKind(db: Database): Promise<Counts> {
  return toCounts(
    await db
      .selectFrom('enquiries')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute(),
  );
}

/** The same of those that came from an instant (epoch ms) on. */
export async function countByKindSince(db: Database, instant: number): Promise<Counts> {
  return toCounts(
    await since(db, instant)
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute(),
  );
}

/** How many of a kind came on one day. */
interface DayCount {
  kind: string;
  /** The instant (epoch ms) at which the day begins in Asia/Kolkata. */
  dayStart: number;
  count: number;
}

/** The days from an instant on, kind by kind; days without any are absent. */
export async function countByKindAndDaySince(db: Database, instant: number): Promise<DayCount[]> {
  const dayStart = sql<number>`created_at - (created_at + ${IST_OFFSET_MS}) % ${DAY_MS}`;
  const rows = await since(db, instant)
    .select(({ fn }) => ['kind', dayStart.as('day_start'), fn.countAll<number>().as('count')])
    .groupBy(['kind', 'day_start'])
    .execute();
  return rows.map(({ kind, day_start, count }) => ({ kind, dayStart: day_start, count }));
}

/** Naming every kind lets both engines read their parts of the index by kind and time, and no more. */
function since(db: Database, instant: number) {
  return db
    .selectFrom('enquiries')
    .where('kind', 'in', enquiryKinds)
    .where('created_at', '>=', instant);
}

function toCounts(rows: { kind: string; count: number }[]): Counts {
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
