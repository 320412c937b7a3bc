import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { problemOfPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { hasStaff, insertStaff } from './staff-repository.ts';

/**
 * Creates the first staff account when there is none.
 * @returns the account if this call has created it, for printing once
 * @throws {ConfigError} when its password is too common
 */
export async function ensureFirstStaff(
  { db, clock }: { db: Database; clock: () => number },
  { userId, password }: { userId: string; password: string | undefined },
): Promise<{ userId: string; password: string; isMadeUp: boolean } | undefined> {
  if (await hasStaff(db)) return undefined;
  // Checked only here: once there is an account the setting is not used, and must not stop a server.
  if (password !== undefined && problemOfPassword(password) !== undefined) {
    throw new ConfigError('ADMIN_PASSWORD is among the most common passwords. Choose another.');
  }
  const chosen = password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  const isNew = await insertStaff(db, { userId, passwordHash, role: 'owner', createdAt: clock() });
  return isNew ? { userId, password: chosen, isMadeUp: password === undefined } : undefined;
}
