import {
  DEFAULT_LOCALE,
  localeNames,
  locales,
  type Locale,
  type KnownTexts,
} from '@dealership/shared';
import { textLanguageTexts as texts } from '@dealership/shared/texts/staff/text-language.ts';
import { createContext, useState, type ReactNode } from 'react';
import { SelectField } from '../choice-fields.tsx';

interface TypedLanguage {
  language: Locale;
  /** Translations that come with the product. */
  known?: KnownTexts;
}

/** The language in which texts for visitors are typed (`LocalInput`). */
export const TextLanguage = createContext<TypedLanguage>({ language: DEFAULT_LOCALE });

interface TextLanguagesProps {
  /** A field in the same row. */
  beside?: ReactNode;
  hasChoice?: boolean;
  children: ReactNode;
}

/** The choice of that language, for all fields below it. */
export function TextLanguages({ beside, hasChoice = true, children }: TextLanguagesProps) {
  const [language, setLanguage] = useState<Locale>(DEFAULT_LOCALE);
  return (
    <TextLanguage value={{ language }}>
      <div className="beside">
        {beside}
        {hasChoice && (
          <SelectField
            label={texts.language}
            hint={language === DEFAULT_LOCALE ? undefined : texts.hint}
            all={locales}
            chosen={language}
            nameOf={(each) => localeNames[each]}
            onChange={setLanguage}
          />
        )}
      </div>
      {children}
    </TextLanguage>
  );
}
