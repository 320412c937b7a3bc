import { sql, type NotNull } from 'kysely';
import type { Reads } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { isReadOnDesk } from '../../reads-repository.ts';
import { lockDesk } from './desk-repository.ts';
import { findRow, idsOf, updateRows } from '../../../../db/rows.ts';

export async function setDuty(db: Database, userId: string, until: number | null): Promise<void> {
  await updateRows(db, 'admin_users', {
    equal: { user_id: userId },
    set: { on_duty_until: until },
  });
}

/** When a user's duty ends (epoch ms); `null`: they take no enquiries. */
export async function findDutyEnd(db: Database, userId: string): Promise<number | null> {
  // Runs at each call of the desk, so it reads nothing else of the account.
  const row = await db
    .selectFrom('admin_users')
    .select('on_duty_until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.on_duty_until ?? null;
}

/**
 * Makes other changes of the account's days off wait until the end of the transaction.
 * @returns whether there is such an account
 */
export async function lockPerson(db: Database, userId: string): Promise<boolean> {
  await db
    .updateTable('admin_users')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('user_id', '=', userId)
    .execute();
  return hasPerson(db, userId);
}

export async function hasPerson(db: Database, userId: string): Promise<boolean> {
  const row = await findRow(db, 'admin_users', { user_id: userId });
  // MySQL ignores trailing blanks when it compares.
  return row?.user_id === userId;
}

export async function countOpenOf(db: Database, userId: string) {
  return db
    .selectFrom('desk')
    .select(({ fn }) => ['kind', 'dealer_id as branch', fn.countAll<number>().as('total')])
    .where('assignee', '=', userId)
    .where('standing', '=', 'open')
    .groupBy(['kind', 'dealer_id'])
    .orderBy('kind')
    .orderBy('dealer_id')
    .execute();
}

/** A user's days off that are not over on a day (`YYYY-MM-DD`), in their order. */
export async function listDaysOff(db: Database, userId: string, today: string) {
  const rows = await db
    .selectFrom('days_off')
    .select(['id', 'first_day', 'last_day', 'taker as hand_over_to', 'begun_at'])
    .where('user_id', '=', userId)
    .where('last_day', '>=', today)
    .orderBy('first_day')
    .execute();
  return rows.map(({ begun_at: at, ...days }) => ({ ...days, has_begun: at !== null }));
}

/** Deletes days off that ended before a day (`YYYY-MM-DD`). */
export async function deleteDaysOffBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('days_off').where('last_day', '<', day).execute();
}

export type BeginningDays = Awaited<ReturnType<typeof listBeginningDays>>[number];

/** Days off that have begun by a day (`YYYY-MM-DD`) and still have to be handled. */
export async function listBeginningDays(db: Database, today: string) {
  return db
    .selectFrom('days_off')
    .select(['id', 'user_id as userId', 'first_day as firstDay', 'last_day as lastDay', 'taker'])
    .where('begun_at', 'is', null)
    .where('first_day', '<=', today)
    .orderBy('id')
    .execute();
}

/**
 * Makes other servers that begin them wait until the end of the transaction.
 * @returns whether they still have to be handled
 */
export async function lockBeginningDays(transaction: Database, id: number): Promise<boolean> {
  const unchanged = { begun_at: null };
  const equal = { id, ...unchanged };
  return (await updateRows(transaction, 'days_off', { equal, set: unchanged })) > 0;
}

/** User ids of all who are away on a day (`YYYY-MM-DD`). */
export async function listAway(db: Database, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('days_off')
    .select('user_id')
    .where('first_day', '<=', today)
    .where('last_day', '>=', today)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export type OpenWork = Awaited<ReturnType<typeof listOpenOf>>[number];

/** Open enquiries of some people: all, or all but those that these people read. */
export async function listOpenOf(
  db: Database,
  {
    assignees,
    without,
    limit,
  }: { assignees: readonly string[]; without?: Reads | undefined; limit?: number },
) {
  if (assignees.length === 0) return [];
  let query = db
    .selectFrom('desk')
    .select(['enquiry_id as id', 'kind', 'dealer_id', 'assignee'])
    .where('assignee', 'in', assignees)
    .$narrowType<{ assignee: NotNull }>()
    .where('standing', '=', 'open');
  if (without) query = query.where(sql<boolean>`not (${isReadOnDesk(db, without)})`);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

/**
 * Gives open enquiries to another person, or back to their queues (`null`). Their versions stay, so that people who are
 * working on one need not begin again. Call it in a transaction.
 * @returns those that were still open and still had the same assignee
 */
export async function reassign(
  transaction: Database,
  work: readonly OpenWork[],
  to: string | null,
): Promise<OpenWork[]> {
  if (work.length === 0) return [];
  const rows = await lockDesk(transaction, idsOf(work));
  const open = rows.filter(({ standing }) => standing === 'open');
  const assignees = new Map(open.map((row) => [row.enquiry_id, row.assignee]));
  const theirs = work.filter(({ id, assignee }) => assignees.get(id) === assignee);
  if (theirs.length === 0) return [];
  await transaction
    .updateTable('desk')
    .set({ assignee: to })
    .where('enquiry_id', 'in', idsOf(theirs))
    .execute();
  return theirs;
}

export async function listUserIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('admin_users').select('user_id').execute();
  return rows.map(({ user_id: userId }) => userId);
}
