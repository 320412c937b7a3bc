import { InputField } from '../../ui/forms/input-field.tsx';

interface PasswordFieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  isShown: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function PasswordField({
  label,
  hint,
  error,
  autoComplete,
  isShown,
  value,
  onChange,
}: PasswordFieldProps) {
  return (
    <InputField
      label={label}
      required
      hint={hint}
      error={error}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  );
}
