import type { DatabaseConfig } from '../../config.ts';
import { listTables } from '../../db/dialect.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';

/** What a restore leaves in the database, until the first server starts there. */
export interface RestoreMark {
  /** The digest of the backup's archive. */
  backup: string;
  /** The id that the restored database will have. */
  databaseId: string;
  /** How many rows have been loaded, all in one transaction with this number; `null`: none yet. */
  loaded: number | null;
  /** Whoever repeats it then, since he was not told of the end, finds it done. */
  isFinished: boolean;
}

/** Made by a restore alone: the tables of the steps may be those of an older program. */
const TABLE = 'restore_under_way';

type MarkTables = Record<
  typeof TABLE,
  { backup: string; database_id: string; loaded: number | null; is_finished: number }
>;

/** The database holds a part of a backup: nothing may be added to it before the restore's end. */
export class RestoreBrokenOff extends Error {
  override name = 'RestoreBrokenOff';
}

/**
 * Before a server starts: from then on the database is more than the backup.
 * @throws {RestoreBrokenOff}
 */
export async function endRestore(config: DatabaseConfig): Promise<void> {
  const db = openDatabase(config);
  try {
    if (!(await refuseUnfinished(db))) return;
    // Not the table: another server that starts now is about to read it.
    await marks(db).deleteFrom(TABLE).execute();
  } finally {
    await db.destroy();
  }
}

/**
 * Before anything is added to a database.
 * @returns the mark of a restore that is finished
 * @throws {RestoreBrokenOff} when one is not
 */
export async function refuseUnfinished(db: Database): Promise<RestoreMark | undefined> {
  const mark = await readMark(db);
  if (!mark || mark.isFinished) return mark;
  throw new RestoreBrokenOff(
    'a restore into this database is not finished. If it was broken off, repeat it: the same command with the same file.',
  );
}

export async function readMark(db: Database): Promise<RestoreMark | undefined> {
  if (!(await listTables(db)).includes(TABLE)) return undefined;
  const row = await marks(db).selectFrom(TABLE).selectAll().executeTakeFirst();
  return (
    row && {
      backup: row.backup,
      databaseId: row.database_id,
      loaded: row.loaded,
      isFinished: row.is_finished === 1,
    }
  );
}

export async function leaveMark(
  db: Database,
  { backup, databaseId, loaded, isFinished }: RestoreMark,
): Promise<void> {
  await db.schema
    .createTable(TABLE)
    .ifNotExists()
    .addColumn('backup', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('database_id', 'varchar(32)', (column) => column.notNull())
    .addColumn('loaded', 'integer')
    .addColumn('is_finished', 'integer', (column) => column.notNull())
    .execute();
  const row = { backup, database_id: databaseId, loaded, is_finished: isFinished ? 1 : 0 };
  await marks(db).insertInto(TABLE).values(row).execute();
}

/** In one transaction with the rows. */
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
  return db.withTables<MarkTables>();
}
