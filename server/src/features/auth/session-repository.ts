import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { SessionsTable } from '../../db/schema.ts';

export interface StoredSession {
  id: string;
  userId: string;
  /** Epoch milliseconds, as is `lastSeenAt`. */
  createdAt: number;
  lastSeenAt: number;
  /** Where somebody is signed in, in words. */
  device: string;
}

function toSession(row: Selectable<SessionsTable>): StoredSession {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    device: row.device,
  };
}

export async function insertSession(db: Database, session: StoredSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      device: session.device,
    })
    .execute();
}

export async function findSession(db: Database, id: string): Promise<StoredSession | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSession(row);
}

export async function updateLastSeen(db: Database, id: string, lastSeenAt: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: lastSeenAt }).where('id', '=', id).execute();
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** The sessions of an account, the one seen last first. */
export async function listSessions(db: Database, userId: string): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toSession);
}

/**
 * Ends an account's sessions.
 * @param but one that goes on
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

/** Removes sessions that nobody can use any more. */
export async function deleteEndedSessions(
  db: Database,
  { createdBefore, lastSeenBefore }: { createdBefore: number; lastSeenBefore: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('created_at', '<', createdBefore), row('last_seen_at', '<', lastSeenBefore)]),
    )
    .execute();
}
