import { ConfigError, loadEnvironmentFile, readConfig, type Config } from '../../config.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';
import { createAuditTrail } from '../../audit/audit-trail.ts';
import {
  refuseUnfinished,
  RestoreBrokenOff,
} from '../../features/backup/restore-mark-repository.ts';
import type { Audit } from '../../audit/audit.ts';
import { createLog } from '../../log.ts';
import { StorageUnavailable, type ImageStorage } from '../../storage/image-storage.ts';
import { openImageStorage } from '../../storage/open-image-storage.ts';

/** What cannot be done; the message is all that the operator needs. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** What a command works with. */
export interface CommandNeeds {
  config: Config;
  db: Database;
  clock: () => number;
  audit: Audit;
  images: ImageStorage;
}

/** What a command does; it resolves to what is printed. */
export type Work = (deps: CommandNeeds) => Promise<string>;

/**
 * Runs a command on the configured data and prints what it answers. Refusals end it with their words
 * and code 1.
 *
 * @param readWork reads the command line, before any data are touched
 * @param options.refusals errors whose messages are for the operator
 * @param options.isRestore whether it may go on with a restore that was broken off
 */
export async function runCommand(
  readWork: () => Work,
  {
    refusals = [],
    isRestore = false,
  }: { refusals?: readonly (new (...args: never[]) => Error)[]; isRestore?: boolean } = {},
): Promise<void> {
  try {
    const work = readWork();
    loadEnvironmentFile();
    const config = readConfig();
    const db = openDatabase(config.database);
    const clock = Date.now;
    // The answer says what happened; the log adds only what went wrong beside it, such as a lost audit event.
    const log = createLog({ level: 'error' }, process.stderr);
    const audit = createAuditTrail({ clock, log });
    const { images } = await openImageStorage(config);
    try {
      if (!isRestore) await refuseUnfinished(db);
      process.stdout.write(`${await work({ config, db, clock, audit, images })}\n`);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (
      ![Refusal, ConfigError, StorageUnavailable, RestoreBrokenOff, ...refusals].some(
        (kind) => error instanceof kind,
      )
    )
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
