import { createAuditTrail } from '../../server/src/audit/audit-trail.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { writeBackup } from '../../server/src/features/backup/write-backup.ts';
import { forgetPictures, sweepPictures } from '../../server/src/features/content/sweep-pictures.ts';
import { createLog } from '../../server/src/log.ts';
import { createDiskImageStorage } from '../../server/src/storage/disk-image-storage.ts';
import { addManyPictures } from '../../server/test/support/images/many-pictures.ts';
import { watchMemory } from './memory.ts';
import type { PictureJob, PictureJobResult } from './picture-process.ts';

/**
 * Jobs of a server with uploaded pictures when nobody asks, in a separate process, which measures itself:
 * `picture-jobs.ts JOB ARGUMENT`, with the database and the folder in the same environment variables as the server.
 */
const [job, argument = ''] = process.argv.slice(2) as [PictureJob, string?];
const config = readConfig();
const db = openDatabase(config.database);
const log = createLog({ level: 'error' });
const images = createDiskImageStorage(config.uploadsDir);
const deps = { db, clock: Date.now, log, images };

const jobs: Record<PictureJob, () => Promise<unknown>> = {
  fill: () =>
    addManyPictures(db, {
      folder: config.uploadsDir,
      named: Number(argument),
      unnamed: Number(argument) / 10,
      now: Date.now(),
    }),
  forget: () => forgetPictures(deps),
  sweep: () => sweepPictures(deps),
  backup: () =>
    writeBackup({ ...deps, audit: createAuditTrail({ clock: Date.now, log }) }, argument),
};

/** Clock time, but at most the processor time that it took: other programs on a busy machine do not count. */
const measure = () => {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
};
let longestMs = 0;
let last = measure();
let isOver = false;
const beat = () => {
  const now = measure();
  longestMs = Math.max(longestMs, Math.min(now.clock - last.clock, now.processor - last.processor));
  last = now;
  if (!isOver) setImmediate(beat);
};

// The first statement opens the database.
await db.selectFrom('pictures').select('id').limit(1).execute();
const memory = watchMemory(process.pid);
const started = performance.now();
last = measure();
beat();
await jobs[job]();
const ms = performance.now() - started;
isOver = true;
beat();
const result: PictureJobResult = { ms, longestMs, growthBytes: memory.stop().growthBytes };
await db.destroy();
console.log(JSON.stringify(result));
