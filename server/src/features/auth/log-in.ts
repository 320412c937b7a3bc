import { randomBytes } from 'node:crypto';
import { dayOf, type LoginRequest } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { Failure } from '../../http/failure.ts';
import { isUsable } from './account-state.ts';
import { MAX_AGE_MS, MAX_IDLE_MS } from './authenticate.ts';
import { countLoginTry } from './login-limit.ts';
import { isPasswordOf } from './password.ts';
import { deleteEndedSessions, insertSession } from './session-repository.ts';
import { findStaff } from './staff-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { rateLimits: boolean };
}

/**
 * Checks a user id and password and begins a session.
 * @returns the new session's id
 * @throws {Failure} `wrong_credentials`, the same for an unknown user, a wrong password, an inactive
 *   and an expired account; `too_many` as `countLoginTry` says
 */
export async function logIn(
  needs: Needs,
  { userId, password }: LoginRequest,
  { address, device }: { address: string; device: string },
): Promise<string> {
  const { db, clock, audit, config } = needs;
  const account = accountName(userId);
  const attempt = config.rateLimits
    ? await countLoginTry(needs, { userId: account, address })
    : undefined;
  const staff = await findStaff(db, account);
  const isRight = await isPasswordOf(staff?.passwordHash, password);
  if (!staff || !isRight || !isUsable(staff, dayOf(clock()))) {
    // Not what was typed: some type their password here.
    await audit({ userId: staff?.userId ?? '', action: 'login failed' }, db);
    throw new Failure('wrong_credentials', 'Invalid credentials');
  }
  await attempt?.forgive();
  const now = clock();
  await deleteEndedSessions(db, {
    createdBefore: now - MAX_AGE_MS,
    lastSeenBefore: now - MAX_IDLE_MS,
  });
  const id = randomBytes(24).toString('base64url');
  const session = { id, userId: staff.userId, createdAt: now, lastSeenAt: now, device };
  await inTransaction(db, async (transaction) => {
    await insertSession(transaction, session);
    await audit({ userId: staff.userId, action: 'login', what: device }, transaction);
  });
  return id;
}

/** One character more than any account's user id has: what is longer is nobody's, cut or whole. */
const LONGEST_ACCOUNT_NAME = 65;

/** User ids are lower-case ASCII; however one is spelled, it counts against one account's limit. */
function accountName(userId: string): string {
  return userId
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_ACCOUNT_NAME);
}
