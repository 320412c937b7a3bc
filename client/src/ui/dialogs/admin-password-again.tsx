import { securityTexts } from '@dealership/shared/texts/staff/people/security.ts';
import { Field } from '../forms/field.tsx';

interface PasswordAgainProps {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** The password once more: the screen may have been left open. */
export function PasswordAgain({ value, onChange, error }: PasswordAgainProps) {
  return (
    <Field label={securityTexts.password} required error={error}>
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
