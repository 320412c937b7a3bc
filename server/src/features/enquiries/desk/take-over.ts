import type { Database } from '../../../db/open-database.ts';
import { letOthersWrite } from '../../../db/transaction.ts';
import { findNumbers, takeOverNumbers } from './take-over-repository.ts';

/** Numbers of enquiries that are looked through at once. On SQLite nobody else writes meanwhile. */
const NUMBERS_AT_ONCE = 1000;

/**
 * Puts on the desk what is not there: enquiries that were stored by a version without one, or came back with a backup of
 * one. They stand in *From before the desk*, without a due time; an opt-in is done. The newest come first. Safe to
 * repeat, at any time and on several servers.
 *
 * @param options.now epoch ms
 * @param options.stopped ends it before the next part
 * @returns how many were taken over
 */
export async function takeOver(
  db: Database,
  { now, stopped = () => false }: { now: number; stopped?: () => boolean },
): Promise<number> {
  const numbers = await findNumbers(db);
  let taken = 0;
  if (!numbers) return taken;
  const { first, last } = numbers;
  for (let to = last; to >= first && !stopped(); to -= NUMBERS_AT_ONCE) {
    const from = Math.max(first, to - NUMBERS_AT_ONCE + 1);
    const some = await takeOverNumbers(db, { from, to, now });
    if (some > 0) await letOthersWrite();
    taken += some;
  }
  return taken;
}
