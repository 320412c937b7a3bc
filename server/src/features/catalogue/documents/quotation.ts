import { cardWordsIn, quotationIn, textsIn } from '@dealership/shared';
import type { QuotationSheet } from '../../../pdf/quotation-sheet.ts';
import { drawContact } from './contact.ts';
import { addressLines } from './dealer.ts';
import { Flow } from './flow.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import { PdfDocument } from './pdf-document.ts';
import { drawCardTable, drawCardTotal } from './price-card.ts';
import { drawRunningLines } from './running-lines.ts';

/** Side of the QR code in points: 26 mm, since cameras read 20 mm well. */
const QR_SIDE = 74;

const stateStyle: TextStyle = { ...styles.smallStrong, colour: colours.signal, size: 11 };

/** A quotation on one sheet of A4: its lines, how to check it, and how to pay its booking amount. */
export async function drawQuotation(sheet: QuotationSheet): Promise<Buffer> {
  const { quotation, at, locale, dealership, address } = sheet;
  const { card, vehicle } = quotation;
  const { documents: texts, quotation: own } = textsIn(locale);
  const { name, label, warnings, about } = saidOf(sheet);
  const subject = own.validUntil(card.validUntil);
  const title = own.paper(vehicle, name);
  const pdf = new PdfDocument({ title, subject, texts, dealership, at });
  pdf.addPage();
  const { margin } = page;
  const heading = pdf.fit(vehicle, styles.section, { width: contentWidth, smallest: 18 });
  pdf.tagLines('P', [`${own.title} ${name}`], styles.smallStrong, { x: margin, y: 34 });
  const lines = pdf.wrap(vehicle, heading, { width: contentWidth, maxLines: 2 });
  pdf.tagLines('H1', lines, heading, { x: margin, y: 48 });
  let y = 52 + lines.length * heading.leading;
  for (const text of about) {
    const wrapped = pdf.wrap(text, styles.small, { width: contentWidth });
    pdf.tagLines('P', wrapped, styles.small, { x: margin, y });
    y += wrapped.length * styles.small.leading;
  }
  for (const text of warnings) {
    pdf.tagLines('P', [text], stateStyle, { x: margin, y: y + 3 });
    y += 16;
  }
  const flow = new Flow(pdf, { y: y + 6, top: 64 });
  drawCardTable(flow, { card, locale });
  drawCardTotal(flow, { card, label });
  const further = [...quotationIn(textsIn(locale), quotation), own.check(address)];
  drawFurther(flow, sheet, further);
  drawContact(pdf, flow.y + 6);
  drawRunningLines(pdf, { name: `${name} ${vehicle}`, note: subject, foot: dealership.name });
  return pdf.finish();
}

/** What the page and the picture of a quotation say beside its lines. */
export function saidOf({ quotation, locale, dealership }: QuotationSheet) {
  const { card, number, version, state, madeBy, place } = quotation;
  const { priceCard: words, quotation: own } = textsIn(locale);
  const showroom = quotation.showroom || [dealership.name, ...addressLines(dealership)].join(', ');
  return {
    name: own.numberOf(number, version),
    about: [
      own.validUntil(card.validUntil),
      own.made(card.day, madeBy),
      showroom,
      words.registeredIn(place ?? words.otherPlace),
    ],
    label: card.missing.length === 0 ? own.total : cardWordsIn(words).totalOf(card),
    warnings: [
      ...(card.isSample ? [words.sample] : []),
      ...(state === 'open' || state === 'accepted' ? [] : [own.states[state]]),
    ],
  };
}

/** The texts below the total, and beside them the code to pay by. */
function drawFurther(flow: Flow, { quotation, locale }: QuotationSheet, texts: readonly string[]) {
  const { pdf } = flow;
  const { quotation: own } = textsIn(locale);
  const { upi } = quotation;
  const width = upi === '' ? contentWidth : contentWidth - QR_SIDE - 24;
  const wrapped = texts.map((text) => pdf.wrap(text, styles.label, { width }));
  const height = wrapped.reduce((sum, each) => sum + each.length * styles.label.leading + 3, 0);
  flow.ensure(Math.max(height, upi === '' ? 0 : QR_SIDE + 16) + 100);
  const top = flow.y;
  let y = top;
  for (const each of wrapped) {
    pdf.tagLines('P', each, styles.label, { x: page.margin, y });
    y += each.length * styles.label.leading + 3;
  }
  if (upi !== '') {
    const box = { x: page.width - page.margin - QR_SIDE, y: top, side: QR_SIDE };
    pdf.drawCode(upi, { ...box, alt: own.pay });
    const label = pdf.wrap(own.pay, styles.note, { width: QR_SIDE });
    pdf.tagLines('P', label, styles.note, { x: box.x, y: top + QR_SIDE });
    y = Math.max(y, top + QR_SIDE + label.length * styles.note.leading);
  }
  flow.advance(y - top);
}
