import { messages as en } from './en/texts.ts';
import type { Locale } from './locale.ts';

export type Messages = Omit<typeof en, 'locale'>;

/** The server's texts by language. Pages import their texts themselves, so that each loads only its own. */
const messages: { readonly [L in Locale]: Messages & { readonly locale: L } } = { en };

export function textsIn(locale: Locale): Messages {
  return messages[locale];
}
