import type { Logger } from 'pino';
import { purgeDeleted } from './db/dialect.ts';
import type { Database } from './db/open-database.ts';

/** How long what was erased stays in SQLite's log at most, once nobody reads any more. */
const TRY_EVERY_MS = 60_000;

/**
 * Clears SQLite's log of changes now and then, so that what was erased while somebody was reading leaves it
 * too, whichever program erased it, also after a restart. When nothing has changed there is nothing to do.
 *
 * @returns ends it, after what is under way
 */
export function startPurging(
  { db, log }: { db: Database; log: Logger },
  { everyMs = TRY_EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void> } {
  const purge = async () => {
    try {
      await purgeDeleted(db);
    } catch (error) {
      log.error({ err: error, event: 'clearing the log of changes failed' });
    }
  };
  let current = purge();
  const timer = setInterval(() => {
    current = current.then(purge);
  }, everyMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
}
