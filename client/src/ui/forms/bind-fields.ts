import type { Locale, LocalText } from '@dealership/shared';
import { useState } from 'react';
import type { Problems } from '../../lib/staff/beside-fields.ts';
import type { FieldValue } from './field.tsx';

interface Bound<Values> {
  values: Values;
  /** By the position of the value. */
  problems: Problems;
  onChange: (changed: Partial<Values>) => void;
  /** What comes before a name in the position, such as `variants.1.`. */
  path?: string;
}

/** The values of a form, and a function that changes some of them. */
export function useValues<Values extends object>(first: Values | (() => Values)) {
  const [values, setValues] = useState(first);
  const change = (changed: Partial<Values>) => setValues((now) => ({ ...now, ...changed }));
  return [values, change] as const;
}

/** Binds the values of a form to its controls: each gets its value, its error, and what to call when it changes. */
export function bindFields<Values extends object>({
  values,
  problems,
  onChange,
  path = '',
}: Bound<Values>) {
  return <Key extends keyof Values & string>(key: Key): FieldValue<Values[Key]> => ({
    value: values[key],
    error: problems[path + key],
    onChange: (value) => onChange({ [key]: value } as unknown as Partial<Values>),
  });
}

/** A text in all languages, with the error of each. */
export interface TextValue extends FieldValue<LocalText> {
  errorIn: (language: Locale) => string | undefined;
}

/** The names of texts in a form: those that hold all languages, and English ones whose translations are beside them. */
type TextKey<Values> = {
  [Key in keyof Values & string]: Values[Key] extends LocalText
    ? Key
    : `${Key}In` extends keyof Values
      ? Key
      : never;
}[keyof Values & string];

/** Binds the texts of a form that have translations: in the text (`heading`), or beside it (`name` and `nameIn`). */
export function bindTexts<Values extends object>({
  values,
  problems,
  onChange,
  path = '',
}: Bound<Values>) {
  return (key: TextKey<Values>): TextValue => {
    const held = values as Readonly<Record<string, unknown>>;
    const change = (changed: object) => onChange(changed);
    const english = held[key];
    if (typeof english !== 'string') {
      const errorIn = (language: Locale) => problems[`${path}${key}.${language}`];
      return {
        value: english as LocalText,
        error: problems[path + key] ?? errorIn('en'),
        errorIn,
        onChange: (text) => change({ [key]: text }),
      };
    }
    const beside = `${key}In`;
    return {
      value: { en: english, ...(held[beside] as Partial<LocalText> | undefined) },
      error: problems[path + key],
      errorIn: (language) => problems[`${path}${beside}.${language}`],
      onChange: ({ en, ...others }) => change({ [key]: en, [beside]: others }),
    };
  };
}
