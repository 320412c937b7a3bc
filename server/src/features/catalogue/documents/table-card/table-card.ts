import {
  formatRupees,
  textsIn,
  type CardPaper,
  type CardKind,
  type Dealership,
  type Locale,
} from '@dealership/shared';
import { priceDate } from '../dealer.ts';
import { colours, contentWidth, page, styles, type TextStyle } from '../pdf.ts';
import { pictureForCard, studioScene, type PictureFile } from '../pictures.ts';
import { PdfDocument } from '../pdf-document.ts';

/** A card for the table beside a vehicle, a poster of an offer, or the counter of a branch. */
export interface TableCard {
  kind: CardKind;
  name: string;
  /** Below the name. */
  line: string;
  picture: PictureFile;
  /** In pixels, of a picture that is shown whole; absent: a vehicle's, in the studio. */
  whole?: { width: number; height: number } | undefined;
  price?: { /** Absent: of what the card is about. */ of?: string; paise: number } | undefined;
  /** Beside the code. */
  texts: readonly string[];
  /** In the code, with the source of the visit. */
  address: string;
  /** The same for reading, without it. */
  shownAddress: string;
}

export interface TableCards {
  /** A page each. */
  cards: readonly TableCard[];
  paper: CardPaper;
  /** Epoch ms; its day in Asia/Kolkata is the date of the prices. */
  at: number;
  locale: Locale;
  dealership: Dealership;
}

const { margin } = page;
/** In points on A4: 60 mm, and 42 mm on A5. Cameras read 20 mm well. */
export const CODE_SIDE = 170;
/** Where the code, and the texts beside it, begin. */
const FOOT = 572;
const column = { x: margin, width: contentWidth - CODE_SIDE - 32 };
const codeX = page.width - margin - CODE_SIDE;

/** Pictures of vehicles are empty at their upper edge: by this they reach below the line above. */
const AIR = 48;

const { ink } = colours;
const sellerStyle: TextStyle = { face: 'display', size: 24, leading: 28, colour: ink };
const nameStyle: TextStyle = { face: 'display', size: 104, leading: 102, colour: ink };
/** Letters of Bengali and Hindi have signs above and below. */
const signedNameStyle: TextStyle = { ...nameStyle, size: 72, leading: 88 };
const SMALLEST_NAME = 46;
const lineStyle: TextStyle = { ...styles.body, size: 19, leading: 27 };
const labelStyle: TextStyle = { ...styles.label, size: 17, leading: 24 };
const priceStyle: TextStyle = { face: 'display', size: 70, leading: 72, colour: ink };
const textStyle: TextStyle = { ...styles.body, size: 17, leading: 25 };
const scanStyle: TextStyle = { ...styles.smallStrong, size: 15, leading: 21 };
const noteStyle: TextStyle = { ...styles.note, size: 11.5, leading: 15.5 };
const footStyle: TextStyle = { ...styles.note, size: 12, leading: 16 };

/**
 * Draws table cards, a page each. There is an empty part for each card, since the limit of a worker's time is for a
 * part, and then the file.
 */
export async function* drawTableCards(order: TableCards): AsyncGenerator<Buffer, undefined> {
  const { cards, paper, at, locale, dealership } = order;
  const texts = textsIn(locale).documents;
  const [only, ...others] = cards;
  const { allModels, documentTitle } = texts.tableCard;
  const title = only && others.length === 0 ? documentTitle(only) : allModels;
  const subject = priceDate(texts, at);
  const pdf = new PdfDocument({ paper, title, subject, texts, dealership, at });
  for (const card of cards) {
    await drawCard(pdf, card, order);
    yield Buffer.alloc(0);
  }
  yield await pdf.finish();
  return undefined;
}

