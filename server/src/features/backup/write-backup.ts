import { existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import type { Needs } from '../../needs.ts';
import { readSnapshot } from '../../db/dialect.ts';
import { refuseUnknownSteps } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import { listPictures } from '../../db/pictures.ts';
import { OPERATOR } from '../../audit/audit.ts';
import type { ImageStorage } from '../../storage/image-storage.ts';
import { filesOfPicture } from '../../storage/prepare-image.ts';
import { writeArchive, type ArchiveEntry } from './archive-writer.ts';
import { listBackedUpTables, listSteps, readRows, type TableName } from './backup-repository.ts';
import { noteBackup } from './last-backup-repository.ts';
import { entryOfPicture, entryOfTable, newManifest } from './manifest.ts';

type Deps = Needs<'db' | 'clock' | 'audit' | 'images'>;

export class NothingToBackUp extends Error {
  override name = 'NothingToBackUp';
}

/** The file is whole and has its name, but the database could not record it. */
export class BackupNotNoted extends Error {
  override name = 'BackupNotNoted';
}

class MissingPicture extends Error {
  override name = 'MissingPicture';
  readonly file: string;

  constructor(file: string) {
    super(`the picture ${file} is missing`);
    this.file = file;
  }
}

/**
 * Writes one consistent copy of database and pictures into a new file, while others go on writing. The rows are read in
 * one snapshot. A picture's file is stored before its record and deleted after it, so that files named in the snapshot
 * exist, unless they have been deleted meanwhile: then a newer snapshot is taken, which does not name them any more.
 *
 * The file gets its name when it is complete, after its audit event is stored: if the process is killed in between
 * there is an event without a backup, never the other way round. Never overwrites a file. Only then the backup is
 * recorded in the database, where staff see whether they have one.
 *
 * @throws {NewerDatabaseError} when the database was migrated by a newer program
 * @throws {OlderDatabaseError} when it is from before version 1.0
 * @throws {BackupNotNoted}
 */
export async function writeBackup(deps: Deps, file: string) {
  const { db, audit } = deps;
  // Checked now, before the event is stored.
  if (existsSync(file)) throw Object.assign(new Error(`EEXIST: ${file}`), { code: 'EEXIST' });
  const draft = `${file}.draft`;
  try {
    const { takenAt, ...summary } = await writeDraft(deps, draft);
    await audit({ userId: OPERATOR, action: 'backup made', what: `${summary.rows} rows` }, db);
    await link(draft, file);
    await noteBackup(db, takenAt).catch((cause: unknown) => {
      const message = `${file} is whole, but this could not be recorded in the database: the dashboard will not count it.`;
      throw new BackupNotNoted(message, { cause });
    });
    return summary;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(deps: Deps, file: string) {
  const missed = new Set<string>();
  const lost = new Set<string>();
  for (;;) {
    await rm(file, { force: true });
    try {
      const summary = await readSnapshot(deps.db, (snapshot) =>
        copySnapshot(deps, { snapshot, file, lost }),
      );
      return { ...summary, lost: [...lost] };
    } catch (error) {
      if (!(error instanceof MissingPicture)) throw error;
      // A newer snapshot still names it: it was not deleted, it is lost.
      if (missed.has(error.file)) lost.add(error.file);
      missed.add(error.file);
    }
  }
}

async function copySnapshot(
  { clock, images }: Deps,
  { snapshot, file, lost }: { snapshot: Database; file: string; lost: ReadonlySet<string> },
) {
  const takenAt = clock();
  const steps = await listSteps(snapshot);
  if (steps.length === 0) throw new NothingToBackUp('There is no database to back up.');
  refuseUnknownSteps(steps);
  const tables = await listBackedUpTables(snapshot);
  const pictures = (await listPictures(snapshot))
    .flatMap(filesOfPicture)
    .filter((name) => !lost.has(name));
  const count = { rows: 0 };
  await writeArchive(file, newManifest(takenAt, steps), [
    ...pictures.map((name) => pictureEntry(images, name)),
    ...tables.map((table) => tableEntry(snapshot, table, count)),
  ]);
  return { rows: count.rows, pictures: pictures.length, takenAt };
}

function pictureEntry(images: ImageStorage, name: string): ArchiveEntry {
  return {
    name: entryOfPicture(name),
    isCompressed: false,
    content: async function* () {
      const image = await images.open(name);
      if (!image) throw new MissingPicture(name);
      yield* image.content as AsyncIterable<Buffer>;
    },
  };
}

function tableEntry(snapshot: Database, table: TableName, count: { rows: number }): ArchiveEntry {
  return {
    name: entryOfTable(table),
    isCompressed: true,
    content: async function* () {
      for await (const rows of readRows(snapshot, table)) {
        count.rows += rows.length;
        yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      }
    },
  };
}
