import { colours, contentWidth, page, styles } from './paper.ts';
import type { Sheet } from './sheet.ts';

interface HeadCell {
  text: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Height of a table's head, its line included. */
export const tableHeadHeight = 24;

/** A table's head; where it is repeated on a further page, it is not read out once more. */
export function drawTableHead(
  sheet: Sheet,
  cells: readonly HeadCell[],
  { y, isRepeated }: { y: number; isRepeated: boolean },
): void {
  const drawCell = ({ text, ...place }: HeadCell) =>
    sheet.drawLines([text], styles.label, { ...place, y: y + 4 });
  if (isRepeated) {
    sheet.decorate(() => {
      cells.forEach(drawCell);
    });
  } else {
    sheet.group('TR', () => {
      for (const cell of cells) sheet.tag('TH', () => drawCell(cell), { scope: 'Column' });
    });
  }
  sheet.decorate(() =>
    sheet.drawRule(
      { x: page.margin, y: y + tableHeadHeight - 2, width: contentWidth },
      colours.ink,
    ),
  );
}
