import {
  isOpen,
  statuses,
  type ManyDone,
  type ManyStep,
  type ManyUndone,
} from '@dealership/shared';
import { sql, type Selectable, type Updateable } from 'kysely';
import { idsOf } from '../../../../db/rows.ts';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskBatchesTable, DeskTable } from '../../../../db/schema.ts';
import { toStoredEvent, type StoredEvent } from '../rows/desk-repository.ts';
import { changedColumns, type OnDesk, type StateOnDesk } from '../rows/state-on-desk.ts';

/** The part of a step for many that is not done yet. */
export interface Rest {
  step: ManyStep;
  /** Numbers of enquiries in ascending order, each with the version that the user saw. */
  seen: readonly (readonly [id: number, version: number])[];
}

export interface Batch {
  id: number;
  digest: string;
  userId: string;
  /** Epoch ms. */
  at: number;
  eventBefore: number;
  /** The result so far. */
  answer: Omit<ManyDone, 'id'>;
  /** The result of undoing it so far. */
  undone: ManyUndone | undefined;
  tells: string | null;
  toldAt: number | null;
  /** The enquiries that it has changed. */
  ids: readonly number[];
  /** `undefined`: nothing is left to do. */
  rest: Rest | undefined;
}

function toBatch(row: Selectable<DeskBatchesTable>): Batch {
  return {
    id: row.id,
    digest: row.digest,
    userId: row.user_id,
    at: row.at,
    eventBefore: row.event_before,
    tells: row.tells,
    toldAt: row.told_at,
    answer: JSON.parse(row.answer) as Batch['answer'],
    undone: row.undone === null ? undefined : (JSON.parse(row.undone) as ManyUndone),
    ids: JSON.parse(row.ids) as number[],
    rest: row.rest === null ? undefined : (JSON.parse(row.rest) as Rest),
  };
}

type Begun = { key: string; rest: Rest } & Pick<Batch, 'digest' | 'userId' | 'at' | 'answer'>;

/**
 * Begins a step for many; a key that has been used fails with the database's duplicate error.
 * @returns its number
 */
