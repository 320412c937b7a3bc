/** A text that the dealership has typed: English, and translations of it where somebody has made them. */
export interface LocalText {
  en: string;
  bn?: string | undefined;
  hi?: string | undefined;
}

/** The text in a language, or in English as long as nobody has translated it. */
export function textIn(text: LocalText, locale: keyof LocalText): string {
  return text[locale] ?? text.en;
}
