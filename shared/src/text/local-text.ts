/** A text that the dealership has typed: English, and optional translations. */
export interface LocalText {
  en: string;
  bn?: string | undefined;
  hi?: string | undefined;
}

/** The text in a language; in English where the translation is absent or empty. */
export function textIn(text: LocalText, locale: keyof LocalText): string {
  return text[locale] || text.en;
}
