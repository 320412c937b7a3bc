import { codePoints } from '../text/text.ts';

/** Valid user ids of staff: people type them at the counter and on a command line. */
const USER_ID = /^[a-z0-9][a-z0-9._-]{0,63}$/;

export const USER_ID_RULE =
  '1 to 64 of a-z, 0-9, dot, hyphen and underscore, starting with a letter or digit';

export function isUserId(text: string): boolean {
  return USER_ID.test(text);
}

/** One character more than the longest user id: a longer text matches no account, even truncated. */
const LONGEST_FOLDED = 65;

/** Turns a typed user id into its stored form; all spellings of one count against one limit. */
export function foldUserId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_FOLDED);
}

/** Length of a new password, in code points. */
export const passwordLimits = { min: 8, max: 128 } as const;

export function hasPasswordLength(password: string): boolean {
  const length = codePoints(password.normalize('NFC'));
  return length >= passwordLimits.min && length <= passwordLimits.max;
}
