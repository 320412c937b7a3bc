import { Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { ConnectionCounts } from './engines/count-connections.ts';
import { createDialects } from './dialect.ts';
import type { Tables } from './schema.ts';

/** The product's database. Pass it on as a parameter; inside a transaction, pass the transaction. */
export type Database = Kysely<Tables>;

/** Opens the configured database; `destroy()` closes it. */
export function openDatabase(config: DatabaseConfig): Database {
  return new Kysely<Tables>({ dialect: createDialects(config)('visitors') });
}

/**
 * Opens two handles on one database; each is closed by its `destroy()`.
 * @param connections is kept up to date, for the metrics
 */
export function openDatabases(config: DatabaseConfig, connections?: ConnectionCounts) {
  const dialectOf = createDialects(config, { connections });
  return {
    /** For visitors, sessions and short changes. */
    db: new Kysely<Tables>({ dialect: dialectOf('visitors') }),
    /** For the work of staff and background jobs: however much they write, visitors come first. */
    staffDb: new Kysely<Tables>({ dialect: dialectOf('staff') }),
  };
}

export async function isReady(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
