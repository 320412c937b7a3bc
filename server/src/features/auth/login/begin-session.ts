import { randomBytes } from 'node:crypto';
import { dayOf, type Locale } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows, findRow, insertRow } from '../../../db/rows.ts';
import { inTransaction, untilUnlocked } from '../../../db/transaction.ts';
import { isOver, MAX_AGE_MS, MAX_IDLE_MS } from '../authenticate.ts';
import { deviceOf } from '../device.ts';
import {
  createDevice,
  findDevice,
  findOwnSince,
  storeDevice,
  type LoginDevice,
  type OwnBrowser,
} from '../login-device-repository.ts';
import type { ForgiveFailures, LimitLogin, LoginSource } from '../limits/login-limit.ts';
import { deleteSessionsNotSeen, type StoredSession } from '../session-repository.ts';
import { recordLogin, type StaffAccount } from '../staff-repository.ts';

export interface LoginDeps extends Needs<'db' | 'clock' | 'audit'> {
  limitLogin: LimitLogin;
  /** Ends, in its transaction, other people's alerts in a browser when a person signs in with it. */
  takeBrowser: (transaction: Database, taken: { userId: string; browser: string }) => Promise<void>;
}

export interface LoginOrigin {
  network: string;
  deviceSecret: string | undefined;
  userAgent: string | undefined;
  /** The session that the browser had before; it ends. */
  earlierSessionId: string | undefined;
}

export interface Login {
  sessionId: string;
  /** On one's own phone: how long the browser keeps the cookie, even when it is closed. */
  cookieMs: number | undefined;
  deviceSecret: string;
  /** The account's; `null`: not chosen. */
  language: Locale | null;
}

/** Further work in the transaction that stores the session; false: the login is refused after all. */
export type Consume = (transaction: Database) => Promise<boolean>;

/** How a login was proved, besides a password. */
interface Proof {
  consume?: Consume;
  /** In place of a second factor: the earlier session on one's own phone that this one continues. */
  goesOn?: boolean;
}

/**
 * Compares what a login proves within the limits of logins, and finds the browser by its cookie.
 * @param compare gets the browser's hash, and begins the session of the account that has proved to be right
 * @throws {AppError} `too_many` as in `LimitLogin`, and what `compare` throws
 */
export async function tryLogin<Result>(
  deps: LoginDeps,
  { from, ...source }: Pick<LoginSource, 'account' | 'isCode'> & { from: LoginOrigin },
  compare: (given: {
    hash: string;
    begin: (staff: StaffAccount, proof?: Proof) => Promise<Login | undefined>;
  }) => Promise<Result>,
): Promise<Result> {
  const browser = (await findDevice(deps, from.deviceSecret)) ?? createDevice();
  const { hash } = browser;
  const device = browser.userIds.includes(source.account) ? hash : undefined;
  return deps.limitLogin({ ...source, network: from.network, device }, (forgive) =>
    compare({
      hash,
      begin: (staff, proof = {}) =>
        beginSession(deps, staff, { ...from, ...proof, browser, forgive }),
    }),
  );
}

/**
 * Stores a login's session and device; `undefined` when the account has changed since it was read, `consume` failed, or
 * the session to continue (`goesOn`) no longer exists.
 */
async function beginSession(
  { db, clock, audit, takeBrowser }: LoginDeps,
  { userId, passwordHash, language }: StaffAccount,
  from: LoginOrigin & Proof & { browser: LoginDevice; forgive: ForgiveFailures },
): Promise<Login | undefined> {
  const now = clock();
  const seen = { after: now - MAX_IDLE_MS, onOwnPhonesAfter: now - MAX_AGE_MS };
  await untilUnlocked(() => deleteSessionsNotSeen(db, seen));
  const id = randomBytes(24).toString('base64url');
  const device = deviceOf(from.userAgent);
  return inTransaction(db, async (transaction) => {
    const login = { compared: passwordHash, at: now, today: dayOf(now) };
    if (!(await recordLogin(transaction, userId, login))) return undefined;
    if (from.consume && !(await from.consume(transaction))) return undefined;
    const browser = { hash: from.browser.hash, userId };
    const before = from.goesOn
      ? await findOwnSession(transaction, { ...browser, sessionId: from.earlierSessionId, now })
      : undefined;
    if (from.goesOn && !before) return undefined;
    if (from.earlierSessionId !== undefined) {
      await deleteRows(transaction, 'sessions', { id: from.earlierSessionId });
    }
    const createdAt = before?.created_at ?? now;
    const isOwnPhone = (await findOwnSince(transaction, browser)) !== null;
    await insertRow(transaction, 'sessions', {
      id,
      user_id: userId,
      created_at: createdAt,
      last_seen_at: now,
      device,
      own_phone: isOwnPhone ? 1 : 0,
    });
    await storeDevice(transaction, { ...browser, usedAt: now });
    await takeBrowser(transaction, { userId, browser: browser.hash });
    await from.forgive(transaction);
    await audit({ userId, action: 'login', what: device }, transaction);
    const cookieMs = isOwnPhone ? createdAt + MAX_AGE_MS - now : undefined;
    return { sessionId: id, cookieMs, deviceSecret: from.browser.secret, language };
  });
}

/**
 * The session on one's own phone, locked or alive, that a login by the password alone continues: the second factor was
 * given when it began. `undefined`: there is none.
 */
export async function findOwnSession(
  db: Database,
  { sessionId, now, ...browser }: OwnBrowser & { sessionId: string | undefined; now: number },
): Promise<StoredSession | undefined> {
  if (sessionId === undefined) return undefined;
  const session = await findRow(db, 'sessions', { id: sessionId });
  const isOwn = session?.own_phone === 1 && session.user_id === browser.userId;
  if (!isOwn || isOver(session, now)) return undefined;
  return (await findOwnSince(db, browser)) === null ? undefined : session;
}
