import type { Logger } from 'pino';
import { purgeDeleted } from './db/dialect.ts';
import type { Database } from './db/open-database.ts';
import { deleteTriesOutsideWindow } from './features/auth/login-limit.ts';
import { deleteExpiredTickets } from './features/reports/export-tickets.ts';

/** How much longer than it should something stays, at most. */
const TRY_EVERY_MS = 60_000;

/**
 * Clears now and then what should be gone: tickets of exports that nobody has fetched (they hold what was
 * searched for), wrong tries to log in that count no more, and SQLite's log of changes, so that what was
 * erased while somebody was reading leaves it too, whichever program erased it, also after a restart. When
 * nothing has changed there is nothing to do.
 *
 * @returns ends it, after what is under way
 */
export function startPurging(
  { db, clock, log }: { db: Database; clock: () => number; log: Logger },
  { everyMs = TRY_EVERY_MS }: { everyMs?: number } = {},
): { stop: () => Promise<void> } {
  const purge = async () => {
    try {
      await deleteExpiredTickets(db, clock());
      await deleteTriesOutsideWindow(db, clock());
      await purgeDeleted(db);
    } catch (error) {
      log.error({ err: error, event: 'clearing what should be gone failed' });
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
