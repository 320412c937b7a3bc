import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import {
  cardWordsIn,
  formatRupees,
  textsIn,
  type CardLine,
  type Locale,
  type Payee,
  type PriceCard,
} from '@dealership/shared';
import { OutlinePen } from '../../../../pdf/outline-pen.ts';
import { colours, type TextStyle } from '../pdf.ts';
import { TextLines } from '../text-lines.ts';

/** What a picture of a price card says. */
export interface CardPicture {
  card: PriceCard<string>;
  /** The model and its variant, if it has any: the heading. */
  vehicle: string;
  /** Below the heading. */
  about: readonly string[];
  /** Above the total. */
  label: string;
  /** Below the total, where it is seen first. */
  warnings: readonly string[];
  /** Below those, in smaller letters where there is little room. */
  notes: readonly string[];
  /** Left out where there is no room. */
  further: readonly string[];
  seller: string;
  locale: Locale;
  shape: Shape;
}

/**
 * `wide`: for link previews, 1200 x 630 pixels; `tall`: for a status on a phone, 1080 x 1920; `paper`: as tall, with
 * room for more lines.
 */
type Shape = 'wide' | 'tall' | 'paper';

/** The key of the total in the PNG, in whole paise: a program reads there what people read in the picture. */
const TOTAL_KEY = 'total';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of a picture and the size of its letters, in pixels. */
interface Look {
  width: number;
  height: number;
  /** Name, place, day and lines. */
  about: Box;
  /** Dark, with the total. */
  sum: Box;
  /** Around the texts of the dark part. */
  margin: number;
  title: number;
  text: number;
  total: number;
}

const looks: Record<Shape, Look> = {
  wide: {
    width: 1200,
    height: 630,
    about: { x: 48, y: 36, width: 700, height: 562 },
    sum: { x: 796, y: 0, width: 404, height: 630 },
    margin: 36,
    title: 60,
    text: 24,
    total: 84,
  },
  tall: {
    width: 1080,
    height: 1920,
    about: { x: 72, y: 104, width: 936, height: 1110 },
    sum: { x: 0, y: 1250, width: 1080, height: 670 },
    margin: 72,
    title: 104,
    text: 42,
    total: 150,
  },
  paper: {
    width: 1080,
    height: 1920,
    about: { x: 64, y: 72, width: 952, height: 1190 },
    sum: { x: 0, y: 1286, width: 1080, height: 634 },
    margin: 64,
    title: 88,
    text: 34,
    total: 120,
  },
};

interface Row {
  name: string;
  amount: string;
  notes: readonly string[];
}

