import type { Reads } from '@dealership/shared';
import { createHmac } from 'node:crypto';
import type { Database } from '../../../../db/open-database.ts';
import { readDeskMark } from '../rows/desk-repository.ts';

/** How often the database is asked while somebody waits: a change is noticed at most this much later. */
const LOOK_EVERY_MS = 1000;

/** Longest wait: the application gives up a call after 15 s. */
const LONGEST_MS = 10_000;

interface Deps {
  db: Database;
  config: { jwtSecret: string };
  /** Aborted when the server stops, which ends all waits. */
  stopping?: AbortSignal | undefined;
}

/**
 * Notifies all waiting calls that something has happened on the desk, on any server. One look at the database serves
 * all of them; without any, there is no look.
 */
export function createDeskWatch({ db, config, stopping }: Deps) {
  const waiting = new Set<(state?: string) => void>();
  let isLooking = false;
  const markOf = (state: string, reads: Reads) =>
    createHmac('sha256', config.jwtSecret)
      .update(`desk ${state} ${reads.kinds.join()} ${reads.branches?.join() ?? ''}`)
      .digest('base64url')
      .slice(0, 16);
  const look = async () => {
    isLooking = true;
    const now = await readDeskMark(db).catch(() => undefined);
    for (const check of waiting) check(now);
    isLooking = waiting.size > 0;
    if (isLooking) setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  };
  stopping?.addEventListener('abort', () => {
    for (const check of waiting) check('');
  });
  return {
    /**
     * A mark for all that has happened so far, the same on every server. It does not reveal how much, or of what kind.
     * @param reads what the user may read: when it changes, the mark changes
     */
    mark: async (reads: Reads) => markOf(await readDeskMark(db), reads),
    /**
     * Waits until the mark changes, or for `LONGEST_MS`.
     * @param gone aborted when the caller has gone
     */
    wait: (known: string, reads: Reads, gone: AbortSignal) =>
      new Promise<string>((resolve) => {
        const end = (now: string) => {
          waiting.delete(check);
          clearTimeout(timer);
          resolve(now);
        };
        const check = (state: string | undefined) => {
          const now = state === undefined ? known : markOf(state, reads);
          if (now !== known) end(now);
        };
        const timer = setTimeout(() => end(known), LONGEST_MS).unref();
        gone.addEventListener('abort', () => end(known));
        if (gone.aborted || stopping?.aborted) {
          end(known);
          return;
        }
        waiting.add(check);
        if (!isLooking) void look();
      }),
  };
}
