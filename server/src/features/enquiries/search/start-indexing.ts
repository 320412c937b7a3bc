import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { INDEXED_AT_ONCE, indexSome } from './index-repository.ts';
import type { Database } from '../../../db/open-database.ts';

/** How often a server checks for unindexed enquiries. */
const CHECK_EVERY_MS = 5000;

/**
 * Indexes new enquiries as long as the server runs; after an upgrade all older ones too.
 * @returns `stop`, which waits for the work in progress
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
    let pauseMs = CHECK_EVERY_MS;
    try {
      const indexed = await indexSome(db);
      // While there is more to index, at least half of the time stays for visitors.
      if (indexed === INDEXED_AT_ONCE) pauseMs = performance.now() - started;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error, event: 'indexing failed' });
      isFailing = true;
    }
    await sleep(pauseMs, undefined, { signal: ending, ref: false }).catch(() => undefined);
  }
}