export async function insertBatch(
  transaction: Database,
  { key, digest, userId, at, answer, rest }: Begun,
): Promise<number> {
  const last = await transaction
    .selectFrom('desk_events')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  const { insertId } = await transaction
    .insertInto('desk_batches')
    .values({
      request_key: key,
      digest,
      user_id: userId,
      at,
      event_before: last.id ?? 0,
      undone: null,
      tells: null,
      told_at: null,
      ids: '[]',
      answer: JSON.stringify(answer),
      rest: JSON.stringify(rest),
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export async function noteTaken(
  transaction: Database,
  id: number,
  { answer, tells, ids, rest }: Pick<Batch, 'answer' | 'tells' | 'ids' | 'rest'>,
): Promise<void> {
  await transaction
    .updateTable('desk_batches')
    .set({
      answer: JSON.stringify(answer),
      tells,
      ids: JSON.stringify(ids),
      rest: rest ? JSON.stringify(rest) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** The step of the request with this key; `undefined`: none. */
export async function findBatchOf(db: Database, key: string): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('desk_batches')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row && toBatch(row);
}

/** Locks a step for many: until the end of the transaction no other request continues, undoes or announces it. */
export async function lockBatch(transaction: Database, id: number): Promise<Batch | undefined> {
  await transaction
    .updateTable('desk_batches')
    .set(({ ref }) => ({ told_at: ref('told_at') }))
    .where('id', '=', id)
    .execute();
  const row = await transaction
    .selectFrom('desk_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toBatch(row);
}

export async function noteUndone(transaction: Database, id: number, undone: ManyUndone) {
  await transaction
    .updateTable('desk_batches')
    .set({ undone: JSON.stringify(undone) })
    .where('id', '=', id)
    .execute();
}

export async function noteTold(transaction: Database, id: number, at: number): Promise<void> {
  await transaction.updateTable('desk_batches').set({ told_at: at }).where('id', '=', id).execute();
}

/** Numbers of interrupted steps from before an instant (epoch ms). */
export async function listBrokenOff(db: Database, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('desk_batches')
    .select('id')
    .where('rest', 'is not', null)
    .where('at', '<', before)
    .execute();
  return idsOf(rows);
}

/** Numbers of steps from before an instant (epoch ms) whose alert is still to be created. */
export async function listUntold(db: Database, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('desk_batches')
    .select('id')
    .where('tells', 'is not', null)
    .where('told_at', 'is', null)
    .where('undone', 'is', null)
    .where('at', '<', before)
    .execute();
  return idsOf(rows);
}

/** Deletes steps from before an instant (epoch ms). */
export async function deleteOldBatches(db: Database, before: number): Promise<void> {
  await db.deleteFrom('desk_batches').where('at', '<', before).execute();
}

/** An enquiry as it is read before a step for many, without a lock. */
export type Seen = Pick<DeskTable, 'version' | 'arrived_at' | 'last_event_at'> & { id: number };

const seenColumns = [
  'desk.enquiry_id as id',
  'desk.version',
  'desk.arrived_at',
  'desk.last_event_at',
] as const;

export function listSeen(db: Database, ids: readonly number[]): Promise<Seen[]> {
  return db.selectFrom('desk').select(seenColumns).where('enquiry_id', 'in', ids).execute();
}

export function listSeenByReference(db: Database, references: readonly string[]) {
  return db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select([...seenColumns, 'enquiries.reference', 'desk.kind'])
    .where('enquiries.reference', 'in', references)
    .execute();
}

export function listOnDesk(db: Database, ids: readonly number[]): Promise<OnDesk[]> {
  return db.selectFrom('desk').selectAll().where('enquiry_id', 'in', ids).execute();
}

export interface Change {
  found: OnDesk;
  after: StateOnDesk;
}

/** Changes the state of enquiries, in one statement. Call it in a transaction that has locked them. */
export async function updateStates(transaction: Database, changes: readonly Change[]) {
  const [first] = changes;
  if (!first) return;
  const columns = new Set(changes.flatMap(({ found, after }) => changedColumns(found, after)));
  const set = [...columns].map((column) => {
    const value = first.after[column];
    if (changes.every(({ after }) => after[column] === value)) return [column, value];
    const cases = changes.map(
      ({ found, after }) => sql`when ${found.enquiry_id} then ${after[column]}`,
    );
    return [column, sql`case enquiry_id ${sql.join(cases, sql` `)} end`];
  });
  await transaction
    .updateTable('desk')
    .set({
      ...(Object.fromEntries(set) as Updateable<DeskTable>),
      version: sql<number>`version + 1`,
    })
    .where(
      'enquiry_id',
      'in',
      changes.map(({ found }) => found.enquiry_id),
    )
    .execute();
}

/** The events of enquiries since a given event, in their order. */
export async function listEventsSince(
  db: Database,
  ids: readonly number[],
  event: number,
): Promise<(StoredEvent & { enquiryId: number })[]> {
  const rows = await db
    .selectFrom('desk_events')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .where('id', '>', event)
    .execute();
  rows.sort((one, other) => one.id - other.id);
  return rows.map((row) => ({ ...toStoredEvent(row), enquiryId: row.enquiry_id }));
}

export async function readReferences(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** Those of some enquiries that are open and belong to this assignee. */
export async function listOpenAmong(db: Database, ids: readonly number[], assignee: string) {
  const rows = await db
    .selectFrom('desk')
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .where(besideIndex(db, 'assignee'), '=', assignee)
    .where(besideIndex(db, 'status'), 'in', statuses.filter(isOpen))
    .orderBy('enquiry_id')
    .execute();
  return rows.map(({ enquiry_id: id }) => id);
}
