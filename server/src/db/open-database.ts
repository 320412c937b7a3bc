import { Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { ConnectionCounts } from './count-connections.ts';
import { createDialect } from './dialect.ts';
import type { Tables } from './schema.ts';

/** The product's database. Pass it on as a parameter; inside a transaction, pass the transaction. */
export type Database = Kysely<Tables>;

/**
 * Opens the configured database for the running site; `destroy()` closes it.
 *
 * @param connections is kept up to date, for the metrics
 */
export function openDatabase(config: DatabaseConfig, connections?: ConnectionCounts): Database {
  return new Kysely<Tables>({ dialect: createDialect(config, { connections }) });
}

/** Whether the database answers. */
export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