/** A price card as a picture (PNG), without the figures of a loan. */
export async function drawCardPicture(sheet: CardPicture): Promise<Buffer> {
  const { width, height, about, sum } = looks[sheet.shape];
  const pen = new OutlinePen();
  const lines = new TextLines(pen);
  const rowsFrom = drawAbout(lines, sheet);
  const rules = drawRows(lines, sheet, { ...about, y: rowsFrom });
  drawSum(lines, sheet);
  const box = (each: Box, colour: string) =>
    `<rect x="${each.x}" y="${each.y}" width="${each.width}" height="${each.height}" fill="${colour}"/>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    box({ x: 0, y: 0, width, height }, colours.paper),
    box(sum, colours.ink),
    ...rules.map((y) => box({ ...about, y, height: 1 }, colours.line)),
    ...pen.drawn,
    '</svg>',
  ];
  const png = await sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 48, dither: 0, effort: 1 })
    .toBuffer();
  return withText(png, TOTAL_KEY, String(sheet.card.total));
}

/** @returns where the lines begin */
function drawAbout(lines: TextLines, { vehicle, about: said, shape }: CardPicture) {
  const { about, title, text } = looks[shape];
  const { x, width } = about;
  const small: TextStyle = {
    face: 'text',
    size: text * 0.9,
    leading: text * 1.4,
    colour: colours.inkSoft,
  };
  const large: TextStyle = {
    face: 'display',
    size: title,
    leading: title * 1.12,
    colour: colours.ink,
  };
  const heading = lines.fit(vehicle, large, { width, smallest: title * 0.6 });
  let { y } = about;
  const draw = (texts: readonly string[], style: TextStyle) => {
    y += lines.drawLines(texts, style, { x, y });
  };
  draw(lines.wrap(vehicle, heading, { width, maxLines: 2 }), heading);
  for (const each of said) {
    draw(lines.wrap(each, small, { width, maxLines: 2 }), small);
  }
  return y + text * 0.5;
}

/** Draws as much as there is room for: with notes, without, or the sum by payee. @returns the lines between rows */
function drawRows(lines: TextLines, { card, locale, shape }: CardPicture, from: Box) {
  const { about, text } = looks[shape];
  const { x, y: top, width } = from;
  const room = about.y + about.height - top;
  const amountWidth = width * 0.3;
  const nameWidth = width - amountWidth;
  const style: TextStyle = { face: 'text', size: text, leading: text * 1.28, colour: colours.ink };
  const note = { ...style, size: text * 0.72, leading: text * 0.95, colour: colours.inkSoft };
  const gap = text * 0.4;
  const layOut = (rows: readonly Row[]) =>
    rows.map(({ name, notes, ...row }) => {
      const names = lines.wrap(name, style, { width: nameWidth, maxLines: 2 });
      const below = notes.flatMap((each) => lines.wrap(each, note, { width: nameWidth }));
      const height = gap + names.length * style.leading + below.length * note.leading;
      return { ...row, names, below, height };
    });
  type LaidOut = ReturnType<typeof layOut>;
  const heightOf = (rows: LaidOut) => rows.reduce((all, { height }) => all + height, 0);
  const full = rowsOf(card, locale);
  const ways = [full, full.map((row) => ({ ...row, notes: [] })), sumsByPayee(card, locale)];
  const laidOut = ways.map(layOut);
  const rows = laidOut.find((each) => heightOf(each) <= room) ?? laidOut.at(-1) ?? [];
  const rules: number[] = [];
  let y = top;
  for (const { names, below, amount, height } of rows) {
    rules.push(y);
    const named = lines.drawLines(names, style, { x, y: y + gap / 2 });
    lines.drawLines(below, note, { x, y: y + gap / 2 + named });
    const right = lines.fit(
      amount,
      { ...style, face: 'strong' },
      { width: amountWidth, smallest: 1 },
    );
    const place = { x: x + nameWidth, y: y + gap / 2, width: amountWidth, align: 'right' } as const;
    lines.drawLines([amount], { ...right, leading: style.leading }, place);
    y += height;
  }
  return rules;
}

function rowsOf({ lines }: PriceCard<string>, locale: Locale): Row[] {
  const { priceCard: words } = textsIn(locale);
  const { nameOf, notesOf } = cardWordsIn(words);
  return lines.map((line) => ({
    name: nameOf(line),
    amount: line.amount === null ? words.toConfirm : formatRupees(line.amount),
    notes: notesOf(line),
  }));
}

function sumsByPayee({ lines }: PriceCard<string>, locale: Locale): Row[] {
  const { priceCard: words } = textsIn(locale);
  const byPayee = new Map<Payee, CardLine<string>[]>();
  for (const line of lines) {
    byPayee.set(line.payee, [...(byPayee.get(line.payee) ?? []), line]);
  }
  return [...byPayee].map(([payee, ofPayee]) => {
    const known = ofPayee.flatMap(({ amount }) => amount ?? []);
    const sum = known.reduce((all, amount) => all + amount, 0);
    const parts = [
      ...(known.length > 0 ? [formatRupees(sum)] : []),
      ...(known.length < ofPayee.length ? [words.toConfirm] : []),
    ];
    return { name: words.payees[payee], amount: parts.join(' + '), notes: [] };
  });
}

/** A long text becomes smaller before it takes more lines than this. */
const MOST_LINES = 4;

function drawSum(lines: TextLines, sheet: CardPicture): void {
  const { card, shape, label } = sheet;
  const { sum, margin, text, total } = looks[shape];
  const [x, width] = [sum.x + margin, sum.width - 2 * margin];
  const styleOf = (face: TextStyle['face'], size: number, colour: string = colours.onInk) => {
    return { face, size, leading: size * 1.35, colour };
  };
  const strong = styleOf('strong', text * 1.1);
  const sizes = [1.1, 0.9, 0.75].map((part) => styleOf('strong', text * part));
  const isFree = (style: TextStyle) => lines.wrap(label, style, { width }).length <= MOST_LINES;
  const labelled = sizes.find(isFree) ?? styleOf('strong', text * 0.65);
  const amount = formatRupees(card.total);
  const large = lines.fit(amount, styleOf('display', total), { width, smallest: 1 });
  const seller = lines.wrap(sheet.seller, strong, { width, maxLines: 2 });
  const end = sum.y + sum.height - margin - seller.length * strong.leading;
  lines.drawLines(seller, strong, { x, y: end });
  let y = sum.y + margin;
  const draw = (texts: readonly string[], style: TextStyle) => {
    y += lines.drawLines(texts, style, { x, y });
  };
  const wrapped = (texts: readonly string[], style: TextStyle) =>
    texts.flatMap((each) => lines.wrap(each, style, { width }));
  draw(lines.wrap(label, labelled, { width }), labelled);
  draw([amount], large);
  draw(wrapped(sheet.warnings, strong), strong);
  const softs = [0.84, 0.72, 0.6].map((part) => styleOf('text', text * part, colours.onInkSoft));
  const hasRoom = (texts: readonly string[], style: TextStyle) =>
    y + wrapped(texts, style).length * style.leading <= end;
  const soft = softs.find((style) => hasRoom(sheet.notes, style)) ?? softs.at(-1);
  if (!soft) return;
  draw(wrapped(sheet.notes, soft), soft);
  if (hasRoom(sheet.further, soft)) draw(wrapped(sheet.further, soft), soft);
}

/** Bytes of a PNG before its first chunk after the header: signature, length, type, header, checksum. */
const AFTER_HEADER = 8 + 4 + 4 + 13 + 4;

/** Adds a chunk of text (`tEXt`) after a PNG's header: https://www.w3.org/TR/png-3/#11tEXt. */
function withText(png: Buffer, key: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${key}\0${text}`, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    length,
    body,
    checksum,
    png.subarray(AFTER_HEADER),
  ]);
}
