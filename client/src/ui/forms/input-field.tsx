import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type InputFieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'note'> &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A field for a line of text, with further attributes of an `input`. */
export function InputField({
  label,
  hint,
  error,
  required,
  className,
  onChange,
  ...input
}: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
