import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSnapshot } from '../../../db/dialect.ts';
import { refuseUnknownSteps } from '../../../db/migrate.ts';
import { listPictures } from '../../../db/pictures.ts';
import type { Needs } from '../../../needs.ts';
import { filesOfPicture } from '../../../storage/prepare-image.ts';
import { packEntries, textEntry, type ArchiveEntry } from '../archive-writer.ts';
import { listBackedUpTables, listSteps, readRows, type BackupRow } from '../backup-repository.ts';
import {
  csvName,
  describeForPeople,
  describeForPrograms,
  DESCRIPTION,
  jsonName,
  pictureName,
  README,
} from './describe-takeout.ts';
import { csvOf, jsonOf, takenFiles, type TakenFile } from './takeout-files.ts';

type Deps = Needs<'db' | 'clock' | 'images'>;

/**
 * Writes all data and pictures as open files into a zip, as they are in one moment, while others go on writing. Rows
 * and pictures are read while they are written: memory does not grow with them.
 * @param begin opens the destination, once the database has answered
 * @param signal ends it
 * @throws {NewerDatabaseError} when the database was migrated by a newer program
 * @throws every error of the destination, such as of a reader that has gone
 */
export async function writeTakeout(
  { db, clock, images }: Deps,
  begin: () => Writable | Promise<Writable>,
  { signal }: { signal?: AbortSignal } = {},
) {
  return readSnapshot(db, async (snapshot) => {
    refuseUnknownSteps(await listSteps(snapshot));
    const takenAt = clock();
    const present = new Set<string>(await listBackedUpTables(snapshot));
    const files = takenFiles.filter(({ table }) => present.has(table));
    const names = (await listPictures(snapshot)).flatMap((each) => filesOfPicture(each).slice(-1));
    const found = {
      rows: {} as Record<string, number>,
      pictures: names.length,
      lost: [] as string[],
    };
    const reading: { last?: Promise<unknown> } = {};
    const read = (table: TakenFile['table']) => noteReading(readRows(snapshot, table), reading);
    const destination = await begin();
    const entries = packEntries([
      textEntry(README, () => describeForPeople(takenAt, files)),
      ...files.flatMap((file) => tableEntries(file, read, found.rows)),
      ...names.map((name) => ({
        name: pictureName(name),
        isCompressed: false,
        content: async function* () {
          const image = await images.open(name);
          if (image) yield* image.content as AsyncIterable<Buffer>;
          else found.lost.push(pictureName(name));
        },
      })),
      textEntry(DESCRIPTION, () => describeForPrograms(takenAt, files, found)),
    ]);
    try {
      await pipeline(entries, destination, { ...(signal && { signal }) });
    } finally {
      // Where the reader has gone, a statement may still run in the snapshot.
      await reading.last;
    }
    return found;
  });
}

/** Keeps the promise of the last part, which never fails. */
async function* noteReading<Part>(
  parts: AsyncGenerator<Part, unknown>,
  noted: { last?: Promise<unknown> },
) {
  for (;;) {
    const next = parts.next();
    noted.last = next.catch(() => undefined);
    const part = await next;
    if (part.done === true) return;
    yield part.value;
  }
}

function tableEntries(
  file: TakenFile,
  read: (table: TakenFile['table']) => AsyncIterable<BackupRow[]>,
  counts: Record<string, number>,
): ArchiveEntry[] {
  const { table } = file;
  const counted = async function* (): AsyncGenerator<BackupRow[]> {
    counts[table] = 0;
    for await (const rows of read(table)) {
      counts[table] += rows.length;
      yield rows;
    }
  };
  return [
    { name: csvName(table), isCompressed: true, content: () => csvOf(file, counted()) },
    { name: jsonName(table), isCompressed: true, content: () => jsonOf(file, counted()) },
  ];
}
