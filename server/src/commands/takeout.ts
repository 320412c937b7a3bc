import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import path from 'node:path';
import { OPERATOR } from '../audit/audit.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { OlderDatabaseError } from '../db/older-database.ts';
import { takeoutName } from '../features/backup/takeout/describe-takeout.ts';
import { writeTakeout } from '../features/backup/takeout/write-takeout.ts';
import { onFile } from './terminal/file-argument.ts';
import { readArguments, Refusal, runCommand } from './terminal/run-command.ts';

const USAGE = `Usage: npm run takeout -- --to FOLDER
Writes all data and pictures as open files (CSV, JSON, WebP) into a new zip in the folder, while the site runs.`;

/** `npm run takeout -- --to FOLDER`. The file gets its name when it is whole; a file that exists is not overwritten. */
await runCommand(
  () => {
    const { to } = readArguments(USAGE, { options: { to: { type: 'string' } } }).values;
    if (to === undefined || to === '') throw new Refusal(USAGE);
    return async (deps) => {
      const file = path.join(to, takeoutName(deps.clock()));
      const draft = `${file}.draft`;
      const begin = async () => {
        await deps.audit({ userId: OPERATOR, action: 'takeout made', what: 'ZIP' }, deps.db);
        return createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      };
      return onFile(file, async () => {
        try {
          // Of a run that was killed.
          await rm(draft, { force: true });
          const { rows, pictures, lost } = await writeTakeout(deps, begin);
          await link(draft, file);
          const all = Object.values(rows).reduce((sum, each) => sum + each, 0);
          const lines = [`${file} holds ${all} rows and ${pictures} pictures.`];
          if (lost.length > 0) lines.push(`On record, but lost: ${lost.join(', ')}`);
          return lines.join('\n');
        } finally {
          await rm(draft, { force: true });
        }
      });
    };
  },
  { refusals: [NewerDatabaseError, OlderDatabaseError] },
);
