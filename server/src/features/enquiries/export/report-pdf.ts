import PDFDocument from 'pdfkit';
import { ColumnMeasure, reportPaper, type Messages, type ReportNote } from '@dealership/shared';
import { LateTexts } from '../../../pdf/late-texts.ts';
import { forMetadata } from '../../../pdf/printable-text.ts';
import { TextPen } from '../../../pdf/text-pen.ts';
import { wrapText } from '../../../pdf/wrap-text.ts';

export interface ReportContent {
  title: string;
  notes: readonly ReportNote[];
  header: readonly string[];
  orientation: 'portrait' | 'landscape';
  /** The cells of its rows, read while it is drawn. */
  batches: AsyncIterable<readonly (readonly string[])[]>;
  /** Epoch ms. */
  madeAt: number;
  seller: string;
  texts: Messages['reportPaper'];
}

const { margin, padding, titleSize, noteSize, cellSize, grey } = reportPaper;
const cellLeading = cellSize * reportPaper.lineHeight;

/** Rows that set the column widths; they are kept until then. Words of later rows are broken if necessary. */
const MEASURED_ROWS = 1000;

/** Drawing lets others have their turn this often (ms). */
const YIELD_EVERY_MS = 5;

/** Draws a report as PDF while its rows are read, and keeps no finished page in memory. */
export async function* drawReport(content: ReportContent): AsyncGenerator<Uint8Array> {
  const sheet = new ReportSheet(content);
  const pause = pauseBetween();
  const waiting: (readonly string[])[] = [];
  const drawWaiting = async function* () {
    if (!sheet.hasBegun) sheet.begin();
    for (const row of waiting.splice(0)) {
      sheet.drawRow(row);
      await pause();
      yield* sheet.finishedBytes();
    }
  };
  for await (const batch of content.batches) {
    for (const cells of batch) {
      const row = cells.map((text) => text.replaceAll('\t', ' '));
      waiting.push(row);
      if (!sheet.hasBegun) sheet.measure(row);
      await pause();
    }
    if (sheet.hasBegun || waiting.length >= MEASURED_ROWS) yield* drawWaiting();
  }
  yield* drawWaiting();
  for (const finish of sheet.finish()) {
    finish();
    await pause();
    yield* sheet.finishedBytes();
  }
}

/** Lets others have their turn when it is time. */
function pauseBetween(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < YIELD_EVERY_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}

const titleStyle = lineStyle(titleSize, grey.text, 'reportStrong');
const noteStyle = lineStyle(noteSize, grey.text);
const headStyle = lineStyle(cellSize, grey.text, 'reportStrong');
const cellStyle = lineStyle(cellSize, grey.text);

type LineStyle = ReturnType<typeof lineStyle>;

function lineStyle(size: number, shade: number, face: 'report' | 'reportStrong' = 'report') {
  return { size, face, colour: colourOf(shade) };
}

function colourOf(shade: number): string {
  return `#${shade.toString(16).padStart(2, '0').repeat(3)}`;
}

class ReportSheet {
  readonly #content: ReportContent;
  readonly #doc: PDFKit.PDFDocument;
  readonly #pen: TextPen;
  readonly #columns = new ColumnMeasure();
  readonly #lateTexts: LateTexts;
  readonly #late: (() => void)[] = [];
  #widths: number[] = [];
  #pages = 0;
  #rows = 0;
  #y = 0;

