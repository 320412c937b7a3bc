import { problem } from '@dealership/shared';
import type { Request } from 'express';
import type { Needs } from '../../needs.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidInput, type AppError } from '../../errors/app-error.ts';
import type { PasswordAgain } from '../../http/calls/password-again.ts';
import { userIdOf } from '../../http/calls/require-session.ts';
import { findDevice } from './login-device-repository.ts';
import { loginNetwork, type ForgiveFailures, type LimitLogin } from './limits/login-limit.ts';
import { isPasswordOf } from './password.ts';
import type { PrivateCookie } from './session-cookie.ts';
import { findStaff, type StaffAccount } from './staff-repository.ts';

export interface PasswordDeps extends Needs<'db' | 'clock' | 'audit'> {
  limitLogin: LimitLogin;
  deviceCookie: PrivateCookie;
}

interface Asked {
  request: Request;
  userId: string;
  password: string;
  field: 'password' | 'oldPassword';
}

type Work<Result> = (given: {
  staff: StaffAccount;
  /** The hash of the browser, if it is known for the account. */
  device: string | undefined;
  forgive: ForgiveFailures;
}) => Promise<Result>;

/**
 * Does work that requires one's own password again, within the limits of logins: failures count together.
 * @throws {AppError} `invalid_input` when it is wrong (not 401: the session is alive); `too_many` as at the login
 */
export async function withOwnPassword<Result>(
  deps: PasswordDeps,
  { request, userId, password, field }: Asked,
  work: Work<Result>,
): Promise<Result> {
  const known = await findDevice(deps, deps.deviceCookie.read(request));
  const device = known?.userIds.includes(userId) ? known.hash : undefined;
  const from = { account: userId, network: loginNetwork(request), device };
  return deps.limitLogin(from, async (forgive) => {
    const staff = await findStaff(deps.db, userId);
    const isRight = await isPasswordOf(staff?.passwordHash, password);
    if (!staff || !isRight) {
      await deps.audit({ userId, action: 'password wrong' }, deps.db);
      throw wrongPassword(field);
    }
    return work({ staff, device, forgive });
  });
}

/** Does work that requires the password again: the screen may have been left open. */
export function afterOwnPassword<Result>(
  deps: PasswordDeps,
  { request, response, body }: PasswordAgain,
  work: () => Promise<Result>,
): Promise<Result> {
  const [userId, { password }] = [userIdOf(response), body];
  const asked = { request, userId, password, field: 'password' } as const;
  return withOwnPassword(deps, asked, async ({ forgive }) => {
    const result = await work();
    await inTransaction(deps.db, forgive);
    return result;
  });
}

export function wrongPassword(field: Asked['field']): AppError {
  return invalidInput({ [field]: problem('current_password_wrong') });
}
