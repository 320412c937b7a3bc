import { colours, styles } from './pdf.ts';
import type { PdfDocument, Place } from './pdf-document.ts';

type HeadCell = { text: string } & Omit<Place, 'y'>;

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
  pdf.drawRule({ y: y + tableHeadHeight - 2 }, colours.ink);
}
