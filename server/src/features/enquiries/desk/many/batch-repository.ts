import {
  isOpen,
  statuses,
  type ManyDone,
  type ManyStep,
  type ManyUndone,
} from '@dealership/shared';
import { sql, type Selectable, type Updateable } from 'kysely';
import { findRow, idsOf, insertRow, updateRows } from '../../../../db/rows.ts';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskBatchesTable, DeskTable } from '../../../../db/schema.ts';
import { insertDeskEvents, toStoredEvent, type EventBase } from '../rows/desk-repository.ts';
import {
  changedColumns,
  whatChanged,
  type OnDesk,
  type StateOnDesk,
} from '../rows/state-on-desk.ts';

/** The part of a step for many that is not done yet. */
export interface Rest {
  step: ManyStep;
  /** Numbers of enquiries in ascending order, each with the version that the user saw. */
  seen: readonly (readonly [id: number, version: number])[];
}

export type Batch = ReturnType<typeof toBatch>;

function toBatch({ answer, undone, ids, rest, ...row }: Selectable<DeskBatchesTable>) {
  return {
    ...row,
    answer: JSON.parse(answer) as Omit<ManyDone, 'id'>,
    /** The result of undoing it so far; `null`: it was not undone. */
    undone: JSON.parse(undone ?? 'null') as ManyUndone | null,
    ids: JSON.parse(ids) as number[],
    /** `null`: nothing is left to do. */
    rest: JSON.parse(rest ?? 'null') as Rest | null,
  };
}

/**
 * Begins a step for many; a key that has been used fails with the database's duplicate error.
 * @returns its number
 */
export async function insertBatch(
  transaction: Database,
  {
    answer,
    rest,
    ...batch
  }: Pick<Batch, 'request_key' | 'digest' | 'user_id' | 'at' | 'answer' | 'rest'>,
): Promise<number> {
  const last = await transaction
    .selectFrom('desk_events')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return insertRow(transaction, 'desk_batches', {
    ...batch,
    event_before: last.id ?? 0,
    undone: null,
    tells: null,
    told_at: null,
    ids: '[]',
    answer: JSON.stringify(answer),
    rest: JSON.stringify(rest),
  });
}

/** Stores how far a step is done. */
export async function noteTaken(transaction: Database, { id, answer, tells, ids, rest }: Batch) {
  await updateRows(transaction, 'desk_batches', {
    equal: { id },
    set: {
      answer: JSON.stringify(answer),
      tells,
      ids: JSON.stringify(ids),
      rest: rest && JSON.stringify(rest),
    },
  });
}

export async function findBatchOf(db: Database, key: string): Promise<Batch | undefined> {
  const row = await findRow(db, 'desk_batches', { request_key: key });
  return row && toBatch(row);
}

/** Locks a step for many: until the end of the transaction no other request continues, undoes or announces it. */
export async function lockBatch(transaction: Database, id: number): Promise<Batch | undefined> {
  await transaction
    .updateTable('desk_batches')
    .set(({ ref }) => ({ told_at: ref('told_at') }))
    .where('id', '=', id)
    .execute();
  const row = await findRow(transaction, 'desk_batches', { id });
  return row && toBatch(row);
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
export async function listWithoutAlert(db: Database, before: number): Promise<number[]> {
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

/** Enquiries as they are read before a step for many, without a lock. */
export function listSeen(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'version', 'arrived_at', 'last_event_at'])
    .where('enquiry_id', 'in', ids)
    .execute();
}

export interface Change {
  found: OnDesk;
  after: StateOnDesk;
}

/** Changes enquiries, each with an event. Call it in a transaction that has locked them. */
export async function storeChanges(
  transaction: Database,
  changes: readonly Change[],
  { batch, ...event }: EventBase & { batch?: number },
) {
  await updateStates(transaction, changes);
  await insertDeskEvents(
    transaction,
    changes.map(({ found, after }) => ({
      ...event,
      id: found.enquiry_id,
      kept: { before: whatChanged(found, after), batch },
    })),
  );
}

async function updateStates(transaction: Database, changes: readonly Change[]) {
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

export async function listEventsSince(db: Database, ids: readonly number[], event: number) {
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
