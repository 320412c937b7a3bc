import type { PasswordProblems, TextsOf } from '../../../errors/problem.ts';

/** Problems of a new password. */
export const passwordProblems = {
  password_length: ({ min, max }) => `Use ${min} to ${max} characters`,
  passwords_differ: 'New password and confirm password do not match',
} satisfies TextsOf<PasswordProblems>;
