import type { DeskEventKind, EnquiryKind, Status } from '@dealership/shared';
import { sql, type Updateable } from 'kysely';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { DeskTable } from '../../../../db/schema.ts';
import { NOT_RECEIVED } from '../../desk-row.ts';
import { oneAtLeast } from '../../enquiry-repository.ts';
import { listGroup } from './group-repository.ts';
import { toOnDesk, type OnDesk } from './state-on-desk.ts';

/** Where the enquiry with a reference stands. */
export async function findOnDesk(db: Database, reference: string): Promise<OnDesk | undefined> {
  const row = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .selectAll('desk')
    .where('enquiries.reference', '=', reference)
    .executeTakeFirst();
  return row && toOnDesk(row);
}

/** Where the enquiries with these references stand, of some kinds or of all. */
export async function listStates(
  db: Database,
  references: readonly string[],
  kinds: readonly EnquiryKind[],
): Promise<{ reference: string; status: Status; assignee: string | null }[]> {
  if (references.length === 0) return [];
  const rows = await db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiries.reference', 'desk.status', 'desk.assignee'])
    .where('enquiries.reference', 'in', references)
    .where('desk.kind', 'in', oneAtLeast(kinds))
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as Status }));
}

/** Numbers of the enquiries with these references that are of some kinds. */
export async function listNumbers(
  db: Database,
  references: readonly string[],
  kinds: readonly EnquiryKind[],
): Promise<number[]> {
  if (references.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('reference', 'in', references)
    .where('kind', 'in', oneAtLeast(kinds))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Changes where an enquiry stands, unless somebody else, or the desk itself, has since.
 * @returns whether it was changed
 */
export async function updateState(
  db: Database,
  { id, version, stand: { assignee, stage } }: Pick<OnDesk, 'id' | 'version' | 'stand'>,
  columns: Updateable<DeskTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({ ...columns, version: version + 1 })
    .where('enquiry_id', '=', id)
    .where('version', '=', version)
    // What the desk does by itself leaves the version.
    .where('assignee', assignee === null ? 'is' : '=', assignee)
    .where('stage', '=', stage)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Something that has happened to an enquiry. */
export interface NewDeskEvent {
  id: number;
  /** Epoch ms. */
  at: number;
  kind: DeskEventKind;
  /** `''`: the desk itself. */
  userId: string;
  detail?: object;
  requestKey?: string;
}

export function toEventRow({ id, at, kind, userId, detail = {}, requestKey }: NewDeskEvent) {
  return {
    enquiry_id: id,
    at,
    kind,
    user_id: userId,
    detail: JSON.stringify(detail),
    reason: (detail as { then?: { reason?: string } }).then?.reason ?? null,
    request_key: requestKey ?? null,
  };
}

/** Adds a line to the timeline; a key that has been used fails with the database's duplicate error. */
export function insertDeskEvent(db: Database, event: NewDeskEvent): Promise<void> {
  return insertDeskEvents(db, [event]);
}

/** Adds lines to the timelines of several enquiries, all of one instant. */
export async function insertDeskEvents(
  db: Database,
  events: readonly NewDeskEvent[],
): Promise<void> {
  const [first] = events;
  if (!first) return;
  await db.insertInto('desk_events').values(events.map(toEventRow)).execute();
  await db
    .updateTable('desk')
    .set({ last_event_at: first.at })
    .where(
      'enquiry_id',
      'in',
      events.map(({ id }) => id),
    )
    .where('last_event_at', '<', first.at)
    .execute();
}

/** An event as it is stored. */
export interface StoredEvent {
  id: number;
  at: number;
  kind: DeskEventKind;
  userId: string;
  detail: Readonly<Record<string, unknown>>;
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
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    userId: row.user_id,
    kind: row.kind as DeskEventKind,
    detail: JSON.parse(row.detail) as StoredEvent['detail'],
  }));
}

/** The event that a request with this key has made; `undefined`: none. */
export async function findRequest(
  db: Database,
  key: string,
): Promise<(Omit<StoredEvent, 'id' | 'at'> & { reference: string }) | undefined> {
  const row = await db
    .selectFrom('desk_events')
    .innerJoin('enquiries', 'enquiries.id', 'desk_events.enquiry_id')
    .select(['enquiries.reference', 'desk_events.kind', 'user_id', 'detail'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference,
      kind: row.kind as DeskEventKind,
      userId: row.user_id,
      detail: JSON.parse(row.detail) as StoredEvent['detail'],
    }
  );
}

/** The key of the request that has made an event; `''`: none. */
export async function findRequestKey(db: Database, eventId: number): Promise<string> {
  const row = await db
    .selectFrom('desk_events')
    .select('request_key')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row?.request_key ?? '';
}

/** The last enquiries of a customer, the newest first. */
export async function listOthers(
  db: Database,
  headId: number,
  kinds: readonly EnquiryKind[] | undefined,
): Promise<{ reference: string; kind: EnquiryKind; arrived_at: number; status: string }[]> {
  const ids = (await listGroup(db, headId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const theirs = newestOf(db, ids, { kinds, limit: OTHERS });
  const rows = await db
    .selectFrom(theirs.as('theirs'))
    .innerJoin('desk', 'desk.enquiry_id', 'theirs.enquiry_id')
    .innerJoin('enquiries', 'enquiries.id', 'theirs.enquiry_id')
    .select(['enquiries.reference', 'desk.kind', 'desk.arrived_at', 'desk.status'])
    .orderBy('desk.arrived_at', 'desc')
    .orderBy('desk.enquiry_id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as EnquiryKind }));
}

/** Numbers of the newest enquiries of some customers, which are read from an index: no others are looked at. */
export function newestOf(
  db: Database,
  customerIds: readonly number[],
  { kinds, limit }: { kinds: readonly EnquiryKind[] | undefined; limit: number },
) {
  const theirs = db
    .selectFrom('desk')
    .select('enquiry_id')
    .where('customer_id', 'in', customerIds)
    .orderBy('arrived_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit);
  return kinds ? theirs.where(besideIndex(db, 'kind'), 'in', oneAtLeast(kinds)) : theirs;
}

/** How many of a customer's enquiries are listed. */
const OTHERS = 50;

/** So many may be stored at once: on MySQL a lower number may come into sight after a higher one. */
const MARKED = 50;

/** Another text whenever something has arrived, has been received, or has happened. One statement: all is of one instant. */
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
