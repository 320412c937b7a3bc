import { DEFAULT_LOCALE, localeNames, type LocalText } from '@dealership/shared';
import { textLanguageTexts } from '@dealership/shared/texts/staff/text-language.ts';
import { useContext, useState } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';
import { Field, type FieldProps, type FieldValue } from './field.tsx';
import { TextLanguage } from './languages/text-language.tsx';
import styles from './text-input.module.css';

interface TextInputProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> {
  value: string;
  /** In code points. */
  max: number;
  /** More than one: a field of at least this many lines. */
  lines?: number;
  inputMode?: 'decimal';
  /** The language of the text, where it is not that of the screen. */
  lang?: string | undefined;
  placeholder?: string | undefined;
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

/**
 * The text in the chosen language (`TextLanguages`): the typed one, else the product's. An empty field shows what
 * visitors read in its place.
 */
export function LocalInput({ value, onChange, label, required, ...props }: LocalInputProps) {
  const { language, known } = useContext(TextLanguage);
  const { en, bn, hi } = value;
  if (language === DEFAULT_LOCALE) {
    const change = (text: string) => onChange({ ...value, en: text });
    return <TextInput {...props} label={label} required={required} value={en} onChange={change} />;
  }
  const standard = known?.get(en)?.[language] ?? '';
  return (
    <TextInput
      {...props}
      label={textLanguageTexts.label(label, localeNames[language])}
      lang={language}
      placeholder={standard || en}
      value={value[language] ?? standard}
      onChange={(text) => {
        const typed = text === standard ? undefined : text;
        // In the order in which the server stores the languages, so that equal values are the same JSON.
        onChange({ en, bn, hi, [language]: typed });
      }}
    />
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
