import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { CardPaper, Dealership, Messages } from '@dealership/shared';
import { forMetadata, printableText } from '../../../pdf/printable-text.ts';
import { TextPen } from '../../../pdf/text-pen.ts';
import { colours, contentWidth, page, type TextStyle } from './pdf.ts';
import { TextLines, type Place } from './text-lines.ts';

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** A structure element's role, as ISO 32000 names it; readers of tagged PDF go by it. */
type Role =
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
  | 'Figure';

interface Box extends Required<Omit<Place, 'align'>> {
  height: number;
}

/** How much smaller than on A4 everything is. */
const scales: Readonly<Record<CardPaper, number>> = { a4: 1, a5: 419.53 / page.width };

/** Light modules around a QR code, as its standard asks. */
const QUIET_ZONE = 4;

interface SheetOptions {
  paper?: CardPaper;
  title: string;
  subject: string;
  texts: Messages['documents'];
  dealership: Dealership;
  /** Epoch ms; the file's creation date, so that equal data give equal bytes. */
  at: number;
}

/**
 * A tagged document whose texts and boxes are set by coordinates, in points from the top left of an A4 page.
 * All content belongs either to an element of the structure (`tag`) or to the decoration (`decorate`).
 */
export class PdfDocument extends TextLines {
  readonly texts: Messages['documents'];
  readonly dealership: Dealership;
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  readonly #finished: Promise<Buffer>;
  readonly #scale: number;
  #parent: StructureElement;

  constructor({ paper = 'a4', title, subject, texts, dealership, at }: SheetOptions) {
    const doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      // No default font of the library; every text names its font.
      font: '',
      fontLayoutCache: false,
      margin: 0,
      pdfVersion: '1.7',
      size: paper.toUpperCase(),
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
    super(new TextPen(doc, { missing: 'nothing' }));
    this.texts = texts;
    this.dealership = dealership;
    this.#doc = doc;
    this.#scale = scales[paper];
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
    if (this.#scale !== 1) this.#doc.scale(this.#scale);
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

  /** A QR code in a white square, its quiet zone included. */
  drawCode(text: string, { x, y, side, alt }: { x: number; y: number; side: number; alt: string }) {
    const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    this.fillBox({ x, y, width: side, height: side }, '#ffffff');
    const draw = () => {
      this.#doc
        .save()
        .translate(x, y)
        .scale(side / data.length);
      this.#doc.path(data.map(darkOf).join('')).fill('#000000');
      this.#doc.restore();
    };
    this.tag('Figure', draw, { alt });
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
}

/** The path of a row's dark modules, in which neighbours are one rectangle. */
function darkOf(row: readonly boolean[], y: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...runs.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
