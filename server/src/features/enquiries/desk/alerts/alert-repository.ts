import type { Selectable } from 'kysely';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { findRow, insertIfNew, updateRows } from '../../../../db/rows.ts';
import type { AlertChoicesTable } from '../../../../db/schema.ts';

/** Users whose alerts are due by an instant (epoch ms), except the given ones; the longest waiting come first. */
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

export type DueAlert = Awaited<ReturnType<typeof listDueAlerts>>[number];

/** Some of the alerts that a user is due; the longest waiting come first. */
export async function listDueAlerts(
  db: Database,
  userId: string,
  { now, limit }: { now: number; limit: number },
) {
  return db
    .selectFrom('desk_notices')
    .select(['id', 'enquiry_id as enquiryId', 'why', 'at', 'count'])
    .where(besideIndex(db, 'user_id'), '=', userId)
    .where('alert_at', '<=', now)
    .orderBy('alert_at')
    .limit(limit)
    .execute();
}

/** Stores when alerts may be sent; `null`: never. */
export async function setAlertAt(db: Database, ids: readonly number[], at: number | null) {
  if (ids.length === 0) return;
  await db.updateTable('desk_notices').set({ alert_at: at }).where('id', 'in', ids).execute();
}

/** A user's choices; until the end of the transaction no other server sends alerts to this user. */
export async function lockChoices(transaction: Database, userId: string) {
  const lock = () =>
    transaction
      .updateTable('alert_choices')
      .set(({ ref }) => ({ last_alert_at: ref('last_alert_at') }))
      .where('user_id', '=', userId)
      .executeTakeFirst();
  if ((await lock()).numUpdatedRows === 0n) {
    await insertIfNew(transaction, 'alert_choices', { user_id: userId, choices: null });
    await lock();
  }
  return findChoices(transaction, userId);
}

/** `undefined`: the user has chosen nothing and got no alert. */
export function findChoices(db: Database, userId: string) {
  return findRow(db, 'alert_choices', { user_id: userId });
}

export async function updateChoices(
  db: Database,
  userId: string,
  columns: Partial<Omit<Selectable<AlertChoicesTable>, 'user_id'>>,
): Promise<void> {
  await updateRows(db, 'alert_choices', { equal: { user_id: userId }, set: columns });
}

/** The choices of all users, and when each last got something, by user id. */
export async function readAllChoices(db: Database) {
  const rows = await db.selectFrom('alert_choices').selectAll().execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

export type AlertedState = Awaited<ReturnType<typeof readAlertedStates>>[number];

export async function readAlertedStates(
  db: Database,
  by: { ids: readonly number[] } | { references: readonly string[] },
) {
  const values = 'ids' in by ? by.ids : by.references;
  if (values.length === 0) return [];
  return db
    .selectFrom('enquiries')
    .innerJoin('desk', 'desk.enquiry_id', 'enquiries.id')
    .select(['enquiries.id', 'reference', 'model', 'desk.kind', 'dealer_id', 'status', 'assignee'])
    .select(['attempted_at', 'due_at', 'next_at'])
    .select(['appointment_day', 'appointment_time', 'appointment_state'])
    .where('ids' in by ? 'enquiries.id' : 'enquiries.reference', 'in', values)
    .execute();
}
