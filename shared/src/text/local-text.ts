/** A text that the dealership has typed: English, and optional translations. */
export interface LocalText extends Translations {
  en: string;
}

/** The translations of a text, for where its English form is stored beside them. */
export interface Translations {
  bn?: string | undefined;
  hi?: string | undefined;
}

/** The text in a language; in English where the translation is absent or empty. */
export function textIn(text: LocalText, locale: keyof LocalText): string {
  return text[locale] || text.en;
}
