import { jsPDF } from 'jspdf';
import { autoTable, type CellHookData } from 'jspdf-autotable';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
import { shareWidth } from './pdf-column-widths.ts';
import { createHiddenText } from './pdf-hidden-text.ts';
import {
  baselineIn,
  createPictureFont,
  type PaintedText,
  type PictureFont,
} from './pdf-picture-text.ts';
import type { ReportDocument } from './report-document.ts';
import { isWinAnsi } from './win-ansi.ts';

/** All lengths in points. */
const MARGIN = 28;
const TITLE_SIZE = 14;
const NOTE_SIZE = 9;
const CELL_SIZE = 8;
const PADDING = 3;
const LINE_HEIGHT = 1.3;

type Fonts = Parameters<typeof createHiddenText>[1];

let fontsOfNewest: Fonts = {};
// The only access to a document's font table: jsPDF passes it to plugins when it creates the document.
jsPDF.API.events.push([
  'addFonts',
  ({ fonts }: { fonts: Fonts }) => {
    fontsOfNewest = fonts;
  },
]);

/**
 * A report as an A4 PDF: title, filters, the table with its head on every page, and page numbers. Texts
 * that the built-in fonts cannot print are painted by the browser, with the same text hidden underneath.
 */
export async function reportPdf(
  { title, notes, table, orientation }: ReportDocument,
  signal: AbortSignal,
): Promise<Blob> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', orientation, compress: true });
  doc.setProperties({ title });
  doc.setLineHeightFactor(LINE_HEIGHT);
  const pen = createPen(doc);

  let top = MARGIN + TITLE_SIZE * LINE_HEIGHT;
  pen.line(title, { x: MARGIN, top: MARGIN, size: TITLE_SIZE, weight: 'bold' });
  const noteWidth = doc.internal.pageSize.getWidth() - 2 * MARGIN;
  for (const note of notes) {
    for (const line of pen.wrap(note, { size: NOTE_SIZE, width: noteWidth })) {
      pen.line(line, { x: MARGIN, top, size: NOTE_SIZE });
      top += NOTE_SIZE * LINE_HEIGHT;
    }
  }
  drawTable(doc, pen, { table, top: top + 6 });
  await pen.paintPictures(signal);
  numberPages(doc);
  return doc.output('blob');
}

interface TextStyle {
  size: number;
  weight?: 'normal' | 'bold';
}

/** Writes texts with the PDF's built-in fonts where possible, else as pictures. */
interface Pen {
  widthOf: (text: string, style: TextStyle) => number;
  wrap: (text: string, style: TextStyle & { width: number }) => string[];
  line: (text: string, place: TextStyle & { x: number; top: number }) => void;
  /** Notes where wrapped lines are to be painted. */
  picture: (lines: readonly string[], place: TextStyle & { x: number; top: number }) => void;
  /** Paints the noted lines. It takes long, so it yields to the page and can be cancelled. */
  paintPictures: (signal: AbortSignal) => Promise<void>;
}

/** Painting yields to the page this often (ms). */
const YIELD_EVERY_MS = 40;

