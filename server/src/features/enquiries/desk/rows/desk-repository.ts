import {
  enquiryKinds,
  eventContentSchema,
  type EventContent,
  type Reads,
} from '@dealership/shared';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import { idsOf, updateRows } from '../../../../db/rows.ts';
import { queueHookEvents } from '../../../../db/hook-events.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskEventsTable } from '../../../../db/schema.ts';
import { NOT_RECEIVED } from '../../desk-row.ts';
import { isReadOnDesk } from '../../reads-repository.ts';
import { hookEventsOf } from './hooked-events.ts';
import { listGroup } from './group-repository.ts';
import { changedColumns, type OnDesk, type StateOnDesk } from './state-on-desk.ts';

export function findOnDesk(db: Database, reference: string): Promise<OnDesk | undefined> {
  return db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .selectAll('desk')
    .where('enquiries.reference', '=', reference)
    .executeTakeFirst();
}

/** Locks the states of enquiries until the end of the transaction, and reads them. */
export async function lockDesk(transaction: Database, ids: readonly number[]): Promise<OnDesk[]> {
  await transaction
    .updateTable('desk')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('enquiry_id', 'in', ids)
    .execute();
  return transaction.selectFrom('desk').selectAll().where('enquiry_id', 'in', ids).execute();
}

export async function listStates(db: Database, references: readonly string[], reads: Reads) {
  if (references.length === 0) return [];
  return db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiries.reference', 'desk.status', 'desk.assignee'])
    .where('enquiries.reference', 'in', references)
    .where(isReadOnDesk(db, reads))
    .execute();
}

export async function listByReference(db: Database, references: readonly string[], reads: Reads) {
  if (references.length === 0) return [];
  return db
    .selectFrom('enquiries')
    .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(['id', 'reference'])
    .where('reference', 'in', references)
    .where(isReadOnDesk(db, reads))
    .execute();
}

/**
 * Changes the state of an enquiry, unless somebody else, or the desk's automatic work, has changed it since.
 * @returns whether it was changed
 */
export async function updateState(db: Database, before: OnDesk, after: StateOnDesk) {
  const { enquiry_id: id, version, assignee, stage } = before;
  // Only the columns that differ: changes to others at the same time are not lost.
  const changed = Object.fromEntries(
    changedColumns(before, after).map((column) => [column, after[column]]),
  ) as Partial<StateOnDesk>;
  const updated = await updateRows(db, 'desk', {
    // With assignee and stage, since the desk's automatic work does not change the version.
    equal: { enquiry_id: id, version, assignee, stage },
    set: { ...changed, version: version + 1 },
  });
  return updated > 0;
}

/** Data that is stored with an event for the server alone. */
const keptSchema = z.union([
  /** The values before, to be restored by an undo (`whatChanged`), and the step for many that changed them. */
  z.object({ before: z.record(z.string(), z.unknown()), batch: z.optional(z.number()) }),
  /** The kinds and branches that it concerns: only users who may read all of them see it. */
  z.object({ kinds: z.array(z.enum(enquiryKinds)), branches: z.optional(z.array(z.number())) }),
  /** SHA-256 of the request, to recognise the same one again. */
  z.object({ digest: z.string() }),
]);
/** An event without its own number and that of its enquiry. */
export type EventBase = EventContent & {
  /** Epoch ms. */
  at: number;
  /** `''`: the desk, automatically. */
  userId: string;
  kept?: z.infer<typeof keptSchema> | undefined;
  requestKey?: string | null;
};

/** `id` is the number of the enquiry. */
type NewDeskEvent = EventBase & { id: number };

export function toEventRow({ id, at, kind, userId, detail, kept, requestKey }: NewDeskEvent) {
  const then = 'then' in detail ? detail.then : undefined;
  return {
    enquiry_id: id,
    at,
    kind,
    user_id: userId,
    detail: JSON.stringify({ ...detail, ...kept }),
    reason: then?.to === 'lost' ? then.reason : null,
    request_key: requestKey ?? null,
  };
}

/**
 * Adds lines to the timelines of enquiries, all at the same instant; a used key fails with the database's duplicate
 * error.
 */
