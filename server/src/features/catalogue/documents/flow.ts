import type { Column } from './columns.ts';
import { page, styles } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Top of the flow below the running head. */
const TOP = 80;

/** Where the next block of a document goes: down the page, and on to a further one. */
export class Flow {
  readonly pdf: PdfDocument;
  readonly #top: number;
  #y: number;
  #end = 0;

  /** Where it begins, and the top of further pages; without a place the first block starts a new page. */
  constructor(pdf: PdfDocument, { y = page.bottom, top = TOP }: { y?: number; top?: number } = {}) {
    this.pdf = pdf;
    this.#top = top;
    this.#y = y;
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

  /** Starts a new page if a block of this height does not fit. @returns whether it did */
  ensure(height: number): boolean {
    if (this.#y + height <= page.bottom) return false;
    this.pdf.addPage();
    this.#y = this.#top;
    return true;
  }

  /** Rows of parts side by side, each row on one page. */
  rows<Part>(
    rows: readonly { parts: readonly Part[]; height: number }[],
    { columns, gap }: { columns: readonly [Column, ...Column[]]; gap: number },
    draw: (part: Part, column: Column) => void,
  ): void {
    for (const { parts, height } of rows) {
      this.ensure(height);
      parts.forEach((part, index) => draw(part, columns[index] ?? columns[0]));
      this.advance(height);
      this.space(gap);
    }
  }

  title(text: string, heightOfFirst: number): void {
    const { leading } = styles.section;
    this.ensure(leading + 12 + heightOfFirst);
    this.pdf.addBookmark(text);
    this.pdf.tagLines('H2', [text], styles.section, { x: page.margin, y: this.y });
    this.space(leading + 12);
  }
}
