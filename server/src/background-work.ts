import type { Logger } from 'pino';
import { createAuditTrail } from './audit/audit-trail.ts';
import type { Config } from './config.ts';
import { purgeDeleted } from './db/dialect.ts';
import type { Database } from './db/open-database.ts';
import { deleteTriesOutsideWindow } from './features/auth/login-limit.ts';
import { bringBackPictures, sweepPictures } from './features/content/sweep-pictures.ts';
import { findNewestEnquiry } from './features/enquiries/enquiry-repository.ts';
import { runRetention } from './features/enquiries/erase/erase-expired.ts';
import { deleteExpiredTickets } from './features/enquiries/export/export-tickets.ts';
import { startIndexing } from './features/enquiries/search/start-indexing.ts';
import { startDailyJobs } from './jobs/daily-jobs.ts';
import { startRepeatedJob } from './jobs/repeated-job.ts';
import type { ImageStorage } from './storage/image-storage.ts';

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  images: ImageStorage;
  config: Pick<Config, 'objectStore' | 'retentionMonths'>;
}

/** What should be gone stays for this much longer at most. */
const PURGE_EVERY_MS = 60_000;

/** What a server does by itself, beside answering requests. `stop` ends it, after what is under way. */
export function startBackgroundWork(deps: Deps): { stop: () => Promise<void> } {
  const { clock, log, config } = deps;
  const audit = createAuditTrail({ clock, log });
  const jobs = [
    startDailyJobs(deps, {
      retention: () => runRetention({ ...deps, audit }),
      pictures: () => sweepPictures({ ...deps, findNewestEnquiry }),
    }),
    startIndexing(deps),
    startPurging(deps),
  ];
  const pictureWork = bringBackPictures(deps).catch((error: unknown) => {
    // The site starts without its uploaded pictures, but the operator learns at once what is wrong.
    const event = config.objectStore
      ? 'object storage cannot be used'
      : 'folder of pictures cannot be used';
    log.error({ err: error, event });
  });
  return {
    stop: async () => {
      await Promise.all([pictureWork, ...jobs.map((job) => job.stop())]);
    },
  };
}

/**
 * Clears now and then what should be gone: tickets of exports that nobody has fetched (they hold what was
 * searched for), wrong tries to log in that count no more, and SQLite's log of changes, so that what was
 * erased while somebody was reading leaves it too, whichever program erased it, also after a restart. When
 * nothing has changed there is nothing to do.
 */
export function startPurging(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { everyMs = PURGE_EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void> } {
  return startRepeatedJob(log, {
    event: 'clearing what should be gone failed',
    everyMs,
    run: async () => {
      await deleteExpiredTickets(db, clock());
      await deleteTriesOutsideWindow(db, clock());
      await purgeDeleted(db);
    },
  });
}
