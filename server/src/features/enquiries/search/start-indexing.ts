import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { INDEXED_AT_ONCE, indexSome } from './index-repository.ts';
import type { Database } from '../../../db/open-database.ts';

/** How often a server looks whether enquiries wait to be indexed. */
const LOOK_EVERY_MS = 5000;

/**
 * Indexes what has come in, as long as the server runs; after an upgrade all that was there before.
 * @returns ends it, after what is under way
 */
export function startIndexing({ db, log }: { db: Database; log: Logger }): {
  stop: () => Promise<void>;
} {
  const ending = new AbortController();
  const work = indexUntil(ending.signal, { db, log });
  return {
    stop: () => {
      ending.abort();
      return work;
    },
  };
}

async function indexUntil(
  ending: AbortSignal,
  { db, log }: { db: Database; log: Logger },
): Promise<void> {
  let isFailing = false;
  while (!ending.aborted) {
    const started = performance.now();
    let pauseMs = LOOK_EVERY_MS;
    try {
      const indexed = await indexSome(db);
      // While there is more to do, visitors get at least half of the time.
      if (indexed === INDEXED_AT_ONCE) pauseMs = performance.now() - started;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error, event: 'indexing failed' });
      isFailing = true;
    }
    await sleep(pauseMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
  }
}
