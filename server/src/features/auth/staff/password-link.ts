import { hash, randomBytes } from 'node:crypto';
import { dayOf, PASSWORD_LINK_HOURS } from '@dealership/shared';
import { deleteRows, findRow } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, invalidInput, malformed, notFound } from '../../../errors/app-error.ts';
import { clearLoginFailures } from '../limits/login-limit.ts';
import { addAlerts } from '../limits/alert-repository.ts';
import { hashPassword, problemOfPassword } from '../password.ts';
import { toMinute } from '../presenters.ts';
import { endSessions } from '../session-repository.ts';
import {
  findStaff,
  lockStaff,
  updateStaff,
  isUsable,
  type StaffAccount,
} from '../staff-repository.ts';
import type { StaffDeps } from './change-staff.ts';
import { notifyOwners } from './owners.ts';
import { replaceLink } from './password-link-repository.ts';

const LIFE_MS = PASSWORD_LINK_HOURS * 60 * 60_000;
const TOKEN_BYTES = 32;

/**
 * Makes the link with which a person sets a password without help; the account's earlier link becomes invalid.
 * @throws {AppError} `not_found` when there is no such account, `invalid_input` when it may not be used
 */
export async function makePasswordLink(
  { db, clock, audit }: Omit<StaffDeps, 'config'>,
  { userId, by }: { userId: string; by: string },
): Promise<{ token: string; link_until: string }> {
  const now = clock();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = now + LIFE_MS;
  await inTransaction(db, async (transaction) => {
    const staff = await findStaff(transaction, userId);
    if (!staff) throw notFound('account');
    if (!isUsable(staff, dayOf(now))) throw malformed((texts) => texts.accountNotUsable);
    const link = { user_id: userId, hash: hash('sha256', token), expires_at: until };
    await replaceLink(transaction, link);
    await audit({ userId: by, action: 'password link made', what: userId }, transaction);
    if (staff.role === 'owner' && staff.passwordHash !== '') {
      const event = 'owner-link-made';
      await notifyOwners(transaction, { event, about: userId, by, at: now });
    }
  });
  return { token, link_until: toMinute(until) };
}

/**
 * The account that a link sets the password of, and its expiry; reading changes nothing.
 * @throws {AppError} `not_found` for one that is used, replaced, too old or of an account that may not be used
 */
export async function readPasswordLink(
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  token: string,
): Promise<{ staff: StaffAccount; link_until: string }> {
  const now = clock();
  const link = await findRow(db, 'password_links', { hash: hash('sha256', token) });
  const staff = link && now < link.expires_at ? await findStaff(db, link.user_id) : undefined;
  if (!link || !staff || !isUsable(staff, dayOf(now))) throw linkSpent();
  return { staff, link_until: toMinute(link.expires_at) };
}

/**
 * Sets a password by a link, which is used up. Sessions end and browsers are forgotten; second factors stay.
 * @returns the user id
 * @throws {AppError} `not_found` as `readPasswordLink`; `invalid_input` when the password is too common
 */
export async function setPasswordByLink(
  deps: StaffDeps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string> {
  const { db, clock, audit, config } = deps;
  const { staff } = await readPasswordLink(deps, token);
  const wrong = problemOfPassword(newPassword);
  if (wrong !== undefined) throw invalidInput({ newPassword: wrong });
  const passwordHash = await hashPassword(newPassword);
  const { userId } = staff;
  await inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    // It may have been used, replaced or deleted meanwhile.
    const used = await deleteRows(transaction, 'password_links', { hash: hash('sha256', token) });
    if (used === 0) throw linkSpent();
    await updateStaff(transaction, userId, { passwordHash });
    await endSessions(transaction, userId);
    await clearLoginFailures(transaction, { account: userId, secret: config.jwtSecret });
    await audit({ userId, action: 'password link used' }, transaction);
    if (staff.passwordHash !== '') {
      const event = 'password-link-used';
      await addAlerts(transaction, [userId], { event, about: userId, by: '', at: clock() });
    }
  });
  return userId;
}

function linkSpent(): AppError {
  return new AppError('not_found', (texts) => texts.linkSpent);
}
