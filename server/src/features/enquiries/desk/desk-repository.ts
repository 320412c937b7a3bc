import type { DeskEventKind, EnquiryKind } from '@dealership/shared';
import type { Updateable } from 'kysely';
import { besideIndex } from '../../../db/dialect.ts';
import type { Database } from '../../../db/open-database.ts';
import type { DeskTable } from '../../../db/schema.ts';
import { oneAtLeast } from '../enquiry-repository.ts';
import { toOnDesk, type OnDesk } from './stand.ts';

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

/**
 * Changes where an enquiry stands, unless somebody else has since.
 * @returns whether it was changed
 */
export async function updateStand(
  db: Database,
  { id, version }: Pick<OnDesk, 'id' | 'version'>,
  columns: Updateable<DeskTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({ ...columns, version: version + 1 })
    .where('enquiry_id', '=', id)
    .where('version', '=', version)
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

/** Adds a line to the timeline; a key that has been used fails with the database's duplicate error. */
export async function insertDeskEvent(
  db: Database,
  { id, at, kind, userId, detail = {}, requestKey }: NewDeskEvent,
): Promise<void> {
  await db
    .insertInto('desk_events')
    .values({
      ...{ enquiry_id: id, at, kind, user_id: userId, detail: JSON.stringify(detail) },
      request_key: requestKey ?? null,
    })
    .execute();
  await db
    .updateTable('desk')
    .set({ last_event_at: at })
    .where('enquiry_id', '=', id)
    .where('last_event_at', '<', at)
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

/** The last events of an enquiry, the latest first. */
export async function listDeskEvents(
  db: Database,
  id: number,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('desk_events')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, userId: row.user_id },
    kind: row.kind as DeskEventKind,
    detail: JSON.parse(row.detail) as StoredEvent['detail'],
  }));
}

/** Of which enquiry a request has made an event; `undefined`: of none. */
export async function findRequest(db: Database, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('desk_events')
    .select('enquiry_id')
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.enquiry_id;
}

/** The reference of the enquiry of which a request has made an event; `undefined`: of none. */
export async function findRequestReference(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_events')
    .innerJoin('enquiries', 'enquiries.id', 'desk_events.enquiry_id')
    .select('enquiries.reference')
    .where('request_key', '=', key)
    .where('desk_events.kind', '=', 'added')
    .executeTakeFirst();
  return row?.reference;
}

/** The last enquiries of a customer, the newest first. */
export async function listOthers(
  db: Database,
  headId: number,
  kinds: readonly EnquiryKind[] | undefined,
): Promise<{ reference: string; kind: EnquiryKind; arrived_at: number; status: string }[]> {
  const theirs = db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiries.reference', 'desk.kind', 'desk.arrived_at', 'desk.status'])
    .where('desk.customer_id', 'in', (query) =>
      query
        .selectFrom('customers')
        .select('id')
        .where(({ eb, or }) => or([eb('id', '=', headId), eb('joined_into', '=', headId)])),
    )
    .orderBy('desk.arrived_at', 'desc')
    .limit(OTHERS);
  const rows = await (
    kinds ? theirs.where(besideIndex(db, 'desk.kind'), 'in', oneAtLeast(kinds)) : theirs
  ).execute();
  return rows.map((row) => ({ ...row, kind: row.kind as EnquiryKind }));
}

/** How many of a customer's enquiries are listed. */
const OTHERS = 50;

/** Grows with everything that arrives and happens. */
export async function readDeskMark(db: Database): Promise<string> {
  const [newest, last] = await Promise.all([
    db
      .selectFrom('desk')
      .select(({ fn }) => fn.max<number | null>('enquiry_id').as('id'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('desk_events')
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow(),
  ]);
  return `${newest.id ?? 0}.${last.id ?? 0}`;
}
