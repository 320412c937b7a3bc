import type { Selectable } from 'kysely';
import { findRow } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import type { SessionsTable } from '../../db/schema.ts';
import { deleteDevicesOf } from './login-device-repository.ts';
import { toAccount } from './staff-repository.ts';

export type StoredSession = Selectable<SessionsTable>;

export async function findSignedIn(db: Database, id: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('admin_users', 'admin_users.user_id', 'sessions.user_id')
    .leftJoin('role_rules', 'role_rules.role', 'admin_users.role')
    .selectAll('admin_users')
    .select([
      'sessions.created_at as signed_in_at',
      'sessions.last_seen_at as session_seen_at',
      'second_factor',
      'device',
      'own_phone',
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { signed_in_at: created_at, session_seen_at: last_seen_at, user_id } = row;
  const { device, own_phone } = row;
  return {
    session: { id, user_id, created_at, last_seen_at, device, own_phone },
    staff: toAccount(row),
    isSecondFactorRequired: row.second_factor === 1,
  };
}

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const own = { user_id: userId };
  const factor =
    (await findRow(db, 'authenticator_apps', own)) ?? (await findRow(db, 'passkeys', own));
  return factor !== undefined;
}

export async function listSessions(db: Database, userId: string): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Ends an account's sessions.
 * @param but one that stays
 * @returns how many were ended
 */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  { but }: { but?: string } = {},
): Promise<number> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId);
  const chosen = but === undefined ? all : all.where('id', '!=', but);
  const { numDeletedRows } = await chosen.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all of an account's sessions and forgets its browsers; returns how many sessions there were. */
export async function endSessions(transaction: Database, userId: string): Promise<number> {
  const count = await deleteSessionsOf(transaction, userId);
  await deleteDevicesOf(transaction, userId);
  return count;
}

export async function listSessionsSeen(db: Database, after: number): Promise<StoredSession[]> {
  return db.selectFrom('sessions').selectAll().where('last_seen_at', '>', after).execute();
}

/**
 * Deletes sessions that have not been used for too long.
 * @param seen.onOwnPhonesAfter in place of `after`, on people's own phones
 */
export async function deleteSessionsNotSeen(
  db: Database,
  { after, onOwnPhonesAfter }: { after: number; onOwnPhonesAfter: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or, and }) =>
      or([
        and([eb('last_seen_at', '<=', after), eb('own_phone', '=', 0)]),
        eb('last_seen_at', '<=', onOwnPhonesAfter),
      ]),
    )
    .execute();
}
