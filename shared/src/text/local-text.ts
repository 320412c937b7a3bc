/** A text that the dealership has typed: English, and optional translations. */
export interface LocalText {
  en: string;
  bn?: string | undefined;
  hi?: string | undefined;
}

/** The translations of a text, for where its English form is stored beside them. */
export type Translations = Omit<LocalText, 'en'>;

/** The text in a language, or in English if there is no translation. */
export function textIn(text: LocalText, locale: keyof LocalText): string {
  return text[locale] || text.en;
}
