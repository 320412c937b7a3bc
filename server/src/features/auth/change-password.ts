import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { invalidInput } from '../../http/failure.ts';
import { countLoginTry } from './login-limit.ts';
import { problemOfPassword } from './new-password.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findStaff, updateStaff } from './staff-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { rateLimits: boolean };
}

interface PasswordChange {
  userId: string;
  /** The session that goes on; all others of the account end. */
  sessionId: string;
  oldPassword: string;
  newPassword: string;
}

/**
 * Gives an account a new password.
 * @throws {Failure} `invalid_input` when the old one is wrong (not 401: the session is alive) or the
 *   new one is too common; `too_many` as at the login, whose wrong tries it shares
 */
export async function changePassword(
  needs: Needs,
  { userId, sessionId, oldPassword, newPassword }: PasswordChange,
  { address }: { address: string },
): Promise<void> {
  const { db, audit, config } = needs;
  const problem = problemOfPassword(newPassword);
  if (problem !== undefined) throw invalidInput({ newPassword: problem });
  const attempt = config.rateLimits ? await countLoginTry(needs, { userId, address }) : undefined;
  const staff = await findStaff(db, userId);
  if (!(await isPasswordOf(staff?.passwordHash, oldPassword))) {
    throw invalidInput({ oldPassword: 'The current password is not right' });
  }
  await attempt?.forgive();
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    await updateStaff(transaction, userId, { passwordHash });
    await deleteSessionsOf(transaction, userId, { but: sessionId });
    await audit({ userId, action: 'password changed' }, transaction);
  });
}
