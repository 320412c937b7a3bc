import type { ComponentProps } from 'react';
import { InputField } from '../../ui/forms/input-field.tsx';
import { hasPasswordLength, passwordLimits } from '@dealership/shared';
import { passwordProblems } from '@dealership/shared/texts/common/problems/passwords.ts';
import { passwordTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';

type PasswordFieldProps = ComponentProps<typeof InputField> & { isShown: boolean };

export function PasswordField({ isShown, ...field }: PasswordFieldProps) {
  return (
    <InputField
      {...field}
      required
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type NewPassword = Record<'newPassword' | 'confirmPassword', string>;

/** Checks of a new password that need no server. */
export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword): Problems {
  const problems: Partial<NewPassword> = {};
  if (newPassword === '') problems.newPassword = passwordTexts.newMissing;
  else if (!hasPasswordLength(newPassword)) {
    problems.newPassword = passwordProblems.password_length(passwordLimits);
  }
  if (confirmPassword === '') problems.confirmPassword = passwordTexts.confirmMissing;
  else if (confirmPassword !== newPassword) {
    problems.confirmPassword = passwordProblems.passwords_differ;
  }
  return problems;
}
