import {
  formatRupees,
  textsIn,
  type Dealership,
  type Locale,
  type Variant,
  type VehicleType,
} from '@dealership/shared';
import { Flow } from './flow.ts';
import { heightOf, inParts } from './columns.ts';
import { drawContact } from './contact.ts';
import { priceDate } from './dealer.ts';
import { colours, contentWidth, page, styles, type TextStyle } from './pdf.ts';
import { pictureOnColour, type PictureFile } from './pictures.ts';
import { PdfDocument } from './pdf-document.ts';
import { drawRunningLines } from './running-lines.ts';
import { drawTable, tableHeadHeight } from './table.ts';

export interface PricedModel {
  type: VehicleType;
  name: string;
  engine: string;
  power: string;
  /** 'Start from', the only price of a model without variants. */
  pricePaise: number;
  variants: readonly Pick<Variant, 'name' | 'pricePaise'>[];
  /** Side view, transparent background; 4:3. */
  picture: PictureFile;
}

export interface PriceList {
  /** In the order of the lists; sections are made by type. */
  models: readonly PricedModel[];
  /** Epoch ms; its day in Asia/Kolkata is the list's date. */
  at: number;
  locale: Locale;
  dealership: Dealership;
}

interface Row {
  variant: string[];
  price: string;
  height: number;
}

interface Entry {
  name: { lines: string[]; style: TextStyle };
  engine: string[];
  rows: Row[];
  jpeg: Buffer | undefined;
  pictureAlt: string;
  height: number;
}

const sections: readonly VehicleType[] = ['motorcycle', 'scooter'];

/** A little flatter than the picture's own 4:3: it has empty space above and below. */
const picture = { width: 90, height: 60 };
const nameColumn = { x: page.margin + 104, width: 160 };
const variantColumn = { x: page.margin + 272, width: 136 };
const priceColumn = { x: page.margin + 416, width: contentWidth - 416, align: 'right' } as const;
const sectionHeight = 48;
const entryPadding = 4;
/** Top of the flow on the pages after the first. */
const flowTop = 64;
const flowRoom = page.bottom - flowTop - sectionHeight - tableHeadHeight;

const rowStyle: TextStyle = { ...styles.small, size: 9.5, leading: 13 };
const priceStyle: TextStyle = { face: 'display', size: 15, leading: 18, colour: colours.ink };
const engineStyle: TextStyle = { ...styles.note, size: 8.5, leading: 12 };
const sellerStyle: TextStyle = { face: 'display', size: 22, leading: 28, colour: colours.ink };
const titleStyle: TextStyle = { face: 'display', size: 64, leading: 64, colour: colours.ink };
/** Letters of Bengali and Hindi are wider, and have signs above and below. */
const signedTitleStyle: TextStyle = { ...titleStyle, size: 48 };
const dateStyle: TextStyle = { ...styles.value, size: 20 };
const nameStyle: TextStyle = { face: 'display', size: 21, leading: 24, colour: colours.ink };

export async function drawPriceList({
  models,
  at,
  locale,
  dealership,
}: PriceList): Promise<Buffer> {
  const jpegs = await Promise.all(
    models.map((model) =>
      pictureOnColour(model.picture, { box: picture, background: colours.paper }),
    ),
  );
  const texts = textsIn(locale).documents;
  const title = texts.priceList.documentTitle({ seller: dealership.name });
  const pdf = new PdfDocument({ title, subject: priceDate(texts, at), texts, dealership, at });
  pdf.addPage();
  const flow = new Flow(pdf, { y: drawTitle(pdf, { at, locale }), top: flowTop });
  for (const type of sections) {
    const entries = models
      .map((model, index) => ({ model, jpeg: jpegs[index] }))
      .filter(({ model }) => model.type === type)
      .flatMap(({ model, jpeg }) => layOut(pdf, { model, jpeg }));
    if (entries.length > 0) drawSection(flow, { title: texts.priceList.sections[type], entries });
  }
  drawNote(flow);
  const note = priceDate(texts, at);
  drawRunningLines(pdf, { name: dealership.name, note, foot: texts.priceList.note });
  return pdf.finish();
}

function drawTitle(pdf: PdfDocument, { at, locale }: Pick<PriceList, 'at' | 'locale'>): number {
  const { margin } = page;
  pdf.drawWheel({ y: 40, size: 28 }, colours.ink);
  const width = contentWidth - 38;
  const fitted = pdf.fit(pdf.dealership.name, sellerStyle, { width, smallest: 12 });
  const seller = pdf.wrap(pdf.dealership.name, fitted, { width });
  const sellerTop = 54 - (seller.length * fitted.leading) / 2;
  pdf.tagLines('P', seller, fitted, { x: margin + 38, y: sellerTop });
  const style = locale === 'en' ? titleStyle : signedTitleStyle;
  pdf.tagLines('H1', [pdf.texts.priceList.title], style, { x: margin - 2, y: 80 });
  pdf.fillBox({ x: margin, y: 148, width: 40, height: 4 }, colours.signal);
  pdf.tagLines('P', [priceDate(pdf.texts, at)], dateStyle, { x: margin, y: 158 });
  return drawContact(pdf, 192);
}

