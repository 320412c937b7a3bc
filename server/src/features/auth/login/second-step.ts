import { dayOf } from '@dealership/shared';
import type * as z from 'zod/mini';
import type { secondStepSchema } from '@dealership/shared';
import { deleteRows, findRow } from '../../../db/rows.ts';
import { AppError } from '../../../errors/app-error.ts';
import { spendTotpStep } from '../factors/factor-repository.ts';
import { hashOfCode } from '../factors/recovery-codes.ts';
import { createTotpEncrypter, stepOfCode } from '../factors/totp.ts';
import { addAlerts } from '../limits/alert-repository.ts';
import { findStaff, isUsable } from '../staff-repository.ts';
import {
  tryLogin,
  type Consume,
  type Login,
  type LoginDeps,
  type LoginOrigin,
} from './begin-session.ts';
import { markOfPassword, type HalfLogin } from './log-in.ts';

type Step = z.output<typeof secondStepSchema>;

type Deps = LoginDeps & { config: { jwtSecret: string } };

/**
 * Finishes a login whose password was right.
 * @throws {AppError} `wrong_credentials` for a wrong or used code, which counts like a wrong password; `not_logged_in`
 *   when the account has changed since the password was compared; `too_many` as in `LimitLogin`
 */
export async function takeSecondStep(
  deps: Deps,
  { half, step }: { half: HalfLogin; step: Step },
  from: LoginOrigin,
): Promise<Login> {
  const { db, clock, audit } = deps;
  const { userId } = half;
  return tryLogin(deps, { account: userId, isCode: true, from }, async ({ begin }) => {
    const staff = await findStaff(db, userId);
    const isSame =
      staff && markOfPassword(deps.config.jwtSecret, staff.passwordHash) === half.passwordMark;
    if (!isSame || !isUsable(staff, dayOf(clock()))) throw stepOver();
    const consume = await consumerOf(deps, userId, step);
    const begun = consume && (await begin(staff, { consume }));
    if (begun) return begun;
    await audit({ userId, action: 'login failed', what: `second step: ${step.method}` }, db);
    throw new AppError('wrong_credentials', (texts) => texts.codeWrong);
  });
}

/** @returns {AppError} the login has to begin again */
export function stepOver(): AppError {
  return new AppError('not_logged_in', (texts) => texts.stepOver);
}

/**
 * Uses up a code; `undefined`: it is wrong.
 * @throws {AppError} `wrong_credentials` when the secret of the app was encrypted under another `JWT_SECRET`
 */
async function consumerOf(
  { db, clock, audit, config }: Deps,
  userId: string,
  { method, code }: Step,
): Promise<Consume | undefined> {
  const now = clock();
  if (method === 'recovery') {
    return async (transaction) => {
      const spent = { user_id: userId, hash: hashOfCode(code) };
      if ((await deleteRows(transaction, 'recovery_codes', spent)) === 0) return false;
      await audit({ userId, action: 'recovery code used' }, transaction);
      const event = 'recovery-code-used';
      await addAlerts(transaction, [userId], { event, about: userId, by: '', at: now });
      return true;
    };
  }
  const totp = await findRow(db, 'authenticator_apps', { user_id: userId });
  if (!totp) return undefined;
  const secret = createTotpEncrypter(config).decrypt(totp.secret);
  if (secret === undefined) {
    throw new AppError('wrong_credentials', (texts) => texts.authenticatorAppsLost);
  }
  const used = stepOfCode(Buffer.from(secret, 'base64url'), code, now);
  if (used === undefined) return undefined;
  return (transaction) => spendTotpStep(transaction, userId, { secret: totp.secret, step: used });
}
