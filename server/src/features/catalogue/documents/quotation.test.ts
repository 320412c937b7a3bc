import { expect, it } from 'vitest';
import { formatRupees, locales, textsIn, type PublicQuotation } from '@dealership/shared';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { readPng } from '../../../../../shared/test/read-png.ts';
import { readPdf, withoutBlanks } from '../../../../../shared/test/read-pdf.ts';
import { drawQuotationPicture } from './card-picture/quotation-picture.ts';
import { drawQuotation } from './quotation.ts';
import { sampleCard } from '../../../../../shared/test/sample-card.ts';
import { at } from './test/samples.ts';

const card = sampleCard({
  choices: {
    extras: ['helmet', 'warranty', 'amc'],
    loan: { lender: 'bank', months: 24, down: 20_000_00 },
  },
  off: [
    { line: 'discount', name: 'Puja goodwill', amount: 1_000_00 },
    { line: 'exchange', name: 'Glamour 2016', amount: 12_000_00 },
  ],
});
const quotation: PublicQuotation = {
  number: 'Q-2627-0042',
  version: 2,
  state: 'open',
  bike: 'Shine 125',
  vehicle: 'Shine 125 Drum',
  place: 'Jalpaiguri',
  card: card as PublicQuotation['card'],
  loanMonths: 24,
  booking: 2_000_00,
  refund: 'In full within 7 days.',
  madeBy: 'Prabir Sarkar',
  showroom: 'Teesta Honda, Hill Cart Road 12, Siliguri, West Bengal 734001',
  changes: [{ what: 'line', line: 'discount', before: -500_00, after: -1_000_00 }],
  upi: 'upi://pay?pa=shop%40bank&pn=Teesta&am=2000.00&cu=INR&tn=Q-2627-0042',
  isWanted: false,
};
const address = 'https://example.com/quotations/abc';

it.each(locales)('in %s is one page with all that a customer has to know', async (locale) => {
  const drawn = await drawQuotation({ quotation, address, at, locale, dealership });
  const { text, pages } = readPdf(drawn);
  expect(pages).toHaveLength(1);
  const own = textsIn(locale).quotation;
  for (const part of [
    quotation.number,
    quotation.madeBy,
    quotation.showroom,
    formatRupees(card.total),
    formatRupees(-1_000_00),
    formatRupees(-12_000_00),
    formatRupees(2_000_00),
    own.validUntil(card.validUntil),
    own.refund('In full within 7 days.'),
    own.pay,
    address,
  ]) {
    expect(text).toContain(withoutBlanks(part));
  }
});

it.each(locales)('in %s is a tall picture too, with the total for programs', async (locale) => {
  const sheet = { quotation, address: `https://example.com/quotations/${'x'.repeat(32)}` };
  const draw = (part: Partial<PublicQuotation>) =>
    drawQuotationPicture({
      ...sheet,
      quotation: { ...quotation, ...part },
      at,
      locale,
      dealership,
    });
  const png = await draw({});
  expect(readPng(png)).toEqual({
    width: 1080,
    height: 1920,
    texts: { total: String(card.total) },
  });
  for (const part of [
    { number: 'Q-2627-0043' },
    { madeBy: 'Mousumi' },
    { showroom: 'Malda' },
    { state: 'withdrawn' as const },
    { card: { ...quotation.card, validUntil: '2026-08-30' } },
  ]) {
    expect((await draw(part)).equals(png)).toBe(false);
  }
});

it('has no code without a UPI id, and says that it was withdrawn', async () => {
  const without = { ...quotation, upi: '', state: 'withdrawn' as const };
  const drawn = await drawQuotation({
    quotation: without,
    address,
    at,
    locale: 'en',
    dealership,
  });
  const { text } = readPdf(drawn);
  expect(text).not.toContain(withoutBlanks(textsIn('en').quotation.pay));
  expect(text).toContain(withoutBlanks('Withdrawn'));
});
