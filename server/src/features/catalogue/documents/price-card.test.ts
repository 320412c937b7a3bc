import { describe, expect, it } from 'vitest';
import { formatRupees, locales, textsIn } from '@dealership/shared';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { readPdf, withoutBlanks } from '../../../../../shared/test/read-pdf.ts';
import { drawPriceCard, type PriceCardSheet } from './price-card.ts';
import { sampleCard } from '../../../../../shared/test/sample-card.ts';
import { at } from './test/samples.ts';

const extras = ['helmet', 'warranty', 'amc'];
const cardOf = (takesSamples: boolean, before = false) =>
  sampleCard({
    vehicle: before ? { before: { amount: 79_000_00, until: '2026-07-01' } } : {},
    choices: { extras },
    takesSamples,
  });

const sheet = (part: Partial<PriceCardSheet> = {}): PriceCardSheet => ({
  card: cardOf(true),
  vehicle: 'Shine 125 Drum',
  place: 'Jalpaiguri',
  address: 'https://example.com/view-details?bike=Shine125&variant=V1',
  at,
  locale: 'en',
  dealership,
  ...part,
});

describe('the sheet of a price card', () => {
  it.each(locales)(
    'in %s has each line with its amount, and the total, on one page',
    async (locale) => {
      const card = cardOf(true, true);
      const { text, pages } = readPdf(await drawPriceCard(sheet({ locale, card })));
      const { lines, total: label } = textsIn(locale).priceCard;
      expect(pages).toHaveLength(1);
      for (const { line, amount } of card.lines) {
        if (line !== 'extra' && line !== 'reduction')
          expect(text).toContain(withoutBlanks(lines[line]));
        expect(text).toContain(withoutBlanks(formatRupees(amount ?? NaN)));
      }
      expect(text).toContain(withoutBlanks(label));
      expect(text).toContain(withoutBlanks(formatRupees(card.total)));
      expect(text).toContain(withoutBlanks(formatRupees(79_000_00)));
    },
  );

  it('says that samples are no offer, and what is missing without them', async () => {
    const { sample, toConfirm } = textsIn('en').priceCard;
    expect(readPdf(await drawPriceCard(sheet())).text).toContain(withoutBlanks(sample));
    const without = readPdf(await drawPriceCard(sheet({ card: cardOf(false) }))).text;
    expect(without).not.toContain(withoutBlanks(sample));
    expect(without).toContain(withoutBlanks(toConfirm));
    expect(without).toContain(withoutBlanks('Total without: Road tax, lifetime'));
  });
});
