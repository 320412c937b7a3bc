import { existsSync } from 'node:fs';
import { dayOf } from '@dealership/shared';
import { readDatabase } from '../config.ts';
import { OlderDatabaseError } from '../db/older-database.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { UnusableBackup } from '../features/backup/archive-reader.ts';
import { listSteps } from '../features/backup/backup-repository.ts';
import { listLost, type Lost } from '../features/backup/list-lost.ts';
import { TargetNotEmpty, restoreBackup } from '../features/backup/restore-backup.ts';
import { proofOf } from '../features/enquiries/erase/erase-person.ts';
import { fileOf, onFile } from './terminal/file-argument.ts';
import { readArguments, Refusal, runCommand } from './terminal/run-command.ts';

const USAGE = `Usage: npm run restore -- FILE [--before DATABASE]
Restores a backup into an empty place: a new database (DATABASE_URL) and a new folder
(UPLOADS_DIR) or bucket (S3_BUCKET).
Nothing that is already there is replaced; see docs/backup.md.
--before names the database that was in use until now, as DATABASE_URL does, if it can still
be read: what was stopped, deactivated and erased since the backup is listed.`;

/** The earlier database. @throws {Refusal} when it cannot be read: then nothing has been restored */
async function openBefore(address: string): Promise<Database> {
  const config = readDatabase(address, '--before');
  // Opening it would create a new one.
  if (config.engine === 'sqlite' && !existsSync(config.file)) {
    throw new Refusal(`--before: ${config.file} cannot be found.`);
  }
  const db = openDatabase(config);
  try {
    if ((await listSteps(db)).length > 0) return db;
  } catch (error) {
    await db.destroy();
    throw new Refusal('--before: the database cannot be read.', { cause: error });
  }
  await db.destroy();
  throw new Refusal('--before names a database that is not one of this product.');
}

/** For the operator alone: it names people, and is never logged. */
function describeLost({ stops, accounts, erased, unknownErasures }: Lost): string {
  const list = (what: string, names: readonly string[] | undefined) => {
    if (!names) return `${what}: cannot be read there`;
    return `${what}: ${names.length === 0 ? 'none' : names.join(', ')}`;
  };
  return [
    'Since the backup, in the database of before:',
    list('Stopped messages', stops),
    list('Accounts that were deactivated, have expired or were deleted', accounts),
    list('Erased, and back by this restore', erased),
    ...(unknownErasures > 0
      ? [`Further erasures, whose people cannot be named here: ${unknownErasures}`]
      : []),
  ].join('\n');
}

/** `npm run restore -- FILE`. */
await runCommand(
  () => {
    const { positionals, values } = readArguments(USAGE, {
      allowPositionals: true,
      options: { before: { type: 'string' } },
    });
    const file = fileOf(positionals, USAGE);
    const { before: address } = values;
    return async ({ config: { database, jwtSecret }, ...deps }) => {
      const before = address === undefined ? undefined : await openBefore(address);
      try {
        const { rows, takenAt } = await onFile(file, () =>
          restoreBackup({ ...deps, database }, file),
        );
        const done = `Restored: ${rows} rows, as they were on ${takenAt}.
No offers are sent until an owner has checked the restored database, on the screen Email delivery.`;
        if (!before) return done;
        const lost = await listLost({
          before,
          restored: deps.db,
          since: Date.parse(takenAt),
          today: dayOf(Date.now()),
          proofOf: (person) => proofOf(jwtSecret, person),
        });
        return `${done}\n${describeLost(lost)}`;
      } finally {
        await before?.destroy();
      }
    };
  },
  { refusals: [UnusableBackup, TargetNotEmpty, OlderDatabaseError], isRestore: true },
);
