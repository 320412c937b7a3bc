import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Dealership, Messages } from '@dealership/shared';
import { forMetadata, printableText } from '../../../pdf/printable-text.ts';
import { TextPen } from '../../../pdf/text-pen.ts';
import { wrapText } from '../../../pdf/wrap-text.ts';
import { colours, contentWidth, page, type TextStyle } from './pdf.ts';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** A structure element's role, as ISO 32000 names it; readers of tagged PDF go by it. */
type Role =
  'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Place {
  x: number;
  /** Top of the first line. */
  y: number;
  width?: number;
  /** `right`: the lines end at the right of the width. */
  align?: 'right';
}

interface Box extends Required<Omit<Place, 'align'>> {
  height: number;
}

interface SheetOptions {
  title: string;
  subject: string;
  texts: Messages['documents'];
  dealership: Dealership;
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
  readonly texts: Messages['documents'];
  readonly dealership: Dealership;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  readonly #finished: Promise<Buffer>;
  readonly #pen: TextPen;
  #parent: StructureElement;

  constructor({ title, subject, texts, dealership, at }: SheetOptions) {
    this.texts = texts;
    this.dealership = dealership;
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      // No default font of the library; every text names its font.
      font: '',
      fontLayoutCache: false,
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
    this.#pen = new TextPen(this.#doc, { missing: 'nothing' });
    this.#finished = buffer(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  get pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  addPage(): void {
    this.#doc.addPage();
    this.fillBox({ x: 0, y: 0, width: page.width, height: page.height }, colours.paper);
  }

  addBookmark(title: string): void {
    this.#doc.outline.addItem(printableText(title));
  }

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

  /** An element of lines below each other. */
  tagLines(role: Role, lines: readonly string[], style: TextStyle, place: Place): void {
    this.tag(role, () => this.drawLines(lines, style, place));
  }

  /** Draws parts that screen readers skip: lines, backgrounds, running heads. */
  decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  link(text: string, url: string, { style, x, y }: { style: TextStyle; x: number; y: number }) {
    const element = this.#doc.struct('Link');
    this.#parent.add(element);
    const width = this.widthOf(text, style);
    element.add(() => this.drawLines([text], style, { x, y }));
    const options: PDFKit.Mixins.AnnotationOption & { structParent: StructureElement } = {
      Contents: new String(printableText(text)) as string,
      structParent: element,
    };
    this.#doc.link(x, y, width, style.leading, url, options);
    element.end();
  }

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
    this.decorate(() => this.#doc.roundedRect(x, y, width, height, radius).fill(colour));
  }

  /** A thin line, which is decoration; by default from margin to margin. */
  drawRule(
    { x = page.margin, y, width = contentWidth }: Partial<Box> & { y: number },
    colour: string,
  ) {
    const to = x + width;
    this.decorate(() => this.#doc.moveTo(x, y).lineTo(to, y).lineWidth(0.75).stroke(colour));
  }

  drawPicture(jpeg: Buffer, { x, y, width, height }: Box, radius = 0): void {
    this.#doc.save();
    if (radius > 0) this.#doc.roundedRect(x, y, width, height, radius).clip();
    this.#doc.image(jpeg, x, y, { width, height });
    this.#doc.restore();
  }

  /** A path of SVG in black, drawn from a place on; `scale` is how many points a unit of it has. */
  drawPath(path: string, { x, y }: Pick<Box, 'x' | 'y'>, scale: number): void {
    this.#doc.save().translate(x, y).scale(scale);
    this.#doc.path(path).fill('#000000');
    this.#doc.restore();
  }

  /** The dealership's wheel, as next to its name on the site: it is decoration. */
  drawWheel({ y, size }: { y: number; size: number }, colour: string): void {
    const spokes = 'M20 20V6M20 20l13.3-4.3M20 20l8.2 11.3M20 20l-8.2 11.3M20 20L6.7 15.7';
    const scale = size / 40;
    this.decorate(() => {
      this.#doc.save().translate(page.margin, y).scale(scale);
      this.#doc.circle(20, 20, 16.5).lineWidth(5).stroke(colour);
      this.#doc.path(spokes).lineWidth(2).stroke(colour);
      this.#doc.circle(20, 20, 4).fill(colour);
      this.#doc.restore();
    });
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#pen.widthOf(printableText(text), style);
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
    const printable = printableText(text);
    if (printable === '') return [];
    const lines = wrapText(printable, width, (part) => this.#pen.widthOf(part, style));
    if (lines.length <= maxLines) return lines;
    const kept = lines.slice(0, maxLines);
    return [...kept.slice(0, -1), this.#withEllipsis(kept.at(-1) ?? '', style, width)];
  }

  /** As much of a text as one line has room for; it then ends in an ellipsis. */
  oneLine(text: string, style: TextStyle, { width }: { width: number }): string {
    return this.wrap(text, style, { width, maxLines: 1 })[0] ?? '';
  }

  /** Draws lines below each other. @returns their height */
  drawLines(lines: readonly string[], style: TextStyle, { x, y, width = 0, align }: Place): number {
    lines.forEach((line, index) => {
      const spare = align === 'right' ? width - this.widthOf(line, style) : 0;
      const middle = y + (index + 0.5) * style.leading;
      const baseline = middle + HALF_CAPITAL * style.size;
      this.#pen.write(printableText(line), style, { x: x + spare, y: baseline });
    });
    return lines.length * style.leading;
  }

  #withEllipsis(line: string, style: TextStyle, width: number): string {
    const characters = Array.from(line);
    while (characters.length > 0 && this.widthOf(`${characters.join('')}…`, style) > width) {
      characters.pop();
    }
    return `${characters.join('').trimEnd()}…`;
  }
}