function createPen(doc: jsPDF): Pen {
  const hidden = createHiddenText(doc, fontsOfNewest);
  const pictureFonts = new Map<string, PictureFont>();
  const paintedTexts = new Map<string, PaintedText>();
  const noted: (() => void)[] = [];

  // Created when first needed: most reports need none.
  const pictureFont = ({ size, weight = 'normal' }: TextStyle): PictureFont => {
    const key = `${weight} ${size}`;
    const font = pictureFonts.get(key) ?? createPictureFont(size, { weight });
    pictureFonts.set(key, font);
    return font;
  };
  const setFont = ({ size, weight = 'normal' }: TextStyle) => {
    doc.setFont('helvetica', weight).setFontSize(size).setTextColor(17);
  };
  const picture: Pen['picture'] = (lines, place) => {
    const page = doc.getCurrentPageInfo().pageNumber;
    noted.push(() => {
      doc.setPage(page);
      paint(lines, place);
    });
  };
  const paint: Pen['picture'] = (lines, { x, top, size, weight = 'normal' }) => {
    const font = pictureFont({ size, weight });
    const lineHeight = size * LINE_HEIGHT;
    const key = [weight, size, ...lines].join('\n');
    const painted = paintedTexts.get(key) ?? font.paint(lines, lineHeight);
    paintedTexts.set(key, painted);
    const { image, width, height, offset } = painted;
    // The key doubles as jsPDF's name for the image, so that a repeated text is stored once.
    doc.addImage(image, 'PNG', x, top + offset, width, height, key, 'FAST');
    lines.forEach((line, index) => {
      const baseline = top + index * lineHeight + baselineIn(lineHeight, size);
      hidden.write(line, { x, baseline, width: font.widthOf(line), size });
    });
  };

  return {
    widthOf: (text, style) => {
      if (!isWinAnsi(text)) return pictureFont(style).widthOf(text);
      setFont(style);
      return doc.getTextWidth(text);
    },
    wrap: (text, { width, ...style }) => {
      if (!isWinAnsi(text)) return pictureFont(style).wrap(text, width);
      setFont(style);
      return doc.splitTextToSize(text, width) as string[];
    },
    line: (text, place) => {
      if (!isWinAnsi(text)) {
        picture([text], place);
        return;
      }
      setFont(place);
      const baseline = place.top + baselineIn(place.size * LINE_HEIGHT, place.size);
      doc.text(text, place.x, baseline);
    },
    picture,
    paintPictures: async (signal) => {
      let last = performance.now();
      for (const paintNext of noted) {
        paintNext();
        if (performance.now() - last < YIELD_EVERY_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        last = performance.now();
      }
    },
  };
}

function drawTable(
  doc: jsPDF,
  pen: Pen,
  { table, top }: { table: ReportDocument['table']; top: number },
): void {
  const widths = columnWidths(pen, table, doc.internal.pageSize.getWidth() - 2 * MARGIN);
  const painted = createPaintedCells();

  autoTable(doc, {
    head: [table.header],
    body: table.cells.map((row) => row.map(withoutTabs)),
    startY: top,
    margin: MARGIN,
    theme: 'grid',
    styles: {
      font: 'helvetica',
      fontSize: CELL_SIZE,
      cellPadding: PADDING,
      lineColor: 180,
      lineWidth: 0.5,
      textColor: 17,
    },
    headStyles: { fillColor: 235, textColor: 17, fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      widths.map((cellWidth, index) => [String(index), { cellWidth }]),
    ),
    didParseCell: (data) => {
      const text = data.cell.text.join('\n');
      if (data.section !== 'body' || isWinAnsi(text)) return;
      const width = (widths[data.column.index] ?? 0) - 2 * PADDING;
      painted.plan(data, pen.wrap(text, { size: CELL_SIZE, width }));
    },
    willDrawCell: (data) => painted.take(data),
    didDrawCell: (data) => {
      const lines = painted.taken(data);
      if (lines === undefined) return;
      const { x, y } = data.cell;
      pen.picture(lines, { x: x + PADDING, top: y + PADDING, size: CELL_SIZE });
    },
  });
}

/**
 * Keeps the lines of the cells that are painted. The table itself gets one short token per line, so
 * that it computes the right heights and may break a row across pages at any line.
 */
function createPaintedCells() {
  /** By the row's source, which the two halves of a broken row share; then by column. */
  const planned = new WeakMap<object, Map<number, string[]>>();
  const drawing = new WeakMap<object, string[]>();
  return {
    plan: ({ cell, row, column }: CellHookData, lines: string[]): void => {
      const cells = planned.get(row.raw) ?? new Map<number, string[]>();
      planned.set(row.raw, cells.set(column.index, lines));
      cell.text = lines.map((_, index) => String(index));
    },
    take: ({ cell, row, column }: CellHookData): void => {
      const lines = planned.get(row.raw)?.get(column.index);
      if (lines === undefined) return;
      drawing.set(
        cell,
        cell.text.map((token) => lines[Number(token)] ?? ''),
      );
      cell.text = [];
    },
    taken: ({ cell }: CellHookData): string[] | undefined => drawing.get(cell),
  };
}

function columnWidths(pen: Pen, { header, cells }: ReportDocument['table'], width: number) {
  const demands = header.map((heading, column) => {
    const demand = demandOf(pen, heading, 'bold');
    for (const row of cells) {
      const { natural, least } = demandOf(pen, row[column] ?? '', 'normal');
      demand.natural = Math.max(demand.natural, natural);
      demand.least = Math.max(demand.least, least);
    }
    return demand;
  });
  return shareWidth(demands, width);
}

/** Extra width, since the widths of words and of lines are rounded separately. */
const SLACK = 1;

function demandOf(pen: Pen, text: string, weight: 'normal' | 'bold') {
  const style = { size: CELL_SIZE, weight };
  const widest = (parts: string[]) =>
    Math.max(0, ...parts.map((part) => pen.widthOf(part, style))) + 2 * PADDING + SLACK;
  return { natural: widest(text.split('\n')), least: widest(text.split(/\s+/)) };
}

/** The built-in fonts have no glyph for a tab. */
function withoutTabs(text: string): string {
  return text.replaceAll('\t', ' ');
}

function numberPages(doc: jsPDF): void {
  const pages = doc.getNumberOfPages();
  const { pageSize } = doc.internal;
  doc.setFont('helvetica', 'normal').setFontSize(CELL_SIZE).setTextColor(90);
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    const x = pageSize.getWidth() - MARGIN;
    doc.text(exportTexts.pageOf(page, pages), x, pageSize.getHeight() - MARGIN / 2, {
      align: 'right',
    });
  }
}
