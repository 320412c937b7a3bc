import type { LocalText } from '@dealership/shared';
import { useState } from 'react';
import { Field, type FieldProps, type FieldValue } from './field.tsx';
import styles from './text-input.module.css';

interface TextInputProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  value: string;
  /** In code points. */
  max: number;
  /** More than one: a field of at least this many lines. */
  lines?: number;
  inputMode?: 'decimal';
  /** What is used while it is empty. */
  placeholder?: string | undefined;
  /** Of what is typed, where it is not that of the page. */
  lang?: string | undefined;
  onChange: (value: string) => void;
}

export function TextInput({
  value,
  onChange,
  max,
  lines = 1,
  inputMode,
  placeholder,
  lang,
  ...field
}: TextInputProps) {
  return (
    <Field {...field}>
      {(control) => {
        const props = {
          ...control,
          autoComplete: 'off',
          // Characters beyond the first 65,536 code points count twice here.
          maxLength: 2 * max,
          placeholder,
          lang,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        return lines > 1 ? (
          <textarea
            {...props}
            className={[control.className, styles.text].join(' ')}
            rows={lines}
          />
        ) : (
          <input {...props} type="text" inputMode={inputMode} />
        );
      }}
    </Field>
  );
}

type LocalInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: LocalText;
  onChange: (value: LocalText) => void;
};

/** The English text; its translations stay as they are, and have fields of their own (`Translations`). */
export function LocalInput({ value, onChange, ...props }: LocalInputProps) {
  return <TextInput {...props} value={value.en} onChange={(en) => onChange({ ...value, en })} />;
}

type TypedInputProps<Value> = Omit<TextInputProps, 'value' | 'onChange'> &
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
