import { randomBytes } from 'node:crypto';
import type { Database } from './open-database.ts';
import { findRow, insertIfNew } from './rows.ts';

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
  const row = await findRow(db, 'database_identity', { id: 1 });
  if (row) return { databaseId: row.database_id, isSettled: row.is_settled === 1 };
  await makeIdentity(db, { databaseId: createDatabaseId(), isSettled: false });
  return identify(db);
}

/** Gives a database its id, unless it has one. */
export async function makeIdentity(db: Database, { databaseId, isSettled }: DatabaseIdentity) {
  const row = { id: 1, database_id: databaseId, is_settled: isSettled ? 1 : 0 } as const;
  await insertIfNew(db, 'database_identity', row);
}

export async function settleIdentity(db: Database): Promise<void> {
  await db.updateTable('database_identity').set({ is_settled: 1 }).execute();
}
