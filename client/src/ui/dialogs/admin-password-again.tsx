import { securityTexts } from '@dealership/shared/texts/staff/people/security.ts';
import type { FieldValue } from '../forms/field.tsx';
import { InputField } from '../forms/input-field.tsx';

/** A second entry of the password: the screen may have been left open. */
export function PasswordAgain(field: FieldValue<string>) {
  return (
    <InputField
      label={securityTexts.password}
      required
      type="password"
      autoComplete="current-password"
      {...field}
    />
  );
}
