import { inTransaction } from '../../../db/transaction.ts';
import { invalidInput } from '../../../errors/app-error.ts';
import { deleteDevicesOf } from '../login-device-repository.ts';
import {
  withOwnPassword,
  wrongPassword,
  type PasswordDeps,
  type PasswordOrigin,
} from '../own-password.ts';
import { hashPassword, problemOfPassword } from '../password.ts';
import { deleteSessionsOf } from '../session-repository.ts';
import { deleteLinkOf } from '../staff/password-link-repository.ts';
import { replacePasswordHash } from '../staff-repository.ts';

interface PasswordChange {
  userId: string;
  /** The session that stays; all others of the account end. */
  sessionId: string;
  oldPassword: string;
  newPassword: string;
}

/**
 * Gives an account a new password; all its other sessions end, and its other browsers are forgotten.
 * @throws {AppError} `invalid_input` when the old one is wrong or has been changed meanwhile, or the new one is too
 *   common; `too_many` as in `withOwnPassword`
 */
export async function changePassword(
  deps: PasswordDeps,
  { userId, sessionId, oldPassword, newPassword }: PasswordChange,
  from: PasswordOrigin,
): Promise<void> {
  const { db, audit } = deps;
  const wrong = problemOfPassword(newPassword);
  if (wrong !== undefined) throw invalidInput({ newPassword: wrong });
  const asked = { userId, password: oldPassword, field: 'oldPassword' } as const;
  await withOwnPassword(deps, asked, from, async ({ staff, device, forgive }) => {
    const hashes = { expected: staff.passwordHash, next: await hashPassword(newPassword) };
    await inTransaction(db, async (transaction) => {
      if (!(await replacePasswordHash(transaction, userId, hashes))) {
        throw wrongPassword('oldPassword');
      }
      await deleteSessionsOf(transaction, userId, { but: sessionId });
      await deleteDevicesOf(transaction, userId, { but: device });
      await deleteLinkOf(transaction, userId);
      await forgive(transaction);
      await audit({ userId, action: 'password changed' }, transaction);
    });
  });
}
