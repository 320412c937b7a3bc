import type { Locale } from './locale.ts';

const en = {};

/** What the server says, in one language. Pages import their texts themselves, so that each carries only its own. */
const messages = { en } satisfies Record<Locale, typeof en>;

export function messagesIn(locale: Locale): typeof en {
  return messages[locale];
}
