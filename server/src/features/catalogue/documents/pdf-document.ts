import PDFDocument from 'pdfkit';
import { dealership, type Messages } from '@dealership/shared';
import { fontFile, fontNames, toRuns } from './fonts.ts';
import type { TextRun } from './fonts.ts';
import { colours, page } from './pdf.ts';
import type { Face, TextStyle } from './pdf.ts';
import { printableText } from './printable-text.ts';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** A structure element's role, as ISO 32000 names it; readers of tagged PDF go by it. */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link';

interface Place {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Widths are for a size of one point. */
interface MeasuredText {
  runs: (TextRun & { width: number })[];
  width: number;
}

interface SheetOptions {
  title: string;
  subject: string;
  texts: Messages['documents'];
  /** Epoch ms; the file's creation date, so that equal data give equal bytes. */
  at: number;
}

/** Half of the height of capitals, as a fraction of the size; for centring a text vertically. */
const HALF_CAPITAL = 0.345;

/**
 * A tagged A4 document whose texts and boxes are set by coordinates, in points from the top left.
 * All content belongs either to an element of the structure (`tag`) or to the decoration (`decorate`).
 */
export class PdfDocument {
  /** What documents say, in this one's language. */
  readonly texts: Messages['documents'];
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  readonly #finished: Promise<Buffer>;
  readonly #measured = new Map<string, MeasuredText>();
  #parent: StructureElement;

  constructor({ title, subject, texts, at }: SheetOptions) {
    this.texts = texts;
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      // No default font of the library; every text names its font.
      font: '',
      margin: 0,
      pdfVersion: '1.7',
      size: 'A4',
      tagged: true,
      lang: texts.language,
      displayTitle: true,
      info: {
        Title: forMetadata(title),
        Subject: forMetadata(subject),
        Author: forMetadata(dealership.name),
        Creator: forMetadata(dealership.name),
        Producer: forMetadata(dealership.name),
        CreationDate: new Date(at),
        ModDate: new Date(at),
      },
    });
    for (const name of fontNames) this.#doc.registerFont(name, fontFile(name));
    this.#finished = readAll(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** Number of pages so far. */
  get pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  addPage(): void {
    this.#doc.addPage();
    this.decorate(() =>
      this.fillBox({ x: 0, y: 0, width: page.width, height: page.height }, colours.paper),
    );
  }

  /** An entry of the document's outline that leads to the current page. */
  addBookmark(title: string): void {
    this.#doc.outline.addItem(printableText(title));
  }

  /** An element that holds further elements. */
  group(role: Role, body: () => void): void {
    const outer = this.#parent;
    const element = this.#doc.struct(role);
    outer.add(element);
    this.#parent = element;
    body();
    element.end();
    this.#parent = outer;
  }

  /** An element whose content is drawn by `draw`, on one page. */
  tag(role: Role, draw: () => void, { alt, scope }: { alt?: string; scope?: 'Column' } = {}): void {
    const options = {
      ...(alt !== undefined && { alt: printableText(alt) }),
      ...(scope && { scope }),
    };
    const element = this.#doc.struct(role, options);
    this.#parent.add(element);
    element.add(draw);
    element.end();
  }

  /** Draws what is not read out: lines, backgrounds, running heads. */
  decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  /** One line of text that leads to an address when clicked. */
  link(text: string, url: string, { style, x, y }: { style: TextStyle; x: number; y: number }) {
    const element = this.#doc.struct('Link');
    this.#parent.add(element);
    const width = this.widthOf(text, style);
    element.add(() => this.drawLines([text], style, { x, y, width }));
    const options: PDFKit.Mixins.AnnotationOption & { structParent: StructureElement } = {
      Contents: new String(printableText(text)) as string,
      structParent: element,
    };
    this.#doc.link(x, y, width, style.leading, url, options);
    element.end();
  }

