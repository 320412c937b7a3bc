import type { Flow } from './flow.ts';
import { colours, page, styles } from './pdf.ts';
import type { Place } from './text-lines.ts';

type HeadCell = { text: string } & Omit<Place, 'y'>;

/** Height of a table's head, its line included. */
export const tableHeadHeight = 24;

/**
 * A table with a line below each row. Its head is repeated on further pages, where a screen reader skips it.
 * @param table.heading above a repeated head
 * @param drawRow draws the cells of a row, from where the flow is
 */
export function drawTable<Row extends { height: number }>(
  flow: Flow,
  { cells, rows, heading }: { cells: readonly HeadCell[]; rows: readonly Row[]; heading?: string },
  drawRow: (row: Row) => void,
): void {
  const { pdf } = flow;
  const drawCell = ({ text, ...place }: HeadCell) =>
    pdf.drawLines([text], styles.label, { ...place, y: flow.y + 4 });
  const drawHead = (drawCells: () => void) => {
    drawCells();
    pdf.drawRule({ y: flow.y + tableHeadHeight - 2 }, colours.ink);
    flow.advance(tableHeadHeight);
  };
  pdf.group('Table', () => {
    drawHead(() => {
      pdf.group('TR', () => {
        for (const cell of cells) pdf.tag('TH', () => drawCell(cell), { scope: 'Column' });
      });
    });
    for (const row of rows) {
      if (flow.ensure(row.height)) {
        if (heading !== undefined) drawHeading(flow, heading);
        drawHead(() => pdf.decorate(() => cells.forEach(drawCell)));
      }
      pdf.group('TR', () => drawRow(row));
      flow.advance(row.height);
      pdf.drawRule({ y: flow.y }, colours.line);
    }
  });
}

function drawHeading(flow: Flow, text: string): void {
  const { pdf, y } = flow;
  pdf.decorate(() => pdf.drawLines([text], styles.heading, { x: page.margin, y }));
  flow.space(28);
}
