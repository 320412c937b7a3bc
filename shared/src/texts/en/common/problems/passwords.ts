export const passwordProblems = {
  /** In code points. */
  password_length: ({ min, max }: { min: number; max: number }) =>
    `Use ${min} to ${max} characters`,
  passwords_differ: 'New password and confirm password do not match',
};
