import { messages as en } from './en/texts.ts';
import type { Locale } from './locale.ts';
import type { SameTexts } from '../text/same-texts.ts';

export type Messages = SameTexts<typeof en>;

/** The server's texts by language. Pages import their texts themselves, so that each loads only its own. */
const messages: Readonly<Record<Locale, Messages>> = { en, bn: en, hi: en };

export function textsIn(locale: Locale): Messages {
  return messages[locale];
}