export async function insertDeskEvents(db: Database, events: readonly NewDeskEvent[]) {
  const [first] = events;
  if (!first) return;
  await db.insertInto('desk_events').values(events.map(toEventRow)).execute();
  await queueHookEvents(db, events.flatMap(hookEventsOf));
  await db
    .updateTable('desk')
    .set({ last_event_at: first.at })
    .where('enquiry_id', 'in', idsOf(events))
    .where('last_event_at', '<', first.at)
    .execute();
}

/** `id` is the number of the event. */
export type StoredEvent = EventBase & { id: number };

export function toStoredEvent(row: Selectable<DeskEventsTable>): StoredEvent {
  const { id, at, kind, user_id: userId, request_key: requestKey } = row;
  const detail: unknown = JSON.parse(row.detail);
  const kept = keptSchema.safeParse(detail).data;
  return { id, at, userId, requestKey, kept, ...eventContentSchema.parse({ kind, detail }) };
}

/** The change that an event has made to the state of its enquiry; `undefined`: none. */
export function changeOf({ kept }: StoredEvent) {
  return kept && 'before' in kept ? kept : undefined;
}

/** The last events of an enquiry, or the last before one of them, the latest first. */
export async function listDeskEvents(
  db: Database,
  id: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredEvent[]> {
  let query = db.selectFrom('desk_events').selectAll().where('enquiry_id', '=', id);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toStoredEvent);
}

export async function findRequest(db: Database, key: string) {
  const row = await db
    .selectFrom('desk_events')
    .innerJoin('enquiries', 'enquiries.id', 'desk_events.enquiry_id')
    .selectAll('desk_events')
    .select('enquiries.reference')
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row && { reference: row.reference, event: toStoredEvent(row) };
}

/** The last enquiries of a customer, the newest first. */
export async function listOthers(db: Database, headId: number, reads: Reads) {
  const ids = idsOf(await listGroup(db, headId));
  if (ids.length === 0) return [];
  return newestOf(db, ids, { reads, limit: OTHERS })
    .innerJoin('enquiries', 'enquiries.id', 'theirs.enquiry_id')
    .select(['enquiries.reference', 'desk.kind', 'desk.arrived_at', 'desk.status'])
    .orderBy('desk.arrived_at', 'desc')
    .orderBy('desk.enquiry_id', 'desc')
    .execute();
}

/** The newest enquiries of some customers, found in an index, without a look at others. */
export function newestOf(
  db: Database,
  customerIds: readonly number[],
  { reads, limit }: { reads?: Reads; limit: number },
) {
  const theirs = db
    .selectFrom('desk')
    .select('enquiry_id')
    .where('customer_id', 'in', customerIds)
    .orderBy('arrived_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit);
  const newest = reads ? theirs.where(isReadOnDesk(db, reads)) : theirs;
  return db
    .selectFrom(newest.as('theirs'))
    .innerJoin('desk', 'desk.enquiry_id', 'theirs.enquiry_id');
}

export async function findLatestOf(db: Database, customerIds: readonly number[]) {
  const latest = newestOf(db, customerIds, { limit: 1 }).select('desk.enquiry_id as id');
  return (await latest.executeTakeFirst())?.id;
}

/** The most enquiries of a customer that are listed. */
const OTHERS = 50;

/** This many may be stored at once: on MySQL a lower number may become visible after a higher one. */
const MARKED = 50;

/**
 * A text that changes with every arrival, reception and event. One statement, so that all of it is from the same
 * instant.
 */
export async function readDeskMark(db: Database): Promise<string> {
  const newest = db
    .selectFrom('desk')
    .select('enquiry_id as id')
    .orderBy('enquiry_id', 'desc')
    .limit(MARKED);
  const last = db.selectFrom('desk_events').select('id').orderBy('id', 'desc').limit(MARKED);
  const waiting = db
    .selectFrom('desk')
    .select('enquiry_id as id')
    .where('check_at', '=', NOT_RECEIVED)
    .orderBy('enquiry_id')
    .limit(1);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select(['id', sql.lit(1).as('part')])
    .unionAll(db.selectFrom(last.as('last')).select(['id', sql.lit(2).as('part')]))
    .unionAll(db.selectFrom(waiting.as('waiting')).select(['id', sql.lit(3).as('part')]))
    .execute();
  return rows
    .map(({ part, id }) => `${part}.${id}`)
    .sort()
    .join();
}
