import { hasPasswordLength, passwordLimits, problem, type Problem } from '@dealership/shared';
import { commonPasswords } from './common-passwords.ts';

/** The problem of a new password (rules: new-passwords), if it has one. */
export function problemOfPassword(password: string): Problem | undefined {
  if (!hasPasswordLength(password)) return problem('password_length', passwordLimits);
  if (commonPasswords.has(password.toLowerCase())) {
    return problem('new_password_common');
  }
  return undefined;
}
