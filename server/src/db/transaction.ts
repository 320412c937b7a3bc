import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout } from './dialect.ts';
import type { Database } from './open-database.ts';

/** Twenty people who change the same row at the same moment each succeed within four tries. */
const MAX_TRIES = 6;

/** Longest pause before the second try; before each further one it is twice as long. */
const FIRST_PAUSE_MS = 10;

/**
 * Does work in one transaction: all of it or nothing. After a deadlock or a lock wait timeout the work is repeated, a
 * few times, so it must change nothing but the database. Inside a transaction the work becomes a part of it.
 * @throws whatever the work throws, and the driver's error when every try failed (`isLockTimeout`)
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return untilUnlocked(() => db.transaction().execute(work));
}

/** The same for work that is a single statement. */
export function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  // Random, so that transactions that collided do not collide again.
  return tryAgain(work, isLockTimeout, (tried) => Math.random() * FIRST_PAUSE_MS * 2 ** tried);
}

/**
 * Does work again, a few times, while it fails for a reason that passes.
 * @param pauseAfter how long it waits after a try of this number, in ms; absent: not at all
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  isPassing: (error: unknown) => boolean,
  pauseAfter?: (tried: number) => number,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || tried === MAX_TRIES) throw error;
    }
    if (pauseAfter) await sleep(pauseAfter(tried));
  }
}

/** Pause between two transactions, in ms: long enough for another program that asks SQLite for its lock every 10 ms. */
const PAUSE_MS = 25;

/** Called between the parts of long work, each of which is a transaction: waiting writers come first. */
export async function letOthersWrite(): Promise<void> {
  await sleep(PAUSE_MS);
}
