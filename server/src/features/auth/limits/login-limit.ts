import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows, insertRow } from '../../../db/rows.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import { tooMany, type AppError } from '../../../errors/app-error.ts';
import { clientNetwork } from '../../../http/server/rate-limit.ts';
import { countFailures, deleteFailuresUpTo } from './login-failure-repository.ts';
import { addAlerts } from './alert-repository.ts';

const WINDOW_MS = 15 * 60_000;
/** Failed logins in the window for one account from one network, or from one browser that the account has used. */
const FAILURES_FOR_AN_ACCOUNT = 10;
/**
 * Failed logins from one network, over all accounts; the limit is high, since a whole dealership may share one network.
 */
const FAILURES_FROM_A_NETWORK = 100;

/**
 * Wrong codes in the window for one account, from anywhere: anyone who types one knows its password. Of a million codes
 * three are valid at a time. The last of these attempts sends the person an alert.
 */
const WRONG_CODES_FOR_AN_ACCOUNT = 30;

/**
 * From this many failed logins for an account, from any network, every further login is slowed, more with each
 * failure. So attackers from many networks can make the owner wait, but not lock them out.
 */
const SLOWED_FROM = 20;
const SLOWED_MORE_BY_MS = 250;
const LONGEST_SLOWED_MS = 5000;

export interface LoginSource {
  /** The typed user id, normalised. */
  account: string;
  network: string;
  /** The browser's hash, if it is known for the account. */
  device: string | undefined;
  /** The password was right; now a code is compared. */
  isCode?: boolean;
}

/** Deletes the failures of the account from the same source: the password was right. */
export type ForgiveFailures = (transaction: Database) => Promise<void>;

/**
 * Compares a password within the limits.
 *
 * @param compare throws when the password is wrong
 * @throws {AppError} `too_many`, without a comparison; this does not count as a failure, so that a refusal never lasts
 *   longer than 15 minutes
 */
export type LimitLogin = <Result>(
  from: LoginSource,
  compare: (forgive: ForgiveFailures) => Promise<Result>,
) => Promise<Result>;

interface Deps extends Needs<'db' | 'clock'> {
  config: { rateLimits: boolean; jwtSecret: string };
  /** Replaced in tests, which do not wait. */
  wait?: (ms: number) => Promise<unknown>;
}

/** The limits of one server process; the failures are in the database, shared by all servers. */
export function createLoginLimit(deps: Deps): LimitLogin {
  if (!deps.config.rateLimits) return (_from, compare) => compare(() => Promise.resolve());
  const { wait = sleep } = deps;
  const takeSlot = createLoginSlots();
  return async (from, compare) => {
    // A known browser needs no slot: strangers could fill them all.
    const freeSlot = from.device === undefined ? takeSlot(from) : undefined;
    try {
      const { slowedMs, forgive } = await countAsFailure(deps, from);
      if (slowedMs > 0) await wait(slowedMs);
      return await compare(forgive);
    } finally {
      freeSlot?.();
    }
  };
}

/** Logins that this process compares or slows at once: in all, from one network, for one account. */
const MAX_WAITING = { everybody: 50, network: 3, account: 10 };

/** A slot is usually free again after this long at most: the longest time that a login is slowed. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Makes the function that takes a slot for a waiting login: it returns one that frees the slot, and throws `too_many`
 * when none is free.
 */
function createLoginSlots() {
  const taken = new Map<string, number>();
  const countAt = (slot: string) => taken.get(slot) ?? 0;
  return ({ account, network }: LoginSource) => {
    const wanted = [
      { slot: '', most: MAX_WAITING.everybody },
      { slot: `network ${network}`, most: MAX_WAITING.network },
      { slot: `account ${account}`, most: MAX_WAITING.account },
    ];
    if (wanted.some(({ slot, most }) => countAt(slot) >= most)) {
      throw tooMany((texts) => texts.tooManyLogins, RETRY_AFTER_SECONDS);
    }
    for (const { slot } of wanted) taken.set(slot, countAt(slot) + 1);
    return () => {
      for (const { slot } of wanted) {
        const left = countAt(slot) - 1;
        if (left > 0) taken.set(slot, left);
        else taken.delete(slot);
      }
    };
  };
}

/** Counts a login as failed until it succeeds, so that parallel guesses cannot slip through. */
async function countAsFailure(
  { db, clock, config }: Deps,
  { account, network, device, isCode = false }: LoginSource,
): Promise<{ slowedMs: number; forgive: ForgiveFailures }> {
  const now = clock();
  const scope = markOf(config.jwtSecret, 'account', account);
  const source = device ?? markOf(config.jwtSecret, 'network', network);
  await deleteFailuresOutsideWindow(db, now);
  const codes = markOf(config.jwtSecret, 'codes', account);
  const insert = (of: string) =>
    untilUnlocked(() => insertRow(db, 'login_failures', { scope: of, source, failed_at: now }));
  const codeId = isCode ? await insert(codes) : undefined;
  const id = await insert(scope);
  const limits = [
    { of: { scope, source }, limit: FAILURES_FOR_AN_ACCOUNT },
    { of: { source }, limit: FAILURES_FROM_A_NETWORK },
    ...(isCode ? [{ of: { scope: codes }, limit: WRONG_CODES_FOR_AN_ACCOUNT }] : []),
  ];
  const full: number[] = [];
  for (const { of, limit } of limits) {
    const { count, oldest } = await countFailures(db, { ...of, upToId: id });
    if (count > limit) full.push(oldest);
    if (count === limit && limit === WRONG_CODES_FOR_AN_ACCOUNT) {
      const event = { event: 'many-wrong-codes', about: account, by: '', at: now } as const;
      await untilUnlocked(() => addAlerts(db, [account], event));
    }
  }
  if (full.length > 0) {
    for (const each of [id, codeId]) {
      if (each !== undefined)
        await untilUnlocked(() => deleteRows(db, 'login_failures', { id: each }));
    }
    throw tooManyTries(Math.max(...full) + WINDOW_MS - now);
  }
  const { count } = await countFailures(db, { scope, upToId: id });
  const steps = device === undefined ? Math.max(0, count - SLOWED_FROM + 1) : 0;
  return {
    slowedMs: Math.min(steps * SLOWED_MORE_BY_MS, LONGEST_SLOWED_MS),
    forgive: async (transaction) => {
      for (const each of [scope, codes]) {
        await deleteRows(transaction, 'login_failures', { scope: each, source });
      }
    },
  };
}

function tooManyTries(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return tooMany((texts) => texts.tooManyTries({ minutes }), Math.max(1, waitMs / 1000));
}

export async function deleteFailuresOutsideWindow(db: Database, now: number): Promise<void> {
  await untilUnlocked(() => deleteFailuresUpTo(db, now - WINDOW_MS));
}

export async function clearLoginFailures(
  db: Database,
  { account, secret }: { account: string; secret: string },
): Promise<void> {
  for (const kind of ['account', 'codes'] as const) {
    await deleteRows(db, 'login_failures', { scope: markOf(secret, kind, account) });
  }
}

/** A keyed digest: some people type their password as user id, and a plain digest could be guessed. */
function markOf(secret: string, kind: 'account' | 'codes' | 'network', value: string): string {
  return createHmac('sha256', secret).update(`login\n${kind}\n${value}`).digest('base64url');
}

/** The network whose failed logins are counted together: IPv4 /24, IPv6 /56. */
export function loginNetwork(request: Pick<Request, 'ip'>): string {
  const network = clientNetwork(request);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}
