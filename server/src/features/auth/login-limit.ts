import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import { MOST_CLOCKS_DIFFER_MS } from '../../clock-difference.ts';
import type { Database } from '../../db/open-database.ts';
import { untilUnlocked } from '../../db/transaction.ts';
import { tooMany, type AppError } from '../../errors/app-error.ts';
import { clientNetwork } from '../../http/rate-limit.ts';
import {
  countFailures,
  deleteFailure,
  deleteFailures,
  deleteFailuresExcept,
  insertFailure,
} from './login-failure-repository.ts';
import { createLoginPlaces } from './login-places.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong tries in the window for one account from one network, or from one browser that is known for it. */
const TRIES_FOR_AN_ACCOUNT = 10;
/** Wrong tries from one network, over all accounts; wide, since a whole dealership may share one. */
const TRIES_FROM_A_NETWORK = 100;

/**
 * From this many wrong tries on for an account, wherever they came from, every try is slowed, and the more
 * there were the longer. Strangers from many networks can make its owner wait, and not shut him out.
 */
const SLOWED_FROM = 20;
const SLOWED_MORE_BY_MS = 250;
const LONGEST_SLOWED_MS = 5000;

/** Who tries to log in. */
export interface LoginSource {
  /** What was typed as user id, in the one spelling of an account. */
  account: string;
  network: string;
  /** The browser's hash, if it is known for the account. */
  device: string | undefined;
}

/** Forgets the wrong tries for the account from the same source: the password was right. */
export type ForgiveTries = (transaction: Database) => Promise<void>;

/**
 * Compares a password within the limits.
 *
 * @param compare throws when the password is wrong
 * @throws {AppError} `too_many`, without a comparison; such a try does not count, so that nobody is
 *   refused for longer than 15 minutes
 */
export type LimitLogin = <Result>(
  from: LoginSource,
  compare: (forgive: ForgiveTries) => Promise<Result>,
) => Promise<Result>;

interface Deps {
  db: Database;
  clock: () => number;
  config: { rateLimits: boolean; jwtSecret: string };
  /** Waits for so many milliseconds; tests do not. */
  wait?: (ms: number) => Promise<unknown>;
}

/** The limits of one server process; the wrong tries stand in the database, for all of them. */
export function createLoginLimit(deps: Deps): LimitLogin {
  if (!deps.config.rateLimits) return (_from, compare) => compare(() => Promise.resolve());
  const { wait = sleep } = deps;
  const takePlace = createLoginPlaces();
  return async (from, compare) => {
    // A browser that is known needs no place: strangers could fill them all.
    const leavePlace = from.device === undefined ? takePlace(from) : undefined;
    try {
      const { slowedMs, forgive } = await countTry(deps, from);
      if (slowedMs > 0) await wait(slowedMs);
      return await compare(forgive);
    } finally {
      leavePlace?.();
    }
  };
}

/** Counts a try as wrong from its start, so that parallel guesses cannot slip through. */
async function countTry(
  { db, clock, config }: Deps,
  { account, network, device }: LoginSource,
): Promise<{ slowedMs: number; forgive: ForgiveTries }> {
  const now = clock();
  const scope = accountMark(config.jwtSecret, account);
  const source = device ?? markOf(config.jwtSecret, { kind: 'network', value: network });
  await deleteTriesOutsideWindow(db, now);
  const id = await untilUnlocked(() => insertFailure(db, { scope, source, failedAt: now }));
  const limits = [
    { ...(await countFailures(db, { scope, source, upToId: id })), limit: TRIES_FOR_AN_ACCOUNT },
    { ...(await countFailures(db, { source, upToId: id })), limit: TRIES_FROM_A_NETWORK },
  ];
  const full = limits.filter(({ count, limit }) => count > limit);
  if (full.length > 0) {
    await untilUnlocked(() => deleteFailure(db, id));
    throw tooManyTries(Math.max(...full.map(({ oldest }) => oldest)) + WINDOW_MS - now);
  }
  const { count } = await countFailures(db, { scope, upToId: id });
  const steps = device === undefined ? Math.max(0, count - SLOWED_FROM + 1) : 0;
  return {
    slowedMs: Math.min(steps * SLOWED_MORE_BY_MS, LONGEST_SLOWED_MS),
    forgive: (transaction) => deleteFailures(transaction, scope, { source }),
  };
}

function tooManyTries(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return tooMany((texts) => texts.tooManyTries({ minutes }), Math.max(1, waitMs / 1000));
}

/** Forgets wrong tries that are too old to count, and those of a clock that was ahead. */
export async function deleteTriesOutsideWindow(db: Database, now: number): Promise<void> {
  const counting = { after: now - WINDOW_MS, upTo: now + MOST_CLOCKS_DIFFER_MS };
  await untilUnlocked(() => deleteFailuresExcept(db, counting));
}

/** Forgets all wrong tries for an account, wherever they came from. */
export function clearTries(
  db: Database,
  { account, secret }: { account: string; secret: string },
): Promise<void> {
  return deleteFailures(db, accountMark(secret, account));
}

function accountMark(secret: string, account: string): string {
  return markOf(secret, { kind: 'account', value: account });
}

/** What stands for a value: some type their password as user id, and a plain digest could be guessed. */
function markOf(secret: string, { kind, value }: { kind: string; value: string }): string {
  return createHmac('sha256', secret).update(`login\n${kind}\n${value}`).digest('base64url');
}

/** The network whose wrong tries are counted together: IPv4 /24, IPv6 /56. */
export function loginNetwork(request: Pick<Request, 'ip'>): string {
  const network = clientNetwork(request);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}
