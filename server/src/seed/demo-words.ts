import type { LocalText, Translations } from '@dealership/shared';
import { wordsFor } from '../features/catalogue/models/words-in.ts';

/** Finds the translations of a text of the demo. */
export type DemoWords = Awaited<ReturnType<typeof readDemoWords>>;

/** The demo's texts in Bengali and Hindi, by their English form, in which `#` may be a number. */
export async function readDemoWords() {
  // Read only by a server that fills an empty database.
  const { default: bn } = await import('./words/bn.json', { with: { type: 'json' } });
  const { default: hi } = await import('./words/hi.json', { with: { type: 'json' } });
  const translationsOf = (english: string): Translations => ({
    bn: wordFor(bn, english),
    hi: wordFor(hi, english),
  });
  return {
    translationsOf,
    inAllLanguages: (en: string): LocalText => ({ en, ...translationsOf(en) }),
  };
}

function wordFor(words: Readonly<Record<string, string>>, english: string): string | undefined {
  return Object.hasOwn(words, english) ? words[english] : wordsFor(words, english);
}
