import { locales, type Translations as OtherTexts } from '@dealership/shared';
import { translationTexts as texts } from '@dealership/shared/texts/staff/translations.ts';
import { useState } from 'react';
import type { TextValue } from '../bind-fields.ts';
import { TextInput, type TextInputProps } from '../text-input.tsx';
import styles from './local-input.module.css';

const languages = locales.filter((locale) => locale !== 'en');

interface TranslatedText extends Omit<TextValue, 'error'> {
  /** The product's own translations of the English text, used while there is no other. */
  usual?: OtherTexts | undefined;
}

type LocalInputProps = Omit<TextInputProps, 'value' | 'onChange'> & TranslatedText;

/** The field of an English text, and below it the line that opens its translations. */
export function LocalInput({ value, onChange, errorIn, usual, ...field }: LocalInputProps) {
  const { label, max, lines, readOnly } = field;
  const text = { value, onChange, errorIn, usual, label, max, lines, readOnly };
  return (
    <div>
      <TextInput {...field} value={value.en} onChange={(en) => onChange({ ...value, en })} />
      <Translations {...text} />
    </div>
  );
}

type TranslationsProps = Pick<TextInputProps, 'label' | 'max' | 'lines' | 'readOnly'> &
  TranslatedText;

/** A line that opens the translations of a text. It is open for an error, and when their English has changed. */
export function Translations(props: TranslationsProps) {
  const { label, value, onChange, errorIn, usual, ...field } = props;
  const { en, bn, hi } = value;
  const [isOpen, setOpen] = useState(false);
  const [first] = useState(en);
  const isChanged = en !== first && languages.some((language) => value[language]);
  const isShown = isOpen || isChanged || languages.some((language) => errorIn(language));
  const written = languages.filter((language) => value[language] || usual?.[language]);
  return (
    <details
      className={styles.translations}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="line" aria-description={label}>
        <span>{texts.title}</span>
        {en !== '' && (
          <span className="hint">{texts.written(written.length, languages.length)}</span>
        )}
      </summary>
      {isShown && (
        <>
          <p className="hint">{isChanged ? texts.changed : texts.hint}</p>
          <div className={styles.columns}>
            {languages.map((language) => {
              const standard = usual?.[language] ?? '';
              return (
                <TextInput
                  key={language}
                  {...field}
                  label={texts.labels[language](label)}
                  lang={language}
                  // An empty field shows what is read in its place.
                  placeholder={standard || en}
                  value={value[language] ?? standard}
                  error={errorIn(language)}
                  onChange={(typed) => {
                    const own = typed === standard ? undefined : typed;
                    // In the order in which the server stores the languages, so that equal values are the same JSON.
                    onChange({ en, bn, hi, [language]: own });
                  }}
                />
              );
            })}
          </div>
        </>
      )}
    </details>
  );
}
