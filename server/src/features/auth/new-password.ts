import { hasPasswordLength, PASSWORD_LENGTH_PROBLEM } from '@dealership/shared';
import { commonPasswords } from './common-passwords.ts';

/** What is wrong with a new password (rules: new-passwords), or nothing. */
export function problemOfPassword(password: string): string | undefined {
  if (!hasPasswordLength(password)) return PASSWORD_LENGTH_PROBLEM;
  if (commonPasswords.has(password.toLowerCase())) {
    return 'This password is among the most common ones: choose another';
  }
  return undefined;
}
