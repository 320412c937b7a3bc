import { useState, type ComponentProps } from 'react';
import type { FieldValue } from './field.tsx';
import { TextInput } from './text-input.tsx';

type TypedInputProps<Value> = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> &
  FieldValue<Value> & {
    /** An invalid input is the value as it was typed: the server returns the error for its field. */
    read: (typed: string) => Value;
    show: (value: Value) => string;
  };

/** An input for a value that is stored in another form. It stays as typed, until the value is changed from outside. */
export function TypedInput<Value>(props: TypedInputProps<Value>) {
  const { value, read, show, onChange, ...input } = props;
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      {...input}
      value={Object.is(read(typed), value) ? typed : show(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}
