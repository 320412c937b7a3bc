import { securityTexts } from '@dealership/shared/texts/staff/people/security.ts';
import { InputField } from '../forms/input-field.tsx';

interface PasswordAgainProps {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** A second entry of the password: the screen may have been left open. */
export function PasswordAgain({ value, onChange, error }: PasswordAgainProps) {
  return (
    <InputField
      label={securityTexts.password}
      required
      error={error}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  );
}