  /** Draws on every page, once their number is known. */
  decoratePages(draw: (pageNumber: number, pageCount: number) => void): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      this.decorate(() => draw(index + 1, count));
    }
  }

  finish(): Promise<Buffer> {
    this.#root.end();
    this.#doc.end();
    return this.#finished;
  }

  fillBox({ x, y, width, height }: Box, colour: string, radius = 0): void {
    this.#doc.roundedRect(x, y, width, height, radius).fill(colour);
  }

  drawRule({ x, y, width }: { x: number; y: number; width: number }, colour: string): void {
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  drawPicture(jpeg: Buffer, { x, y, width, height }: Box, radius = 0): void {
    this.#doc.save();
    if (radius > 0) this.#doc.roundedRect(x, y, width, height, radius).clip();
    this.#doc.image(jpeg, x, y, { width, height });
    this.#doc.restore();
  }

  /** The dealership's wheel, as beside its name on the site. */
  drawWheel({ x, y, size }: { x: number; y: number; size: number }, colour: string): void {
    this.#doc
      .save()
      .translate(x, y)
      .scale(size / 40);
    this.#doc.circle(20, 20, 16.5).lineWidth(5).stroke(colour);
    this.#doc
      .path('M20 20V6M20 20l13.3-4.3M20 20l8.2 11.3M20 20l-8.2 11.3M20 20L6.7 15.7')
      .lineWidth(2)
      .stroke(colour);
    this.#doc.circle(20, 20, 4).fill(colour);
    this.#doc.restore();
  }

  /** Width of a line, in points. */
  widthOf(text: string, style: TextStyle): number {
    return this.#measure(text, style.face).width * style.size;
  }

  /** The greatest of the sizes from `style.size` down to `smallest` at which a line fits a width. */
  fit(text: string, style: TextStyle, { width, smallest }: { width: number; smallest: number }) {
    const natural = this.widthOf(text, style);
    const size = Math.max(smallest, Math.min(style.size, (style.size * width) / (natural || 1)));
    return { ...style, size, leading: (style.leading / style.size) * size };
  }

  /** Breaks a text into lines; a text longer than `maxLines` ends in an ellipsis. */
  wrap(
    text: string,
    style: TextStyle,
    { width, maxLines = Infinity }: { width: number; maxLines?: number },
  ): string[] {
    const lines: string[] = [];
    // Measured between letters: a blank alone would be trimmed.
    const space = this.widthOf('n n', style) - this.widthOf('nn', style);
    let line = '';
    let used = 0;
    for (const word of printableText(text).split(' ')) {
      const wordWidth = this.widthOf(word, style);
      if (line !== '' && used + space + wordWidth <= width) {
        line += ` ${word}`;
        used += space + wordWidth;
        continue;
      }
      if (line !== '') lines.push(line);
      if (lines.length > maxLines) break;
      const pieces = wordWidth <= width ? [word] : this.#breakWord(word, style, width);
      line = pieces.pop() ?? '';
      used = this.widthOf(line, style);
      lines.push(...pieces);
    }
    if (line !== '') lines.push(line);
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    return [...kept.slice(0, -1), this.#withEllipsis(kept.at(-1) ?? '', style, width)];
  }

  /** Draws lines below each other. @returns their height */
  drawLines(lines: readonly string[], style: TextStyle, { x, y, width, align }: Place): number {
    lines.forEach((line, index) => {
      const spare = align === undefined || align === 'left' ? 0 : width - this.widthOf(line, style);
      const left = x + (align === 'center' ? spare / 2 : spare);
      const middle = y + (index + 0.5) * style.leading;
      this.#drawRuns(line, style, left, middle + HALF_CAPITAL * style.size);
    });
    return lines.length * style.leading;
  }

  #drawRuns(line: string, { face, size, colour }: TextStyle, x: number, baseline: number): void {
    let left = x;
    for (const { font, text, width } of this.#measure(line, face).runs) {
      this.#doc
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += width * size;
    }
  }

  #measure(text: string, face: Face): MeasuredText {
    const key = `${face}:${text}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const runs = toRuns(printableText(text), face).map((run) => ({
      ...run,
      width: this.#doc.font(run.font).fontSize(1).widthOfString(run.text),
    }));
    const measured = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    this.#measured.set(key, measured);
    return measured;
  }

  /** Splits a word that is wider than a line. */
  #breakWord(word: string, style: TextStyle, width: number): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }

  #withEllipsis(line: string, style: TextStyle, width: number): string {
    const characters = Array.from(line);
    while (characters.length > 0 && this.widthOf(`${characters.join('')}…`, style) > width) {
      characters.pop();
    }
    return `${characters.join('').trimEnd()}…`;
  }
}

/** pdfkit repeats the file's properties in XML without escaping them. */
function forMetadata(text: string): string {
  return printableText(text).replaceAll('&', 'and').replace(/[<>]/g, '');
}

function readAll(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
