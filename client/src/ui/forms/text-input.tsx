import type { LocalText } from '@dealership/shared';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-input.module.css';

interface TextInputProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  value: string;
  /** In code points. */
  max: number;
  /** More than one: a field of at least this many lines. */
  lines?: number;
  inputMode?: 'decimal';
  onChange: (value: string) => void;
}

export function TextInput({
  value,
  onChange,
  max,
  lines = 1,
  inputMode,
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

/** The English text; its translations stay as they are. */
export function LocalInput({ value, onChange, ...props }: LocalInputProps) {
  return <TextInput {...props} value={value.en} onChange={(en) => onChange({ ...value, en })} />;
}
