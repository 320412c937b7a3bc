import { colours, contentWidth, page, styles } from './pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

interface HeadCell {
  text: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Height of a table's head, its line included. */
export const tableHeadHeight = 24;

/** A table's head; on further pages, where it is repeated, a screen reader skips it. */
export function drawTableHead(
  pdf: PdfDocument,
  cells: readonly HeadCell[],
  { y, isRepeated }: { y: number; isRepeated: boolean },
): void {
  const drawCell = ({ text, ...place }: HeadCell) =>
    pdf.drawLines([text], styles.label, { ...place, y: y + 4 });
  if (isRepeated) {
    pdf.decorate(() => {
      cells.forEach(drawCell);
    });
  } else {
    pdf.group('TR', () => {
      for (const cell of cells) pdf.tag('TH', () => drawCell(cell), { scope: 'Column' });
    });
  }
  pdf.decorate(() =>
    pdf.drawRule({ x: page.margin, y: y + tableHeadHeight - 2, width: contentWidth }, colours.ink),
  );
}
