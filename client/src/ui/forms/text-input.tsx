import { useState } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { Field, type FieldProps, type FieldValue } from './field.tsx';
import styles from './text-input.module.css';

export interface TextInputProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  value: string;
  /** In code points. */
  max: number;
  /** More than one: a field of at least this many lines. */
  lines?: number | undefined;
  inputMode?: 'decimal';
  /** The language of the text, where it is not that of the screen. */
  lang?: string | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: string) => void;
}

export function TextInput({
  value,
  onChange,
  max,
  lines = 1,
  inputMode,
  lang = langOf(value).lang,
  placeholder,
  readOnly,
  ...field
}: TextInputProps) {
  return (
    <Field {...field}>
      {(control) => {
        const props = {
          ...control,
          autoComplete: 'off',
          lang,
          dir: lang && 'auto',
          placeholder,
          readOnly,
          // Characters beyond the first 65,536 code points count twice here.
          maxLength: 2 * max,
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
