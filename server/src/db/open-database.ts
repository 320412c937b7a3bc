import { Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { ConnectionCounts } from './count-connections.ts';
import { createDialect, createStaffDialect } from './dialect.ts';
import type { Tables } from './schema.ts';
import type { WorkerLimits } from './worker-dialect.ts';

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

/**
 * Opens it a second time, for what staff and background jobs do: however much they read or write, visitors' calls
 * on the other handle go on. Its connections are made when they are needed.
 *
 * @param options.connections is kept up to date, for the metrics
 * @param options.limits others than usual, for tests
 */
export function openStaffDatabase(
  config: DatabaseConfig,
  options?: { connections?: ConnectionCounts; limits?: Partial<WorkerLimits> },
): Database {
  return new Kysely<Tables>({ dialect: createStaffDialect(config, options) });
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
