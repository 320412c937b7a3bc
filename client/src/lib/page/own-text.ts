import { textIn, type LocalText } from '@dealership/shared';
import { locale } from '@dealership/shared/texts/common/locale.ts';

/** A text that the dealership has typed, in the language of this page; in English if it has no translation. */
export function ownText(text: LocalText): string {
  return textIn(text, locale);
}
