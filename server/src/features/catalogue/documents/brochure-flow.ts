import { page, styles } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Top of the flow below the running head. */
const TOP = 80;

/** Where the next block of a brochure goes: down the page, and on to a further one. */
export class Flow {
  readonly pdf: PdfDocument;
  #y: number;
  #end = 0;

  constructor(pdf: PdfDocument) {
    this.pdf = pdf;
    // The cover is full: the first block starts a new page.
    this.#y = page.bottom;
  }

  get y(): number {
    return this.#y;
  }

  /** Bottom of the last block, without the space below it. */
  get end(): number {
    return this.#end;
  }

  /** A block of this height has been drawn. */
  advance(height: number): void {
    this.#y += height;
    this.#end = this.#y;
  }

  space(height: number): void {
    this.#y += height;
  }

  /** Height that a page offers to one block. */
  static readonly room = page.bottom - TOP;

  /** Starts a new page if a block of this height does not fit. */
  ensure(height: number): void {
    if (this.#y + height <= page.bottom) return;
    this.pdf.addPage();
    this.#y = TOP;
  }

  /** A section's title, on one page with the beginning of what follows it. */
  title(text: string, heightOfFirst: number): void {
    const { leading } = styles.section;
    this.ensure(leading + 12 + heightOfFirst);
    this.pdf.addBookmark(text);
    this.pdf.tagLines('H2', [text], styles.section, { x: page.margin, y: this.y });
    this.space(leading + 12);
  }
}
