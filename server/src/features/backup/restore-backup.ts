import { StringDecoder } from 'node:string_decoder';
import { buffer } from 'node:stream/consumers';
import type { Needs } from '../../needs.ts';
import type { DatabaseConfig } from '../../config.ts';
import { noteDay } from '../../jobs/known-day-repository.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OPERATOR } from '../../audit/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { noteLostDays } from '../../db/unchecked-restore.ts';
import { createDatabaseId, makeIdentity } from '../../db/database-identity.ts';
import { openArchive, type Archive } from './archive-reader.ts';
import {
  dropEmptyTables,
  insertRows,
  listFilledTables,
  type BackupRow,
  type TableName,
} from './backup-repository.ts';
import { noteRestored } from './last-backup-repository.ts';
import { readEntryName } from './manifest.ts';
import {
  dropMark,
  leaveMark,
  noteFinished,
  noteLoaded,
  readMark,
  type RestoreMark,
} from './restore-mark-repository.ts';

interface Deps extends Needs<'db' | 'clock' | 'audit' | 'images'> {
  database: DatabaseConfig;
}

export class TargetNotEmpty extends Error {
  override name = 'TargetNotEmpty';
}

/** Rows of one insert, up to 20 KB each. */
const ROWS_AT_ONCE = 200;

/**
 * Restores a backup into an empty database and an empty picture storage. The backup is verified completely before
 * anything is changed; the rows are stored in one transaction, all or none. A mark in the database names the backup
 * that is being restored: repeating an interrupted restore continues it, and repeating a finished one does nothing. The
 * restored database gets an id of its own, which is written into the picture storage before the first picture.
 *
 * @returns when the backup was taken, and how many rows it has
 * @throws {UnusableBackup} when it is damaged, or of a newer program
 * @throws {OlderDatabaseError} when it is from before version 1.0
 * @throws {TargetNotEmpty} when there are data already
 */
export async function restoreBackup(
  deps: Deps,
  file: string,
): Promise<{ takenAt: string; rows: number }> {
  const archive = await openArchive(file);
  try {
    const { takenAt } = archive.manifest;
    const { mark, isNew } = await claimTarget(deps, archive);
    const rows = mark.loaded ?? (await load(deps, archive, { isNew }));
    if (mark.is_finished) return { takenAt, rows };
    await migrate(deps.database);
    await makeIdentity(deps.db, mark.database_id);
    // Before the event below, which gets its time from this machine's clock.
    await noteDay(deps.db, deps.clock());
    const what = `of ${takenAt}`;
    await inTransaction(deps.db, async (transaction) => {
      await deps.audit({ userId: OPERATOR, action: 'backup restored', what }, transaction);
      await noteRestored(transaction, Date.parse(takenAt));
      await noteLostDays(transaction, { from: Date.parse(takenAt), until: deps.clock() });
      await noteFinished(transaction);
    });
    return { takenAt, rows };
  } finally {
    archive.close();
  }
}

/**
 * Marks database and picture storage as being restored. Both must be empty, or hold an interrupted run of the
 * same restore.
 */
async function claimTarget({ db, images }: Deps, { digest }: Archive) {
  const known = await readMark(db);
  if (known?.is_finished === 0 && known.backup !== digest) {
    throw new TargetNotEmpty(
      'A restore of another backup was broken off in this database. Repeat that one, or restore into a new database: see DATABASE_URL.',
    );
  }
  const mark: RestoreMark = known ?? {
    backup: digest,
    database_id: createDatabaseId(),
    loaded: null,
    is_finished: 0,
  };
  if (mark.loaded === null || mark.backup !== digest) await refuseFilledDatabase(db);
  const isOwnPlace = (await images.readNote('owner')) === mark.database_id;
  if (!isOwnPlace) await refuseFilledPictures(images);
  if (mark.loaded !== null && !isOwnPlace) {
    throw new TargetNotEmpty(
      'The pictures of this restore, which was broken off, are in another place. Name it in UPLOADS_DIR or S3_BUCKET, as the first time.',
    );
  }
  if (!known) await leaveMark(db, mark);
  if (!isOwnPlace) await images.writeNote('owner', mark.database_id);
  return { mark, isNew: !known };
}

async function refuseFilledDatabase(db: Database): Promise<void> {
  const tables = await listFilledTables(db);
  if (tables.length === 0) return;
  throw new TargetNotEmpty(
    `The database is not empty (${tables.join(', ')}). Restore into a new one: see DATABASE_URL.`,
  );
}

async function refuseFilledPictures(images: ImageStorage): Promise<void> {
  for (const shelf of ['shown', 'aside'] as const) {
    for await (const { name } of images.list(shelf)) {
      throw new TargetNotEmpty(
        `The place of uploaded pictures is not empty (${name}). Restore into a new one: see UPLOADS_DIR or S3_BUCKET.`,
      );
    }
  }
  if ((await images.readNote('owner')) === undefined) return;
  throw new TargetNotEmpty(
    'The place of uploaded pictures belongs to another database (owner.txt). Restore into a new one: see UPLOADS_DIR or S3_BUCKET.',
  );
}

/**
 * Loads pictures and rows. When the first run fails, everything is removed again; when a repeated run fails,
 * everything stays for the next run, since it is not known what earlier runs have stored.
 */
async function load(deps: Deps, archive: Archive, { isNew }: { isNew: boolean }): Promise<number> {
  const { database, db, images } = deps;
  const kept: string[] = [];
  try {
    // With the schema of the backup; later steps then migrate its rows.
    await dropEmptyTables(db);
    await migrate(database, { only: archive.manifest.steps });
    for (const { name, held } of entriesOf(archive)) {
      if (!('picture' in held)) continue;
      kept.push(held.picture);
      await images.save([{ name: held.picture, bytes: await buffer(await archive.read(name)) }]);
    }
    return await inTransaction(db, (transaction) => loadRows(transaction, archive));
  } catch (error) {
    // `loaded` is set if only the answer to the commit was lost.
    const mark = await readMark(db).catch(() => undefined);
    if (isNew && mark?.loaded === null) {
      await images.delete(kept);
      await images.removeNote('owner');
      await dropMark(db);
    }
    throw error;
  }
}

async function loadRows(db: Database, archive: Archive): Promise<number> {
  let rows = 0;
  for (const { name, held } of entriesOf(archive)) {
    if ('table' in held) rows += await loadTable(db, held.table, await archive.read(name));
  }
  await noteLoaded(db, rows);
  return rows;
}

function* entriesOf({ manifest }: Archive) {
  for (const name of Object.keys(manifest.entries)) {
    const held = readEntryName(name);
    if (held) yield { name, held };
  }
}

async function loadTable(db: Database, table: TableName, content: AsyncIterable<Buffer>) {
  let waiting: BackupRow[] = [];
  let count = 0;
  const flush = async () => {
    if (waiting.length > 0) await insertRows(db, table, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of readLines(content)) {
    waiting.push(JSON.parse(line) as BackupRow);
    if (waiting.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  return count;
}

/** Splits at line feeds only: node:readline also splits at U+2028, which texts may contain. */
async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