/**
 * The lines of a model with their height. A model too high for one page (more variants than any dealer sells) is
 * split.
 */
function layOut(
  pdf: PdfDocument,
  { model, jpeg }: { model: PricedModel; jpeg: Buffer | undefined },
): Entry[] {
  const offered =
    model.variants.length > 0
      ? model.variants
      : [{ name: pdf.texts.startsFrom, pricePaise: model.pricePaise }];
  const rows = offered.map(({ name, pricePaise }): Row => {
    const variant = pdf.wrap(name, rowStyle, { ...variantColumn, maxLines: 2 });
    return {
      variant,
      price: formatRupees(pricePaise),
      height: Math.max(1, variant.length) * rowStyle.leading + 5,
    };
  });
  const engine = [model.engine, model.power].filter((text) => text.trim() !== '').join(' · ');
  const fitted = pdf.fit(model.name, nameStyle, { ...nameColumn, smallest: 16 });
  const entry = {
    name: { lines: pdf.wrap(model.name, fitted, { ...nameColumn, maxLines: 2 }), style: fitted },
    engine: pdf.wrap(engine, engineStyle, { ...nameColumn, maxLines: 2 }),
    pictureAlt: pdf.texts.priceList.fromTheSide({ model: model.name }),
    jpeg,
  };
  return inParts(rows, flowRoom - 2 * entryPadding).map((part) => ({
    ...entry,
    rows: part,
    height: Math.max(
      jpeg ? picture.height + 3 : 0,
      2 * entryPadding + Math.max(textHeight(entry), heightOf(part), 40),
    ),
  }));
}

function textHeight({ name, engine }: Pick<Entry, 'name' | 'engine'>): number {
  return name.lines.length * name.style.leading + engine.length * engineStyle.leading;
}

function drawSection(
  flow: Flow,
  { title, entries }: { title: string; entries: readonly Entry[] },
): void {
  const { pdf } = flow;
  const { columns, continued } = pdf.texts.priceList;
  const cells = [
    { text: columns.model, x: page.margin },
    { text: columns.variant, ...variantColumn },
    { text: columns.price, ...priceColumn },
  ];
  flow.ensure(sectionHeight + tableHeadHeight + (entries[0]?.height ?? 0));
  pdf.addBookmark(title);
  pdf.tagLines('H2', [title], styles.section, { x: page.margin, y: flow.y });
  flow.space(sectionHeight);
  const heading = continued({ section: title });
  drawTable(flow, { cells, rows: entries, heading }, (entry) => drawEntry(pdf, entry, flow.y));
  flow.space(24);
}

function drawEntry(pdf: PdfDocument, entry: Entry, y: number): void {
  const { jpeg } = entry;
  const middle = y + entry.height / 2;
  pdf.group('TD', () => {
    if (jpeg) {
      const place = { x: page.margin, y: middle - picture.height / 2, ...picture };
      pdf.tag('Figure', () => pdf.drawPicture(jpeg, place), { alt: entry.pictureAlt });
    }
    pdf.tag('P', () => {
      const top = middle - textHeight(entry) / 2;
      const { lines, style } = entry.name;
      const nameHeight = pdf.drawLines(lines, style, { ...nameColumn, y: top });
      pdf.drawLines(entry.engine, engineStyle, { ...nameColumn, y: top + nameHeight });
    });
  });
  drawRows(pdf, entry.rows, middle - heightOf(entry.rows) / 2);
}

function drawRows(pdf: PdfDocument, rows: readonly Row[], top: number): void {
  pdf.group('TD', () => {
    let y = top;
    for (const { variant, price, height } of rows) {
      const middle = y + height / 2;
      pdf.tag('P', () => {
        const variantTop = middle - (variant.length * rowStyle.leading) / 2;
        pdf.drawLines(variant, rowStyle, { ...variantColumn, y: variantTop });
        const priceTop = middle - priceStyle.leading / 2;
        pdf.drawLines([price], priceStyle, { ...priceColumn, y: priceTop });
      });
      y += height;
    }
  });
}

function drawNote(flow: Flow): void {
  const { pdf } = flow;
  const lines = pdf.wrap(pdf.texts.priceNote, styles.label, { width: contentWidth });
  flow.space(-8);
  flow.ensure(lines.length * styles.label.leading);
  pdf.tagLines('P', lines, styles.label, { x: page.margin, y: flow.y });
}
