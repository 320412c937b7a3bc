import { problem } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../audit/audit.ts';
import { invalidInput, type AppError } from '../../errors/app-error.ts';
import { findDevice } from './login-device.ts';
import { deleteDevicesOf } from './login-device-repository.ts';
import type { LimitLogin } from './login-limit.ts';
import { problemOfPassword } from './new-password.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findStaff, replacePasswordHash } from './staff-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  limitLogin: LimitLogin;
}

interface PasswordChange {
  userId: string;
  /** The session that stays; all others of the account end. */
  sessionId: string;
  oldPassword: string;
  newPassword: string;
}

/**
 * Gives an account a new password; all its other sessions end, and its other browsers are forgotten.
 * @throws {AppError} `invalid_input` when the old one is wrong (not 401: the session is alive) or has been
 *   changed meanwhile, or the new one is too common; `too_many` as at the login: failures count together
 */
export async function changePassword(
  deps: Deps,
  { userId, sessionId, oldPassword, newPassword }: PasswordChange,
  { network, deviceSecret }: { network: string; deviceSecret: string | undefined },
): Promise<void> {
  const { db, audit, limitLogin } = deps;
  const wrong = problemOfPassword(newPassword);
  if (wrong !== undefined) throw invalidInput({ newPassword: wrong });
  const known = await findDevice(deps, deviceSecret);
  const device = known?.userIds.includes(userId) ? known.hash : undefined;
  await limitLogin({ account: userId, network, device }, async (forgive) => {
    const staff = await findStaff(db, userId);
    const isRight = await isPasswordOf(staff?.passwordHash, oldPassword);
    if (!staff || !isRight) throw wrongPassword();
    const hashes = { expected: staff.passwordHash, next: await hashPassword(newPassword) };
    await inTransaction(db, async (transaction) => {
      if (!(await replacePasswordHash(transaction, userId, hashes))) throw wrongPassword();
      await deleteSessionsOf(transaction, userId, { but: sessionId });
      await deleteDevicesOf(transaction, userId, { but: device });
      await forgive(transaction);
      await audit({ userId, action: 'password changed' }, transaction);
    });
  });
}

function wrongPassword(): AppError {
  return invalidInput({ oldPassword: problem('current_password_wrong') });
}
