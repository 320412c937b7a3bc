import { StringDecoder } from 'node:string_decoder';
import { buffer } from 'node:stream/consumers';
import type { DatabaseConfig } from '../../config.ts';
import { indexAll } from '../../db/enquiry-index/change-index.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OPERATOR, type Audit } from '../../http/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { openArchive, UnusableBackup, type Archive } from './archive-reader.ts';
import {
  dropEmptyTables,
  insertRows,
  listFilledTables,
  type BackupRow,
  type TableName,
} from './backup-repository.ts';
import { readEntryName } from './manifest.ts';

interface Needs {
  database: DatabaseConfig;
  db: Database;
  audit: Audit;
  images: ImageStorage;
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
 *
 * @returns when the backup was taken, and how many rows it held
 * @throws {UnusableBackup} when it is damaged, or of a newer program
 * @throws {PlaceNotEmpty} when there are data already
 */
export async function restoreBackup(
  needs: Needs,
  file: string,
): Promise<{ takenAt: string; rows: number }> {
  const archive = await openArchive(file);
  try {
    const { steps, takenAt } = archive.manifest;
    refuseNewer(steps);
    await refuseFilledPlace(needs);
    // In the shape of its time; the steps since then turn its rows into today's.
    await dropEmptyTables(needs.db);
    await migrate(needs.database, { only: steps });
    const rows = await load(needs, archive);
    await migrate(needs.database);
    await indexAll(needs.db);
    const what = `of ${takenAt}`;
    await needs.audit({ userId: OPERATOR, action: 'backup restored', what }, needs.db);
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

async function refuseFilledPlace({ db, images }: Needs): Promise<void> {
  const tables = await listFilledTables(db);
  if (tables.length > 0) {
    throw new PlaceNotEmpty(
      `The database is not empty (${tables.join(', ')}). Restore into a new one: see DATABASE_URL.`,
    );
  }
  for await (const { name } of images.list()) {
    throw new PlaceNotEmpty(
      `The place of uploaded pictures is not empty (${name}). Restore into a new one: see UPLOADS_DIR or S3_BUCKET.`,
    );
  }
}

async function load({ db, images }: Needs, archive: Archive): Promise<number> {
  const kept: string[] = [];
  try {
    return await inTransaction(db, async (transaction) => {
      let rows = 0;
      for (const entry of Object.keys(archive.manifest.entries)) {
        const held = readEntryName(entry);
        const content = await archive.read(entry);
        if (held && 'table' in held) rows += await loadTable(transaction, held.table, content);
        if (held && 'picture' in held) {
          kept.push(held.picture);
          await images.save([{ name: held.picture, bytes: await buffer(content) }]);
        }
      }
      return rows;
    });
  } catch (error) {
    await images.delete(kept);
    throw error;
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
