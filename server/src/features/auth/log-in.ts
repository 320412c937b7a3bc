import { randomBytes } from 'node:crypto';
import { dayOf, type LoginRequest } from '@dealership/shared';
import { MAX_CLOCK_DIFFERENCE_MS } from '../../clock-difference.ts';
import type { Database } from '../../db/open-database.ts';
import { inTransaction, untilUnlocked } from '../../db/transaction.ts';
import type { Audit } from '../../audit/audit.ts';
import { AppError } from '../../errors/app-error.ts';
import { isUsable } from './account-state.ts';
import { MAX_IDLE_MS } from './authenticate.ts';
import { deviceOf } from './device.ts';
import { createDevice, findDevice } from './login-device.ts';
import { storeDevice } from './login-device-repository.ts';
import type { ForgiveFailures, LimitLogin } from './login-limit.ts';
import { isPasswordOf } from './password.ts';
import { deleteSession, deleteSessionsNotSeen, insertSession } from './session-repository.ts';
import { findStaff, recordLogin, type StaffAccount } from './staff-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  limitLogin: LimitLogin;
}

/** From where somebody logs in. */
interface LoginOrigin {
  network: string;
  /** Value of the browser's device cookie. */
  deviceSecret: string | undefined;
  userAgent: string | undefined;
  /** The session that the browser had before; it ends. */
  earlierSessionId: string | undefined;
}

/** What the browser gets as cookies. */
interface Login {
  sessionId: string;
  deviceSecret: string;
}

/**
 * Checks a user id and password and begins a session.
 * @throws {AppError} `wrong_credentials`, the same for an unknown user, a wrong password, an inactive
 *   and an expired account; `too_many` as `LimitLogin` says
 */
export async function logIn(
  deps: Deps,
  { userId, password }: LoginRequest,
  from: LoginOrigin,
): Promise<Login> {
  const { db, clock, audit, limitLogin } = deps;
  const account = accountName(userId);
  const known = await findDevice(deps, from.deviceSecret);
  const device = known?.userIds.includes(account) ? known.hash : undefined;
  return limitLogin({ account, network: from.network, device }, async (forgive) => {
    const staff = await findStaff(db, account);
    const isRight = await isPasswordOf(staff?.passwordHash, password);
    const isLetIn = isRight && staff && isUsable(staff, dayOf(clock()));
    const { secret, hash } = known ?? createDevice();
    const sessionId = isLetIn
      ? await beginSession(deps, staff, { ...from, deviceHash: hash, forgive })
      : undefined;
    if (sessionId === undefined) {
      // Not what was typed: some people type their password as user id.
      await audit({ userId: staff?.userId ?? '', action: 'login failed' }, db);
      throw new AppError('wrong_credentials', (texts) => texts.wrongCredentials);
    }
    return { sessionId, deviceSecret: secret };
  });
}

/** Stores a login's session and device; `undefined` when the account has changed since the comparison. */
async function beginSession(
  { db, clock, audit }: Deps,
  { userId, passwordHash }: StaffAccount,
  from: Pick<LoginOrigin, 'userAgent' | 'earlierSessionId'> & {
    deviceHash: string;
    forgive: ForgiveFailures;
  },
): Promise<string | undefined> {
  const now = clock();
  const seen = { after: now - MAX_IDLE_MS, upTo: now + MAX_CLOCK_DIFFERENCE_MS };
  await untilUnlocked(() => deleteSessionsNotSeen(db, seen));
  const id = randomBytes(24).toString('base64url');
  const device = deviceOf(from.userAgent);
  return inTransaction(db, async (transaction) => {
    const login = { compared: passwordHash, at: now, today: dayOf(now) };
    if (!(await recordLogin(transaction, userId, login))) return undefined;
    if (from.earlierSessionId !== undefined) {
      await deleteSession(transaction, from.earlierSessionId);
    }
    await insertSession(transaction, { id, userId, createdAt: now, lastSeenAt: now, device });
    await storeDevice(transaction, { hash: from.deviceHash, userId, usedAt: now });
    await from.forgive(transaction);
    await audit({ userId, action: 'login', what: device }, transaction);
    return id;
  });
}

/** One character more than the longest user id: what is longer matches no account, even truncated. */
const LONGEST_ACCOUNT_NAME = 65;

/** User ids are lower-case ASCII; all spellings of one count against the same account's limit. */
function accountName(userId: string): string {
  return userId
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_ACCOUNT_NAME);
}
