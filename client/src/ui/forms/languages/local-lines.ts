import { DEFAULT_LOCALE, localeNames, locales, type LocalText } from '@dealership/shared';
import { translationTexts } from '@dealership/shared/texts/staff/translations.ts';

/** The lines of a text in each language that it has; those of translations begin with the name of their language. */
export function localLines(text: LocalText): string[] {
  return locales.flatMap((locale) => {
    const lines = text[locale]?.split('\n').filter((line) => line !== '') ?? [];
    if (locale === DEFAULT_LOCALE) return lines;
    return lines.map((line) => translationTexts.inLanguage(localeNames[locale], line));
  });
}

/** The same in one line. */
export function localLine(text: LocalText): string {
  return localLines(text).join(' / ');
}
