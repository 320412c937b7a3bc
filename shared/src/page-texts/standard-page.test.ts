import { describe, expect, it } from 'vitest';
import { editedPages, type WrittenPage } from './page-text.ts';
import { unknownMark } from './page-marks.ts';
import { pageTextLimits } from './written-page.ts';
import { standardPages as bn } from '../texts/bn/common/standard-pages/index.ts';
import { standardPages as en } from '../texts/en/common/standard-pages/index.ts';
import { standardPages as hi } from '../texts/hi/common/standard-pages/index.ts';

/** What a page's text has in every language alike. */
function shapeOf({ title, lead, sections }: WrittenPage<string>) {
  const marksOf = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).sort();
  return {
    title: marksOf(title),
    lead: marksOf(lead),
    sections: sections.map(({ heading, inShort, look, body }) => ({
      heading: marksOf(heading),
      inShort: inShort === '' ? undefined : marksOf(inShort),
      look,
      paragraphs: body.split('\n\n').map((paragraph) => paragraph.split('\n').length),
      body: marksOf(body),
    })),
  };
}

describe.each(Object.entries({ bn, hi }))(
  'a page that comes with the product, in %s',
  (_, pages) => {
    it.each(editedPages)('has everything that the English page has: %s', (page) => {
      expect(shapeOf(pages[page])).toEqual(shapeOf(en[page]));
    });

    it.each(editedPages)('could be entered by staff: %s', (page) => {
      const { title, lead, sections } = pages[page];
      const texts = [
        { text: title, max: pageTextLimits.title },
        { text: lead, max: pageTextLimits.lead },
        ...sections.flatMap(({ heading, inShort, body }) => [
          { text: heading, max: pageTextLimits.heading },
          { text: inShort, max: pageTextLimits.inShort },
          { text: body, max: pageTextLimits.body },
        ]),
      ];
      for (const { text, max } of texts) {
        expect(unknownMark(text)).toBeUndefined();
        expect([...text].length, text).toBeLessThanOrEqual(max);
      }
    });

    it.each(editedPages)('has Latin digits alone: %s', (page) => {
      expect(JSON.stringify(pages[page])).not.toMatch(/[\u0966-\u096f\u09e6-\u09ef]/);
    });
  },
);