  constructor(content: ReportContent) {
    const { title, orientation, madeAt, seller, texts } = content;
    this.#content = content;
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      font: '',
      fontLayoutCache: false,
      margin: 0,
      pdfVersion: '1.5',
      size: 'A4',
      layout: orientation,
      lang: texts.language,
      displayTitle: true,
      info: {
        Title: forMetadata(title),
        Author: forMetadata(seller),
        Creator: forMetadata(seller),
        Producer: forMetadata(seller),
        CreationDate: new Date(madeAt),
        ModDate: new Date(madeAt),
      },
    });
    this.#pen = new TextPen(this.#doc, { missing: 'box' });
    this.#lateTexts = new LateTexts(this.#doc);
    this.#columns.add(content.header, (text) => this.#pen.widthOf(text, headStyle));
  }

  /** Whether the column widths are final. */
  get hasBegun(): boolean {
    return this.#pages > 0;
  }

  /** Adjusts the column widths to a row; only before `begin`. */
  measure(cells: readonly string[]): void {
    this.#columns.add(cells, (text) => this.#pen.widthOf(text, cellStyle));
  }

  begin(): void {
    this.#addPage();
    const { width } = this.#doc.page;
    this.#widths = this.#columns.share(width - 2 * margin);
    this.#drawLine(this.#content.title, titleStyle);
    for (const note of this.#content.notes) {
      if (typeof note === 'string') {
        for (const line of this.#wrap(note, noteStyle, width - 2 * margin)) {
          this.#drawLine(line, noteStyle);
        }
      } else {
        const y = this.#y + noteSize * reportPaper.baseline.line;
        const place = { x: margin, y, align: 'left' } as const;
        const write = this.#lateTexts.keep({ ...place, size: noteSize, shade: grey.text });
        this.#late.push(() => write(note(this.#rows)));
        this.#y += noteSize * reportPaper.lineHeight;
      }
    }
    this.#y += reportPaper.gap;
    this.#drawHead();
  }

  /** Draws a row; lines that do not fit on the page go to the next one. */
  drawRow(cells: readonly string[]): void {
    let rest = this.#linesOf(cells, cellStyle);
    let isFresh = false;
    const hasLines = () => rest.some((lines) => lines.length > 0);
    while (hasLines() && heightOf(rest) > this.#room) {
      const fitting = Math.floor((this.#room - 2 * padding) / cellLeading);
      if (fitting >= 1 || isFresh) {
        const count = Math.max(1, fitting);
        this.#drawCells(
          rest.map((lines) => lines.slice(0, count)),
          cellStyle,
        );
        rest = rest.map((lines) => lines.slice(count));
      }
      this.#addPage();
      this.#drawHead();
      isFresh = true;
    }
    if (hasLines()) this.#drawCells(rest, cellStyle);
    this.#rows += 1;
  }

  /** The last steps, in this order. */
  *finish(): Generator<() => void> {
    yield* this.#late;
    yield () => this.#doc.flushPages();
    yield* this.#pen.embedFonts();
    yield () => this.#doc.end();
  }

  *finishedBytes(): Generator<Uint8Array> {
    if (this.#doc.readableLength > 0) yield this.#doc.read() as Uint8Array;
  }

  get #room(): number {
    return this.#doc.page.height - margin - this.#y;
  }

  #addPage(): void {
    this.#doc.addPage();
    this.#pages += 1;
    this.#y = margin;
    const { width, height } = this.#doc.page;
    const page = this.#pages;
    const place = { x: width - margin, y: height - reportPaper.numberUp, align: 'right' } as const;
    const write = this.#lateTexts.keep({ ...place, size: cellSize, shade: grey.number });
    this.#late.push(() => write(this.#content.texts.pageOf(page, this.#pages)));
  }

  #drawHead(): void {
    this.#drawCells(this.#linesOf(this.#content.header, headStyle), headStyle);
  }

  #linesOf(cells: readonly string[], style: LineStyle): string[][] {
    return cells.map((text, column) =>
      this.#wrap(text, style, (this.#widths[column] ?? 0) - 2 * padding),
    );
  }

  #drawCells(cells: readonly (readonly string[])[], style: LineStyle): void {
    const height = heightOf(cells);
    this.#doc.lineWidth(reportPaper.ruleWidth);
    let x = margin;
    for (const width of this.#widths) {
      this.#doc.rect(x, this.#y, width, height);
      x += width;
    }
    if (style === headStyle) this.#doc.fillAndStroke(colourOf(grey.head), colourOf(grey.rule));
    else this.#doc.stroke(colourOf(grey.rule));
    x = margin;
    const baseline = this.#y + padding + reportPaper.baseline.cell * cellSize;
    cells.forEach((lines, column) => {
      lines.forEach((line, index) => {
        const place = { x: x + padding, y: baseline + index * cellLeading };
        this.#pen.write(line, style, place);
      });
      x += this.#widths[column] ?? 0;
    });
    this.#y += height;
  }

  #drawLine(text: string, style: LineStyle): void {
    const y = this.#y + style.size * reportPaper.baseline.line;
    this.#pen.write(text, style, { x: margin, y });
    this.#y += style.size * reportPaper.lineHeight;
  }

  #wrap(text: string, style: LineStyle, width: number): string[] {
    return wrapText(text, width, (part) => this.#pen.widthOf(part, style));
  }
}

function heightOf(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.map(({ length }) => length)) * cellLeading + 2 * padding;
}
