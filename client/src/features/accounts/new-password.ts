import { hasPasswordLength, passwordLimits } from '@dealership/shared';
import { passwordProblems } from '@dealership/shared/texts/common/problems/passwords.ts';
import { passwordTexts } from '@dealership/shared/texts/staff/people/accounts.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** Checks of a new password that need no server. */
export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword): Problems {
  const newProblem =
    newPassword === ''
      ? passwordTexts.newMissing
      : hasPasswordLength(newPassword)
        ? undefined
        : passwordProblems.password_length(passwordLimits);
  const confirmProblem =
    confirmPassword === ''
      ? passwordTexts.confirmMissing
      : confirmPassword === newPassword
        ? undefined
        : passwordProblems.passwords_differ;
  return {
    ...(newProblem !== undefined && { newPassword: newProblem }),
    ...(confirmProblem !== undefined && { confirmPassword: confirmProblem }),
  };
}
