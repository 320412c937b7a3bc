import type { SameTexts } from '../text/same-texts.ts';
import { messages as bn } from './bn/texts.ts';
import { messages as en } from './en/texts.ts';
import { messages as hi } from './hi/texts.ts';
import type { Locale } from '../languages/locale.ts';

export type Messages = SameTexts<typeof en>;

/** The server's texts by language. Pages import their texts themselves, so that each loads only its own. */
const messages: Readonly<Record<Locale, Messages>> = { en, bn, hi };

export function textsIn(locale: Locale): Messages {
  return messages[locale];
}
