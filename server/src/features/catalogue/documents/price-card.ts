import {
  cardWordsIn,
  formatRupees,
  textsIn,
  type CardLine,
  type Dealership,
  type Locale,
  type PriceCard,
} from '@dealership/shared';
import { drawContact } from './contact.ts';
import { Flow } from './flow.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import { PdfDocument } from './pdf-document.ts';
import { drawRunningLines } from './running-lines.ts';
import { drawTable } from './table.ts';

export interface PriceCardSheet {
  card: PriceCard<string>;
  /** The model and its variant, if it has any. */
  vehicle: string;
  /** The registering office, in the language of the sheet. */
  place: string;
  /** Where the same choices are shown with today's prices. */
  address: string;
  /** Epoch ms. */
  at: number;
  locale: Locale;
  dealership: Dealership;
}

interface Row {
  line: CardLine<string>;
  name: string[];
  notes: string[];
  height: number;
}

const nameColumn = { x: page.margin, width: 300 };
const payeeColumn = { x: page.margin + 308, width: 100 };
const amountColumn = { x: page.margin + 400, width: contentWidth - 400, align: 'right' } as const;

const nameStyle: TextStyle = { ...styles.body, size: 10, leading: 14 };
const sampleStyle: TextStyle = { ...styles.smallStrong, colour: colours.signal, size: 11 };

/** The price card of a variant on one sheet of A4, without a loan. */
export async function drawPriceCard(sheet: PriceCardSheet): Promise<Buffer> {
  const { card, vehicle, at, locale, dealership } = sheet;
  const { documents: texts, priceCard: words } = textsIn(locale);
  const title = texts.priceCard.documentTitle({ vehicle });
  const subject = words.validUntil(card.day, card.validUntil);
  const pdf = new PdfDocument({ title, subject, texts, dealership, at });
  pdf.addPage();
  const { margin } = page;
  const title1 = pdf.fit(vehicle, styles.section, { width: contentWidth, smallest: 18 });
  pdf.tagLines('P', [texts.priceCard.title], styles.label, { x: margin, y: 40 });
  const heading = pdf.wrap(vehicle, title1, { width: contentWidth, maxLines: 2 });
  pdf.tagLines('H1', heading, title1, { x: margin, y: 54 });
  let y = 60 + heading.length * title1.leading;
  for (const text of [subject, words.registeredIn(sheet.place)]) {
    pdf.tagLines('P', [text], styles.small, { x: margin, y });
    y += styles.small.leading;
  }
  if (card.isSample) {
    pdf.tagLines('P', [words.sample], sampleStyle, { x: margin, y: y + 4 });
    y += 20;
  }
  const flow = new Flow(pdf, { y: y + 12, top: 64 });
  drawCardTable(flow, sheet);
  drawCardTotal(flow, { card, label: wordsIn(locale).totalOf(card) });
  for (const text of [words.plate, texts.priceCard.today({ address: sheet.address })]) {
    const lines = pdf.wrap(text, styles.label, { width: contentWidth });
    flow.ensure(lines.length * styles.label.leading);
    pdf.tagLines('P', lines, styles.label, { x: margin, y: flow.y });
    flow.advance(lines.length * styles.label.leading + 4);
  }
  flow.ensure(120);
  drawContact(pdf, flow.y + 16);
  drawRunningLines(pdf, { name: vehicle, note: subject, foot: dealership.name });
  return pdf.finish();
}

const wordsIn = (locale: Locale) => cardWordsIn(textsIn(locale).priceCard);

type CardPart = Pick<PriceCardSheet, 'card' | 'locale'>;

/** The lines of a card, each with its payee and its amount. */
export function drawCardTable(flow: Flow, sheet: CardPart): void {
  const { pdf } = flow;
  const { columns } = textsIn(sheet.locale).documents.priceCard;
  const cells = [
    { text: columns.line, ...nameColumn },
    { text: columns.payee, ...payeeColumn },
    { text: columns.amount, ...amountColumn },
  ];
  const rows = sheet.card.lines.map((line) => layOut(pdf, sheet, line));
  drawTable(flow, { cells, rows }, (row) => drawRow(pdf, sheet, row, flow.y));
}

function layOut(pdf: PdfDocument, { locale }: CardPart, line: CardLine<string>): Row {
  const { nameOf, notesOf } = wordsIn(locale);
  const name = pdf.wrap(nameOf(line), nameStyle, nameColumn);
  const notes = notesOf(line).flatMap((text) => pdf.wrap(text, styles.note, nameColumn));
  const height = 8 + name.length * nameStyle.leading + notes.length * styles.note.leading;
  return { line, name, notes, height };
}

function drawRow(pdf: PdfDocument, { locale }: CardPart, row: Row, top: number): void {
  const { priceCard: words } = textsIn(locale);
  const { line, name, notes } = row;
  const y = top + 4;
  const cell = (draw: () => void) => pdf.group('TD', () => pdf.tag('P', draw));
  cell(() => {
    const height = pdf.drawLines(name, nameStyle, { ...nameColumn, y });
    pdf.drawLines(notes, styles.note, { ...nameColumn, y: y + height });
  });
  cell(() => pdf.drawLines([words.payees[line.payee]], styles.label, { ...payeeColumn, y }));
  const amount = line.amount === null ? words.toConfirm : formatRupees(line.amount);
  cell(() => pdf.drawLines([amount], nameStyle, { ...amountColumn, y }));
}

export function drawCardTotal(
  flow: Flow,
  { card, label: text }: Pick<PriceCardSheet, 'card'> & { label: string },
): void {
  const { pdf } = flow;
  flow.space(8);
  flow.ensure(styles.section.leading);
  const label = pdf.wrap(text, styles.smallStrong, nameColumn);
  pdf.tagLines('P', label, styles.smallStrong, { ...nameColumn, y: flow.y + 10 });
  const amount = [formatRupees(card.total)];
  pdf.tagLines('P', amount, styles.section, {
    ...amountColumn,
    x: page.margin + 300,
    width: contentWidth - 300,
    y: flow.y,
  });
  flow.advance(Math.max(styles.section.leading, 12 + label.length * styles.smallStrong.leading));
  flow.space(12);
}
