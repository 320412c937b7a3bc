import type { FieldValue } from '../../ui/forms/field.tsx';
import { InputField } from '../../ui/forms/input-field.tsx';

interface PasswordFieldProps extends FieldValue<string> {
  label: string;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  isShown: boolean;
}

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
