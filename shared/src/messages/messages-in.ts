import { messages as en } from './en/messages.ts';
import type { Locale } from './locale.ts';

export type Messages = Omit<typeof en, 'locale'>;

/** What the server says, in one language. Pages import their texts themselves, so that each carries only its own. */
const messages: { readonly [L in Locale]: Messages & { readonly locale: L } } = { en };

export function messagesIn(locale: Locale): Messages {
  return messages[locale];
}