async function drawCard(pdf: PdfDocument, card: TableCard, { at, locale }: TableCards) {
  const { name, line, address } = card;
  const largest = locale === 'en' ? nameStyle : signedNameStyle;
  const longest = { width: contentWidth, smallest: SMALLEST_NAME };
  const style = pdf.fit(name, largest, longest);
  const title = pdf.wrap(name, style, { width: contentWidth, maxLines: 3 });
  const accent = 84 + title.length * style.leading + 6;
  const below = pdf.wrap(line, lineStyle, { width: contentWidth, maxLines: 3 });
  const top = accent + 14 + below.length * lineStyle.leading + 10;
  const drawPicture = await readyPicture(pdf, card, top);
  pdf.addPage();
  if (card.kind === 'models') pdf.addBookmark(name);
  drawPicture();
  drawHead(pdf, name);
  pdf.tagLines('H1', title, style, { x: margin - 2, y: 84 });
  pdf.fillBox({ x: margin, y: accent, width: 48, height: 4 }, colours.signal);
  pdf.tagLines('P', below, lineStyle, { x: margin, y: accent + 14 });
  drawTexts(pdf, card, at);
  const scan = pdf.texts.tableCard.scan[card.kind];
  pdf.drawCode(address, { x: codeX, y: FOOT, side: CODE_SIDE, alt: scan });
  const lines = pdf.wrap(scan, scanStyle, { width: CODE_SIDE, maxLines: 3 });
  pdf.tagLines('P', lines, scanStyle, { x: codeX, y: FOOT + CODE_SIDE + 6 });
  const shown = pdf.oneLine(card.shownAddress, footStyle, { width: contentWidth });
  pdf.tagLines('P', [shown], footStyle, { x: margin, y: page.footer + 8 });
}

function drawHead(pdf: PdfDocument, name: string) {
  pdf.drawWheel({ y: 38, size: 32 }, ink);
  // Below it is the same, large, on the card of a branch without a name of its own.
  if (name === pdf.dealership.name) return;
  const width = contentWidth - 44;
  const style = pdf.fit(pdf.dealership.name, sellerStyle, { width, smallest: 15 });
  const seller = [pdf.oneLine(pdf.dealership.name, style, { width })];
  pdf.tagLines('P', seller, style, { x: margin + 44, y: 54 - style.leading / 2 });
}

/**
 * The picture between the name and the code: a vehicle in the studio, from the page's upper edge on, any other picture
 * whole. Without one the studio is empty.
 *
 * @param top where its place begins
 */
async function readyPicture(
  pdf: PdfDocument,
  { kind, name, picture, whole }: TableCard,
  top: number,
) {
  const bottom = FOOT - 18;
  const room = bottom - top;
  if (whole && picture) {
    const scale = Math.min(contentWidth / whole.width, room / whole.height);
    const size = { width: whole.width * scale, height: whole.height * scale };
    const jpeg = await pictureForCard(picture, size);
    const place = { x: (page.width - size.width) / 2, y: top + (room - size.height) / 2, ...size };
    return () => {
      if (jpeg) pdf.tag('Figure', () => pdf.drawPicture(jpeg, place, 4), { alt: name });
    };
  }
  const height = Math.min(room + AIR, contentWidth * 0.75);
  const width = (height * 4) / 3;
  const box = { width: page.width, height: bottom };
  const { jpeg, hasPicture } = await studioScene(picture, {
    box,
    picture: { width, height, left: (page.width - width) / 2, top: bottom - height },
    photograph: { top, height: room },
  });
  return () => {
    const draw = () => pdf.drawPicture(jpeg, { x: 0, y: 0, ...box });
    if (hasPicture) pdf.tag('Figure', draw, { alt: name });
    else if (kind === 'branches') pdf.decorate(draw);
  };
}

/** Price and texts beside the code; a text that is too long ends in an ellipsis. */
function drawTexts(pdf: PdfDocument, { price, texts }: TableCard, at: number) {
  const { width } = column;
  let y = FOOT;
  const draw = (text: string, style: TextStyle, maxLines: number) => {
    const lines = pdf.wrap(text, style, { width, maxLines });
    pdf.tagLines('P', lines, style, { x: column.x, y });
    y += lines.length * style.leading;
  };
  const note = price ? pdf.wrap(pdf.texts.priceNote, noteStyle, { width, maxLines: 4 }) : [];
  const noteTop = page.bottom + 4 - note.length * noteStyle.leading;
  const priceLines = () => {
    if (!price) return;
    draw([price.of, pdf.texts.startsFrom].filter(Boolean).join(': '), labelStyle, 1);
    const amount = formatRupees(price.paise);
    const largest = price.of === undefined ? priceStyle : { ...priceStyle, size: 42, leading: 46 };
    draw(amount, pdf.fit(amount, largest, { width, smallest: 28 }), 1);
    draw(priceDate(pdf.texts, at), noteStyle, 2);
  };
  const priceHeight = price?.of === undefined ? 0 : labelStyle.leading + 46 + noteStyle.leading + 8;
  if (priceHeight === 0) priceLines();
  for (const text of texts) {
    const left = Math.floor((noteTop - priceHeight - 6 - y) / textStyle.leading);
    if (left > 0) draw(text, textStyle, left);
    y += 4;
  }
  if (priceHeight > 0) priceLines();
  pdf.tagLines('P', note, noteStyle, { x: column.x, y: noteTop });
}
