import { randomBytes } from 'node:crypto';
import type { Database } from './open-database.ts';
import { findRow, insertIfNew } from './rows.ts';

/** An id for a database. A restored backup is a different database from the one it was made from. */
export function createDatabaseId(): string {
  return randomBytes(16).toString('hex');
}

/** Reads the database's id, creating it at first use; of two servers that do so, one wins. */
export async function identify(db: Database): Promise<string> {
  const row = await findRow(db, 'database_identity', { id: 1 });
  if (row) return row.database_id;
  await makeIdentity(db, createDatabaseId());
  return identify(db);
}

/** Gives a database its id, unless it has one. */
export async function makeIdentity(db: Database, databaseId: string): Promise<void> {
  await insertIfNew(db, 'database_identity', { id: 1, database_id: databaseId, is_settled: 1 });
}
