import type { DatabaseConfig } from '../../config.ts';
import { listTables } from '../../db/dialect.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';

/** Progress of a restore, kept in the database until the first server starts on it. */
export interface RestoreMark {
  backup: string;
  /** The id that the restored database will have. */
  database_id: string;
  /** How many rows have been loaded, written in the same transaction as the rows; `null`: none yet. */
  loaded: number | null;
  is_finished: 0 | 1;
}

/** Created by a restore, not by a migration: the schema may be that of an older program. */
const TABLE = 'restore_under_way';

/** An interrupted restore: nothing may be added to the database before it is finished. */
export class RestoreBrokenOff extends Error {
  override name = 'RestoreBrokenOff';
}

/**
 * Called before a server starts: from then on the database differs from the backup.
 * @throws {RestoreBrokenOff}
 */
export async function endRestore(config: DatabaseConfig): Promise<void> {
  const db = openDatabase(config);
  try {
    if (!(await refuseUnfinished(db))) return;
    // The table stays: another server that is starting may be about to read it.
    await marks(db).deleteFrom(TABLE).execute();
  } finally {
    await db.destroy();
  }
}

/**
 * Called before anything is added to a database.
 * @returns the mark of a finished restore, if there was one
 * @throws {RestoreBrokenOff} when a restore is not finished
 */
export async function refuseUnfinished(db: Database): Promise<RestoreMark | undefined> {
  const mark = await readMark(db);
  if (mark?.is_finished !== 0) return mark;
  throw new RestoreBrokenOff(
    'a restore into this database is not finished. If it was broken off, repeat it: the same command with the same file.',
  );
}

export async function readMark(db: Database): Promise<RestoreMark | undefined> {
  if (!(await listTables(db)).includes(TABLE)) return undefined;
  return marks(db).selectFrom(TABLE).selectAll().executeTakeFirst();
}

export async function leaveMark(db: Database, mark: RestoreMark): Promise<void> {
  await db.schema
    .createTable(TABLE)
    .ifNotExists()
    .addColumn('backup', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('database_id', 'varchar(32)', (column) => column.notNull())
    .addColumn('loaded', 'integer')
    .addColumn('is_finished', 'integer', (column) => column.notNull())
    .execute();
  await marks(db).insertInto(TABLE).values(mark).execute();
}

/** Called in the transaction that stores the rows. */
export async function noteLoaded(db: Database, rows: number): Promise<void> {
  await marks(db).updateTable(TABLE).set({ loaded: rows }).execute();
}

export async function noteFinished(db: Database): Promise<void> {
  await marks(db).updateTable(TABLE).set({ is_finished: 1 }).execute();
}

export async function dropMark(db: Database): Promise<void> {
  await db.schema.dropTable(TABLE).ifExists().execute();
}

function marks(db: Database) {
  return db.withTables<Record<typeof TABLE, RestoreMark>>();
}
