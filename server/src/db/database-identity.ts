import { randomBytes } from 'node:crypto';
import type { Database } from './open-database.ts';

/** Identifies a database. A restored backup is a different database from the one it was made from. */
export interface DatabaseIdentity {
  databaseId: string;
  /** Whether it is decided that pictures from before there were ids belong to this database. */
  isSettled: boolean;
}

export function createDatabaseId(): string {
  return randomBytes(16).toString('hex');
}

/** Reads the database's id, creating it at first use; of two servers that do so, one wins. */
export async function identify(db: Database): Promise<DatabaseIdentity> {
  const row = await db
    .selectFrom('database_identity')
    .select(['database_id', 'is_settled'])
    .executeTakeFirst();
  if (row) return { databaseId: row.database_id, isSettled: row.is_settled === 1 };
  await makeIdentity(db, { databaseId: createDatabaseId(), isSettled: false });
  return identify(db);
}

/** Gives a database its id, unless it has one. */
export async function makeIdentity(db: Database, { databaseId, isSettled }: DatabaseIdentity) {
  await db
    .insertInto('database_identity')
    .values({ id: 1, database_id: databaseId, is_settled: isSettled ? 1 : 0 })
    .ignore()
    .execute();
}

export async function settleIdentity(db: Database): Promise<void> {
  await db.updateTable('database_identity').set({ is_settled: 1 }).execute();
}
