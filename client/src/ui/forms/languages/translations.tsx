import { locales, type LocalText, type Translations as OtherTexts } from '@dealership/shared';
import { translationTexts as texts } from '@dealership/shared/texts/staff/translations.ts';
import { useState } from 'react';
import type { TextValue } from '../bind-fields.ts';
import { TextInput } from '../text-input.tsx';
import styles from './translations.module.css';

const languages = locales.filter((locale) => locale !== 'en');

export interface TranslatedField extends TextValue {
  label: string;
  /** In code points. */
  max: number;
  lines?: number | undefined;
  /** The product's own translations, which are used while there is no other. */
  usual?: OtherTexts | undefined;
}

interface TranslationsProps {
  of: readonly TranslatedField[];
}

/** A line that opens the translations of some texts. It is open for an error, and when their English has changed. */
export function Translations({ of }: TranslationsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = useState(() => of.map(({ value }) => value.en));
  const isChanged = of.some(({ value }, at) => value.en !== first[at] && isTranslated(value));
  const isShown = isOpen || isChanged || of.some(hasError);
  const { written, all } = countWritten(of);
  return (
    <details
      className={styles.translations}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="line">
        <span>{texts.title}</span>
        {all > 0 && <span className="hint">{texts.written(written, all)}</span>}
      </summary>
      {isShown && (
        <>
          <p className="hint">{isChanged ? texts.changed : texts.hint}</p>
          {of.some(({ usual }) => usual) && <p className="hint">{texts.usual}</p>}
          <div className={styles.columns}>
            <TranslationFields of={of} />
          </div>
        </>
      )}
    </details>
  );
}

/** The translations of some texts, each text in all languages before the next. */
export function TranslationFields({ of }: TranslationsProps) {
  return of.flatMap((field) =>
    languages.map((language) => (
      <TextInput
        key={`${field.label} ${language}`}
        label={texts.labels[language](field.label)}
        lang={language}
        max={field.max}
        {...(field.lines !== undefined && { lines: field.lines })}
        placeholder={field.usual?.[language]}
        value={field.value[language] ?? ''}
        error={field.errorIn(language)}
        onChange={(typed) => field.onChange({ ...field.value, [language]: typed })}
      />
    )),
  );
}

/** All languages of a text in a line, as the history and a conflict show it. */
export function allLanguages(text: LocalText): string {
  return locales.flatMap((locale) => text[locale] || []).join(' / ');
}

/** Whether one of its translations has an error. */
export function hasError({ errorIn }: TextValue): boolean {
  return languages.some((language) => errorIn(language) !== undefined);
}

function isTranslated(text: LocalText): boolean {
  return languages.some((language) => text[language]);
}

/** An empty English text needs no translation. */
function countWritten(fields: readonly TranslatedField[]) {
  const needed = fields.filter(({ value }) => value.en !== '');
  const written = needed.flatMap(({ value, usual }) =>
    languages.filter((language) => value[language] || usual?.[language]),
  );
  return { written: written.length, all: needed.length * languages.length };
}
