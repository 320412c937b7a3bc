import type { ComponentProps } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { Field } from './field.tsx';

type InputFieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'mark'> &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** A field for a line of text, a day (`YYYY-MM-DD`) or a time (`HH:MM`), with further attributes of an `input`. */
export function InputField(props: InputFieldProps) {
  const { label, hint, error, required, className, note, onChange, ...input } = props;
  const field = { label, hint, error, required, className, note };
  return (
    <Field {...field}>
      {(control) => (
        <input
          autoComplete="off"
          {...langOf(input.value)}
          {...input}
          {...control}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
