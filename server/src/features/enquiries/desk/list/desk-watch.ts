import type { EnquiryKind } from '@dealership/shared';
import { createHmac } from 'node:crypto';
import type { Database } from '../../../../db/open-database.ts';
import { readDeskMark } from '../rows/desk-repository.ts';

/** How often the database is asked while somebody waits: so much later at most a change is told. */
const LOOK_EVERY_MS = 1000;

/** Longest wait: the application gives a call up after 15 s. */
const LONGEST_MS = 10_000;

interface Deps {
  db: Database;
  config: { jwtSecret: string };
  /** Aborted when the server stops: nobody is left waiting. */
  stopping?: AbortSignal | undefined;
}

/** Tells those who wait that something has happened on the desk, on whichever server. */
export interface DeskWatch {
  /**
   * A word for what has happened so far, the same on every server. It says nothing of how much, or of what kind.
   * @param kinds those that the person reads: it is another word when they change
   */
  mark: (kinds: readonly EnquiryKind[]) => Promise<string>;
  /**
   * Waits until the mark is another one, or for `LONGEST_MS`.
   * @param gone aborted when nobody listens any more
   */
  wait: (known: string, kinds: readonly EnquiryKind[], gone: AbortSignal) => Promise<string>;
}

/** One look at the database serves all who wait; while nobody does, there is none. */
export function createDeskWatch({ db, config, stopping }: Deps): DeskWatch {
  const waiting = new Set<(state?: string) => void>();
  let isLooking = false;
  const markOf = (state: string, kinds: readonly EnquiryKind[]) =>
    createHmac('sha256', config.jwtSecret)
      .update(`desk ${state} ${kinds.join()}`)
      .digest('base64url')
      .slice(0, 16);
  const look = async () => {
    isLooking = true;
    const now = await readDeskMark(db).catch(() => undefined);
    for (const tell of waiting) tell(now);
    isLooking = waiting.size > 0;
    if (isLooking) setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  };
  stopping?.addEventListener('abort', () => {
    for (const tell of waiting) tell('');
  });
  return {
    mark: async (kinds) => markOf(await readDeskMark(db), kinds),
    wait: (known, kinds, gone) =>
      new Promise((resolve) => {
        const end = (now: string) => {
          waiting.delete(tell);
          clearTimeout(timer);
          resolve(now);
        };
        const tell = (state: string | undefined) => {
          const now = state === undefined ? known : markOf(state, kinds);
          if (now !== known) end(now);
        };
        const timer = setTimeout(() => end(known), LONGEST_MS).unref();
        gone.addEventListener('abort', () => end(known));
        if (gone.aborted || stopping?.aborted) {
          end(known);
          return;
        }
        waiting.add(tell);
        if (!isLooking) void look();
      }),
  };
}
