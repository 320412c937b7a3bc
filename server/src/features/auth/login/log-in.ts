import { createHmac } from 'node:crypto';
import { dayOf, foldUserId, type LoginRequest, type SecondStep } from '@dealership/shared';
import { AppError } from '../../../errors/app-error.ts';
import { countRecoveryCodes, factorsOf } from '../factors/factor-repository.ts';
import { isPasswordOf } from '../password.ts';
import { findStaff, isUsable } from '../staff-repository.ts';
import {
  findOwnSession,
  tryLogin,
  type Login,
  type LoginDeps,
  type LoginOrigin,
} from './begin-session.ts';

/** A login whose password was right, before its second step. */
export interface HalfLogin {
  userId: string;
  /** Identifies the password that was compared: it may have changed since. */
  passwordMark: string;
}

/**
 * Checks a user id and password, and begins a session or returns the second step that is left to do: none if a session
 * on one's own phone, locked or alive, is continued (rules: own-phone).
 * @throws {AppError} `wrong_credentials`, the same for an unknown user, a wrong password, an inactive and an expired
 *   account; `too_many` as in `LimitLogin`
 */
export async function logIn(
  deps: LoginDeps & { config: { jwtSecret: string } },
  { userId, password }: LoginRequest,
  from: LoginOrigin,
): Promise<Login | { half: HalfLogin; secondSteps: SecondStep[] }> {
  const { db, clock, audit } = deps;
  const account = foldUserId(userId);
  return tryLogin(deps, { account, from }, async ({ hash, begin }) => {
    const staff = await findStaff(db, account);
    const isRight = await isPasswordOf(staff?.passwordHash, password);
    const isLetIn = isRight && staff && isUsable(staff, dayOf(clock()));
    const steps = isLetIn ? await secondStepsOf(deps, staff.userId) : [];
    const needsStep = steps.length > 0;
    const goesOn =
      needsStep &&
      (await findOwnSession(db, {
        hash,
        userId: account,
        sessionId: from.earlierSessionId,
        now: clock(),
      })) !== undefined;
    const begun = isLetIn && (goesOn || !needsStep) && (await begin(staff, { goesOn }));
    if (begun) return begun;
    if (isLetIn && needsStep) {
      // Counted as a failure until the second step is done.
      const passwordMark = markOfPassword(deps.config.jwtSecret, staff.passwordHash);
      return { half: { userId: staff.userId, passwordMark }, secondSteps: steps };
    }
    // Not the input: some people type their password as user id.
    await audit({ userId: staff?.userId ?? '', action: 'login failed' }, db);
    throw new AppError('wrong_credentials', (texts) => texts.wrongCredentials);
  });
}

async function secondStepsOf({ db }: LoginDeps, userId: string): Promise<SecondStep[]> {
  const factors = await factorsOf(db, userId);
  if (factors.length === 0) return [];
  return (await countRecoveryCodes(db, userId)) > 0 ? [...factors, 'recovery'] : factors;
}

export function markOfPassword(secret: string, passwordHash: string): string {
  return createHmac('sha256', secret).update(`password\n${passwordHash}`).digest('base64url');
}
