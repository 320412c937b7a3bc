import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, readConfig, type Config } from '../../config.ts';
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

/**
 * The arguments of the command line, as Node's `parseArgs` reads them.
 * @throws {Refusal} with the usage, when there is another option
 */
export function readArguments<Options extends ParseArgsConfig>(usage: string, options: Options) {
  try {
    return parseArgs(options);
  } catch {
    throw new Refusal(usage);
  }
}

/** Ends a command; only the message is printed, no stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export interface CommandNeeds {
  config: Config;
  db: Database;
  clock: () => number;
  audit: Audit;
  images: ImageStorage;
}

/** The work of a command; it resolves to the text to print. */
export type Work = (deps: CommandNeeds) => Promise<string>;

/**
 * Runs a command on the configured data and prints its result. A refusal prints its message and ends with exit code 1.
 * @param readWork reads the command line, before any data are touched
 * @param options.refusals errors whose messages are for the operator
 * @param options.isRestore whether it may continue an interrupted restore
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
    const config = readConfig();
    const db = openDatabase(config.database);
    const clock = Date.now;
    // The result is printed; the log adds only further errors, such as a lost audit event.
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
    const known = [Refusal, ConfigError, StorageUnavailable, RestoreBrokenOff, ...refusals];
    if (!known.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
