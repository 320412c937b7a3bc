import { hasPasswordLength, passwordLimits, problem, type Problem } from '@dealership/shared';
import { commonPasswords } from './common-passwords.ts';
import { createHash } from 'node:crypto';
import bcrypt from 'bcrypt';

/** Each step doubles the time of a guess; 11 takes about 0.12 s on a small server. */
const COST = 11;

/** bcrypt reads only 72 bytes (24 Bengali letters), so it gets a digest of the whole password. */
function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('base64');
}

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(digestOf(password), COST);
}

/** A hash of no password. Compared for unknown users, so that they take as long as known ones. */
const unknownUsersHash = `$2b$${COST}$${'.'.repeat(53)}`;

/** Compares a password with a hash. Without a hash (no such user, none set yet) it takes as long and is false. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const isRight = await bcrypt.compare(digestOf(password), hash || unknownUsersHash);
  return isRight && Boolean(hash);
}

/** The problem of a new password (rules: new-passwords), if it has one. */
export function problemOfPassword(password: string): Problem | undefined {
  if (!hasPasswordLength(password)) return problem('password_length', passwordLimits);
  if (commonPasswords.has(password.toLowerCase())) {
    return problem('new_password_common');
  }
  return undefined;
}
