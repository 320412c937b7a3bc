import type { Locale } from '../languages/locale.ts';
import { textIn, type LocalText } from '../text/local-text.ts';
import type { WrittenPage } from './page-text.ts';

/** The product's own translations of a page, by the English text. */
export type KnownTexts = ReadonlyMap<string, LocalText>;

/** @param standard the page as it comes with the product */
export function translationsOf({ title, lead, sections }: WrittenPage): KnownTexts {
  const parts = sections.flatMap(({ heading, inShort, body }) => [heading, inShort, body]);
  return new Map([title, lead, ...parts].map((text) => [text.en, text]));
}

/** One page from its texts in each language, which have the same sections. */
export function joinLanguages({ en, bn, hi }: Record<Locale, WrittenPage<string>>): WrittenPage {
  return {
    title: { en: en.title, bn: bn.title, hi: hi.title },
    lead: { en: en.lead, bn: bn.lead, hi: hi.lead },
    sections: en.sections.map((section, at) => {
      const text = (key: 'heading' | 'inShort' | 'body') => ({
        en: section[key],
        bn: bn.sections[at]?.[key],
        hi: hi.sections[at]?.[key],
      });
      return {
        heading: text('heading'),
        inShort: text('inShort'),
        body: text('body'),
        look: section.look,
      };
    }),
  };
}

/** The page with each of its texts changed. */
export function mapTexts<From, To>(
  { title, lead, sections }: WrittenPage<From>,
  change: (text: From) => To,
): WrittenPage<To> {
  return {
    title: change(title),
    lead: change(lead),
    sections: sections.map(({ heading, inShort, body, look }) => ({
      heading: change(heading),
      inShort: change(inShort),
      body: change(body),
      look,
    })),
  };
}

/**
 * A page in a language: with the dealership's translation, else the product's where the English text is the product's,
 * else in English.
 */
export function pageIn(page: WrittenPage, locale: Locale, known: KnownTexts) {
  return mapTexts(page, (text) => text[locale] || textIn(known.get(text.en) ?? text, locale));
}
