import type { Database } from '../../db/open-database.ts';
import { tooMany } from '../../http/failure.ts';
import {
  countFailures,
  deleteFailure,
  deleteFailures,
  deleteFailuresBefore,
  insertFailure,
} from './login-failure-repository.ts';

/** Contract P54: wrong tries for one account in the window. */
const TRIES_FOR_AN_ACCOUNT = 10;
/** Wrong tries from one address, over all accounts; wide, since a whole dealership may share one. */
const TRIES_FROM_AN_ADDRESS = 100;
const WINDOW_MS = 15 * 60_000;

/** One try to log in, counted as wrong from its start, so that parallel guesses cannot slip through. */
export interface LoginTry {
  /** The password was right: the account's wrong tries are forgotten. */
  forgive: () => Promise<void>;
}

/**
 * Counts a try.
 * @throws {Failure} `too_many` while the account's or the address's window is full; such a try does
 *   not count, so that an account is never locked for longer than 15 minutes
 */
export async function countLoginTry(
  { db, clock }: { db: Database; clock: () => number },
  { userId, address }: { userId: string; address: string },
): Promise<LoginTry> {
  const now = clock();
  await deleteFailuresBefore(db, now - WINDOW_MS);
  const scopes = [
    { scope: `account:${userId}`, limit: TRIES_FOR_AN_ACCOUNT },
    { scope: `address:${address}`, limit: TRIES_FROM_AN_ADDRESS },
  ];
  const counted: number[] = [];
  for (const { scope, limit } of scopes) {
    const id = await insertFailure(db, { scope, failedAt: now });
    counted.push(id);
    const { count, oldest } = await countFailures(db, { scope, upToId: id });
    if (count > limit) {
      await Promise.all(counted.map((each) => deleteFailure(db, each)));
      throw tooMany(
        'Too many wrong tries. Please wait and try again.',
        Math.max(1, (oldest + WINDOW_MS - now) / 1000),
      );
    }
  }
  return {
    forgive: async () => {
      // One after the other: both name the account's try, and by two indexes at once they may deadlock.
      await deleteFailures(db, `account:${userId}`);
      await Promise.all(counted.map((each) => deleteFailure(db, each)));
    },
  };
}
