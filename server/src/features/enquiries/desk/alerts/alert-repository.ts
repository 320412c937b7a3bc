import type { EnquiryKind, NoticeReason, Status } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { AlertChoicesTable, DeskTable } from '../../../../db/schema.ts';

/** People who are to be told of something by an instant (epoch ms), some of them but those, who has waited longest first. */
export async function listPeopleToNotify(
  db: Database,
  { now, limit, without }: { now: number; limit: number; without: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_notices')
    .select('user_id')
    .where('alert_at', '<=', now)
    .$if(without.length > 0, (query) => query.where('user_id', 'not in', without))
    .orderBy('alert_at')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ user_id: userId }) => userId))];
}

/** A notice that may be told. */
export interface DueNotice {
  id: number;
  enquiryId: number;
  why: NoticeReason;
  /** Epoch ms. */
  at: number;
  count: number;
}

/** Some of what somebody is to be told, what has waited longest first. */
export async function listDueNotices(
  db: Database,
  userId: string,
  { now, limit }: { now: number; limit: number },
): Promise<DueNotice[]> {
  const rows = await db
    .selectFrom('desk_notices')
    .select(['id', 'enquiry_id', 'why', 'at', 'count'])
    .where(besideIndex(db, 'user_id'), '=', userId)
    .where('alert_at', '<=', now)
    .orderBy('alert_at')
    .limit(limit)
    .execute();
  return rows.map(({ enquiry_id: enquiryId, ...notice }) => ({ ...notice, enquiryId }));
}

/** Says when notices may be told; `null`: not any more. */
export async function setAlertAt(
  db: Database,
  ids: readonly number[],
  at: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('desk_notices').set({ alert_at: at }).where('id', 'in', ids).execute();
}

/** What is known of whom somebody tells; until the end of the transaction nobody else does. */
export async function lockChoices(
  transaction: Database,
  userId: string,
): Promise<Selectable<AlertChoicesTable> | undefined> {
  const lock = () =>
    transaction
      .updateTable('alert_choices')
      .set(({ ref }) => ({ last_alert_at: ref('last_alert_at') }))
      .where('user_id', '=', userId)
      .executeTakeFirst();
  if ((await lock()).numUpdatedRows === 0n) {
    await transaction
      .insertInto('alert_choices')
      .values({ user_id: userId, choices: null })
      .ignore()
      .execute();
    await lock();
  }
  return findChoices(transaction, userId);
}

/** `undefined`: nothing was chosen, and nothing told. */
export function findChoices(
  db: Database,
  userId: string,
): Promise<Selectable<AlertChoicesTable> | undefined> {
  return db
    .selectFrom('alert_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateChoices(
  db: Database,
  userId: string,
  columns: Partial<Omit<Selectable<AlertChoicesTable>, 'user_id'>>,
): Promise<void> {
  await db.updateTable('alert_choices').set(columns).where('user_id', '=', userId).execute();
}

/** What everybody has chosen and been told, by user id. */
export async function readAllChoices(
  db: Database,
): Promise<Map<string, Selectable<AlertChoicesTable>>> {
  const rows = await db.selectFrom('alert_choices').selectAll().execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** Where an enquiry stands, as far as it is told. */
export type AlertedState = Pick<
  Selectable<DeskTable>,
  | ('assignee' | 'attempted_at' | 'due_at' | 'next_at')
  | ('appointment_day' | 'appointment_time' | 'appointment_state')
> & { id: number; reference: string; kind: EnquiryKind; status: Status; model: string | null };

const columns = [
  'enquiries.id',
  'enquiries.reference',
  'enquiries.model',
  'desk.kind',
  'desk.status',
  'desk.assignee',
  'desk.attempted_at',
  'desk.due_at',
  'desk.next_at',
  'desk.appointment_day',
  'desk.appointment_time',
  'desk.appointment_state',
] as const;

/** Where enquiries stand now, by number or by reference. */
export async function readAlertedStates(
  db: Database,
  by: { ids: readonly number[] } | { references: readonly string[] },
): Promise<AlertedState[]> {
  const values = 'ids' in by ? by.ids : by.references;
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(columns)
    .where('ids' in by ? 'enquiries.id' : 'enquiries.reference', 'in', values)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as EnquiryKind,
    status: row.status as Status,
  }));
}
