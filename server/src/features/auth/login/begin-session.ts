import { randomBytes } from 'node:crypto';
import { dayOf } from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction, untilUnlocked } from '../../../db/transaction.ts';
import { MAX_AGE_MS, MAX_IDLE_MS } from '../authenticate.ts';
import { deviceOf } from '../device.ts';
import { storeDevice, createDevice, findDevice } from '../login-device-repository.ts';
import type { ForgiveFailures, LimitLogin } from '../limits/login-limit.ts';
import { findOwnSession } from '../own-phone/own-session.ts';
import { findOwnSince } from '../own-phone/own-phone-repository.ts';
import { deleteSession, deleteSessionsNotSeen, insertSession } from '../session-repository.ts';
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

export interface BegunSession {
  sessionId: string;
  /** On one's own phone: how long the browser keeps the cookie, even when it is closed. */
  cookieMs: number | undefined;
}

export interface Login extends BegunSession {
  deviceSecret: string;
}

/** Finds the browser by its cookie, and its hash if it is known for an account. */
export async function recogniseDevice(
  deps: LoginDeps,
  { deviceSecret }: LoginOrigin,
  account: string,
): Promise<{ secret: string; hash: string; knownHash: string | undefined }> {
  const known = await findDevice(deps, deviceSecret);
  const { secret, hash } = known ?? createDevice();
  return { secret, hash, knownHash: known?.userIds.includes(account) ? known.hash : undefined };
}

/** Further work in the transaction that stores the session; false: the login is refused after all. */
export type Consume = (transaction: Database) => Promise<boolean>;

const nothing: Consume = () => Promise.resolve(true);

/**
 * Stores a login's session and device; `undefined` when the account has changed since it was read, `consume` failed, or
 * the session to continue (`goesOn`) no longer exists.
 * @param from.goesOn in place of a second factor: the earlier session on one's own phone that this one continues
 */
export async function beginSession(
  { db, clock, audit, takeBrowser }: LoginDeps,
  { userId, passwordHash }: StaffAccount,
  {
    consume = nothing,
    ...from
  }: Pick<LoginOrigin, 'userAgent' | 'earlierSessionId'> & {
    deviceHash: string;
    forgive: ForgiveFailures;
    consume?: Consume;
    goesOn?: boolean;
  },
): Promise<BegunSession | undefined> {
  const now = clock();
  const seen = { after: now - MAX_IDLE_MS, onOwnPhonesAfter: now - MAX_AGE_MS };
  await untilUnlocked(() => deleteSessionsNotSeen(db, seen));
  const id = randomBytes(24).toString('base64url');
  const device = deviceOf(from.userAgent);
  return inTransaction(db, async (transaction) => {
    const login = { compared: passwordHash, at: now, today: dayOf(now) };
    if (!(await recordLogin(transaction, userId, login))) return undefined;
    if (!(await consume(transaction))) return undefined;
    const browser = { hash: from.deviceHash, userId };
    const before = from.goesOn
      ? await findOwnSession(transaction, { ...browser, sessionId: from.earlierSessionId, now })
      : undefined;
    if (from.goesOn && !before) return undefined;
    if (from.earlierSessionId !== undefined) {
      await deleteSession(transaction, from.earlierSessionId);
    }
    const createdAt = before?.created_at ?? now;
    const isOwnPhone = (await findOwnSince(transaction, browser)) !== null;
    await insertSession(transaction, {
      id,
      user_id: userId,
      created_at: createdAt,
      last_seen_at: now,
      device,
      own_phone: isOwnPhone ? 1 : 0,
    });
    await storeDevice(transaction, { ...browser, usedAt: now });
    await takeBrowser(transaction, { userId, browser: from.deviceHash });
    await from.forgive(transaction);
    await audit({ userId, action: 'login', what: device }, transaction);
    return { sessionId: id, cookieMs: isOwnPhone ? createdAt + MAX_AGE_MS - now : undefined };
  });
}
