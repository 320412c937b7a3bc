import { createWriteStream } from 'node:fs';
import { link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { OPERATOR } from '../audit/audit.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { OlderDatabaseError } from '../db/older-database.ts';
import {
  isTakeoutDraft,
  takeoutDraftName,
  takeoutName,
} from '../features/backup/takeout/describe-takeout.ts';
import { writeTakeout } from '../features/backup/takeout/write-takeout.ts';
import { onFile } from './terminal/file-argument.ts';
import { readArguments, Refusal, runCommand } from './terminal/run-command.ts';

const USAGE = `Usage: npm run takeout -- --to FOLDER
Writes all data and pictures as open files (CSV, JSON, WebP) into a new zip in the folder, while the site runs.`;

/** A draft that nobody has written to for so long, in ms, is of a run that was killed. */
const DEAD_AFTER_MS = 60 * 60_000;

/** Removes what a killed run has left: it is half a file, and has everybody's data in it. */
async function removeDeadDrafts(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => isTakeoutDraft(each))) {
    const draft = path.join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (mtimeMs < Date.now() - DEAD_AFTER_MS) await rm(draft, { force: true });
  }
}

/** `npm run takeout -- --to FOLDER`. The file gets its name when it is whole; a file that exists is not overwritten. */
await runCommand(
  () => {
    const { to } = readArguments(USAGE, { options: { to: { type: 'string' } } }).values;
    if (to === undefined || to === '') throw new Refusal(USAGE);
    return async (deps) => {
      const name = takeoutName(deps.clock());
      const file = path.join(to, name);
      const draft = path.join(to, takeoutDraftName(name));
      const stopping = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          stopping.abort();
        });
      const begin = async () => {
        await deps.audit({ userId: OPERATOR, action: 'takeout made', what: 'ZIP' }, deps.db);
        return createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      };
      return onFile(file, async () => {
        try {
          await removeDeadDrafts(to);
          const { signal } = stopping;
          const { rows, pictures, lost } = await writeTakeout(deps, begin, { signal });
          await link(draft, file);
          const all = Object.values(rows).reduce((sum, each) => sum + each, 0);
          const lines = [`${file} holds ${all} rows and ${pictures} pictures.`];
          if (lost.length > 0) lines.push(`On record, but lost: ${lost.join(', ')}`);
          return lines.join('\n');
        } catch (error) {
          throw stopping.signal.aborted ? new Refusal('Stopped: there is no takeout.') : error;
        } finally {
          await rm(draft, { force: true });
        }
      });
    };
  },
  { refusals: [NewerDatabaseError, OlderDatabaseError] },
);
