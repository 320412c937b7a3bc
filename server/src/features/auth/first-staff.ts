import { randomBytes } from 'node:crypto';
import { ConfigError, type DatabaseConfig } from '../../config.ts';
import { listTables } from '../../db/dialect.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';
import { hashPassword, problemOfPassword } from './password.ts';
import { hasStaff, insertStaff } from './staff-repository.ts';

/**
 * Refuses a first password that is too common before anything is written into the database. Once there is an account
 * the variable is not used, and must not stop a server.
 * @throws {ConfigError}
 */
export async function refuseCommonPassword(
  database: DatabaseConfig,
  { password }: { password: string | undefined },
): Promise<void> {
  if (password === undefined || problemOfPassword(password) === undefined) return;
  const db = openDatabase(database);
  try {
    const isThere = (await listTables(db)).includes('admin_users') && (await hasStaff(db));
    if (!isThere) throw tooCommon();
  } finally {
    await db.destroy();
  }
}

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
  // Checked again: the last account may have been deleted since.
  if (password !== undefined && problemOfPassword(password) !== undefined) throw tooCommon();
  const chosen = password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  const isNew = await insertStaff(db, {
    userId,
    passwordHash,
    role: 'owner',
    takesTurns: false,
    createdAt: clock(),
  });
  return isNew ? { userId, password: chosen, isMadeUp: password === undefined } : undefined;
}

function tooCommon(): ConfigError {
  return new ConfigError('ADMIN_PASSWORD is among the most common passwords. Choose another.');
}
