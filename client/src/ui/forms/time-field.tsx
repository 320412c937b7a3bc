import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface TimeFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** A day (`YYYY-MM-DD`), a time (`HH:MM`) or both (`YYYY-MM-DDTHH:MM`). */
  type: 'date' | 'time' | 'datetime-local';
  /** The first that can be chosen. */
  min?: string;
  readOnly?: boolean;
  /** `''`: none. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for a day, a time, or both. */
export function TimeField({ type, min, readOnly, value, onChange, ...field }: TimeFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          min={min}
          readOnly={readOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
