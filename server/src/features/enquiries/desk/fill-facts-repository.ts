import { lettersOf, type DeskEventKind, type Origin } from '@dealership/shared';
import { sql } from 'kysely';
import { besideIndex } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import type { DeskTable, Flag } from '../../../db/schema.ts';
import type { Happened } from './facts.ts';

/** An enquiry on the desk of which Insights knows nothing yet. */
export interface Unfilled {
  id: number;
  origin: Origin;
  standing: DeskTable['standing'];
  isOptIn: boolean;
  /** Epoch ms. */
  arrivedAt: number;
  attemptedAt: number | null;
  modelLetters: string | null;
}

/** Numbers of those of which nothing is known yet, the newest first. */
export async function listUnfilled(
  db: Database,
  limit: number,
): Promise<{ id: number; isBefore: boolean }[]> {
  const rows = await db
    .selectFrom('desk')
    .select(['enquiry_id', 'standing'])
    .where('counted', 'is', null)
    .orderBy('arrived_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.enquiry_id, isBefore: row.standing === 'before' }));
}

/** Those among some of which nothing is known yet. */
export async function readUnfilled(db: Database, ids: readonly number[]): Promise<Unfilled[]> {
  const rows = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiry_id', 'origin', 'standing', 'desk.kind', 'arrived_at', 'attempted_at'])
    .select('enquiries.model')
    .where('enquiry_id', 'in', ids)
    .where(besideIndex(db, 'counted'), 'is', null)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.enquiry_id, origin: row.origin as Origin, standing: row.standing },
    ...{ isOptIn: row.kind === 'opt-in', arrivedAt: row.arrived_at },
    attemptedAt: row.attempted_at,
    modelLetters: row.model === null ? null : lettersOf(row.model),
  }));
}

/** The timelines of some enquiries, the earliest event first. */
export async function readTimelines(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, (Happened & { id: number })[]>> {
  const rows = await db
    .selectFrom('desk_events')
    .select(['id', 'enquiry_id', 'at', 'kind', 'detail'])
    .where('enquiry_id', 'in', ids)
    .orderBy('enquiry_id')
    .orderBy('id')
    .execute();
  const timelines = new Map<number, (Happened & { id: number })[]>();
  for (const { id, enquiry_id: of, at, kind, detail } of rows) {
    const timeline = timelines.get(of) ?? [];
    timelines.set(of, timeline);
    timeline.push({
      ...{ id, at, kind: kind as DeskEventKind },
      detail: JSON.parse(detail) as Happened['detail'],
    });
  }
  return timelines;
}

/** What is stored of one: values of its columns. */
export interface Filled {
  id: number;
  counted: Flag;
  model_letters: string | null;
  answer_minutes: number | null;
  reached_at: number | null;
  appointed_at: number | null;
  missed_at: number | null;
}

const columns = [
  ...(['counted', 'model_letters', 'answer_minutes'] as const),
  ...(['reached_at', 'appointed_at', 'missed_at'] as const),
];

/** Stores what is known now, in one statement: on SQLite nobody else writes meanwhile. */
export async function storeFilled(db: Database, filled: readonly Filled[]): Promise<void> {
  if (filled.length === 0) return;
  const changes = columns.map((column) => {
    const some = filled.filter((each) => each[column] !== null);
    const values = some.map((each) => sql`when ${each.id} then ${each[column]}`);
    const value =
      some.length === 0 ? sql`null` : sql`case enquiry_id ${sql.join(values, sql` `)} end`;
    return sql`${sql.ref(column)} = ${value}`;
  });
  const ids = filled.map(({ id }) => id);
  await sql`update desk set ${sql.join(changes)} where enquiry_id in (${sql.join(ids)})`.execute(
    db,
  );
}

/**
 * Notes of enquiries from before the desk, unless somebody has touched them since, that they are not counted.
 * @returns how many
 */
export async function storeUncounted(db: Database, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({ counted: 0 })
    .where('enquiry_id', 'in', ids)
    .where(besideIndex(db, 'standing'), '=', 'before')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
