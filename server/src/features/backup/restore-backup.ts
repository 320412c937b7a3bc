import { StringDecoder } from 'node:string_decoder';
import { buffer } from 'node:stream/consumers';
import type { DatabaseConfig } from '../../config.ts';
import { noteDay, type DayDeps } from '../../jobs/known-day-repository.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OPERATOR, type Audit } from '../../audit/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { createDatabaseId, makeIdentity } from '../../db/database-identity.ts';
import { openArchive, UnusableBackup, type Archive } from './archive-reader.ts';
import {
  dropEmptyTables,
  insertRows,
  listFilledTables,
  type BackupRow,
  type TableName,
} from './backup-repository.ts';
import { readEntryName } from './manifest.ts';
import {
  dropMark,
  leaveMark,
  noteFinished,
  noteLoaded,
  readMark,
  type RestoreMark,
} from './restore-mark-repository.ts';

interface Deps extends DayDeps {
  database: DatabaseConfig;
  clock: () => number;
  audit: Audit;
  images: ImageStorage;
  /** Makes what the backup leaves out because it is derived from its rows. */
  deriveRows: (db: Database) => Promise<void>;
}

/** The place holds something that a restored backup would bury. */
export class PlaceNotEmpty extends Error {
  override name = 'PlaceNotEmpty';
}

/** Rows of one insert, up to 20 KB each. */
const ROWS_AT_ONCE = 200;

/**
 * Puts a backup into an empty database and an empty store of pictures. Everything that can be wrong
 * with the backup is found before anything is touched; the rows arrive in one transaction, all or none.
 * A mark in the database tells which backup is being restored: one that was killed goes on when it is
 * repeated, and one that was finished is found done. The restored database is another one than the one it
 * was made of, with an id of its own, which is written beside its pictures before the first of them is there.
 *
 * @returns when the backup was taken, and how many rows it held
 * @throws {UnusableBackup} when it is damaged, or of a newer program
 * @throws {PlaceNotEmpty} when there are data already
 */
export async function restoreBackup(
  deps: Deps,
  file: string,
): Promise<{ takenAt: string; rows: number }> {
  const archive = await openArchive(file);
  try {
    const { steps, takenAt } = archive.manifest;
    refuseNewer(steps);
    const { mark, isNew } = await takePlace(deps, archive);
    const rows = mark.loaded ?? (await load(deps, archive, { isNew }));
    if (mark.isFinished) return { takenAt, rows };
    await migrate(deps.database);
    await deps.deriveRows(deps.db);
    await makeIdentity(deps.db, { databaseId: mark.databaseId, isSettled: true });
    // Before the event below, which this machine's clock dates.
    await noteDay(deps, deps.clock());
    const what = `of ${takenAt}`;
    await inTransaction(deps.db, async (transaction) => {
      await deps.audit({ userId: OPERATOR, action: 'backup restored', what }, transaction);
      await noteFinished(transaction);
    });
    return { takenAt, rows };
  } finally {
    archive.close();
  }
}

function refuseNewer(steps: readonly string[]): void {
  const unknown = steps.find((step) => !(step in migrations));
  if (unknown !== undefined) {
    throw new UnusableBackup(
      `The backup is newer than this program: it holds the step ${unknown}. Restore it with the version that made it, or a newer one.`,
    );
  }
}

/** Takes a place that is empty, or holds nothing but what the same restore left when it was broken off. */
async function takePlace(
  { db, images }: Deps,
  { digest }: Archive,
): Promise<{ mark: RestoreMark; isNew: boolean }> {
  const known = await readMark(db);
  if (known && !known.isFinished && known.backup !== digest) {
    throw new PlaceNotEmpty(
      'A restore of another backup was broken off in this database. Repeat that one, or restore into a new database: see DATABASE_URL.',
    );
  }
  const mark = known ?? {
    ...{ backup: digest, databaseId: createDatabaseId() },
    ...{ loaded: null, isFinished: false },
  };
  if (mark.loaded === null || mark.backup !== digest) await refuseFilledDatabase(db);
  const isOwnPlace = (await images.readNote('owner')) === mark.databaseId;
  if (!isOwnPlace) await refuseFilledPictures(images);
  if (mark.loaded !== null && !isOwnPlace) {
    throw new PlaceNotEmpty(
      'The pictures of this restore, which was broken off, are in another place. Name it in UPLOADS_DIR or S3_BUCKET, as the first time.',
    );
  }
  if (!known) await leaveMark(db, mark);
  if (!isOwnPlace) await images.writeNote('owner', mark.databaseId);
  return { mark, isNew: !known };
}

async function refuseFilledDatabase(db: Database): Promise<void> {
  const tables = await listFilledTables(db);
  if (tables.length === 0) return;
  throw new PlaceNotEmpty(
    `The database is not empty (${tables.join(', ')}). Restore into a new one: see DATABASE_URL.`,
  );
}

async function refuseFilledPictures(images: ImageStorage): Promise<void> {
  for (const shelf of ['shown', 'aside'] as const) {
    for await (const { name } of images.list(shelf)) {
      throw new PlaceNotEmpty(
        `The place of uploaded pictures is not empty (${name}). Restore into a new one: see UPLOADS_DIR or S3_BUCKET.`,
      );
    }
  }
  if ((await images.readNote('owner')) === undefined) return;
  throw new PlaceNotEmpty(
    'The place of uploaded pictures belongs to another database (owner.txt). Restore into a new one: see UPLOADS_DIR or S3_BUCKET.',
  );
}

/**
 * Loads all of a backup. When the first try fails the place is as empty as it was; what a repeat has not
 * managed waits for the next one, since it does not know all that the tries before it have left.
 */
async function load(deps: Deps, archive: Archive, { isNew }: { isNew: boolean }): Promise<number> {
  const { database, db, images } = deps;
  const kept: string[] = [];
  try {
    // In the shape of its time; the steps since then turn its rows into today's.
    await dropEmptyTables(db);
    await migrate(database, { only: archive.manifest.steps });
    for (const { name, held } of entriesOf(archive)) {
      if (!('picture' in held)) continue;
      kept.push(held.picture);
      await images.save([{ name: held.picture, bytes: await buffer(await archive.read(name)) }]);
    }
    return await inTransaction(db, (transaction) => loadRows(transaction, archive));
  } catch (error) {
    // Unless only the answer to the commit was lost.
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

async function loadTable(
  db: Database,
  table: TableName,
  content: AsyncIterable<Buffer>,
): Promise<number> {
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

/** Lines end with a line feed alone: node:readline takes U+2028 for an end too, and texts may hold it. */
async function* readLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
