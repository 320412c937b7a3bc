import { contentWidth, page } from './pdf.ts';

/** Between columns, in points. */
export const GAP = 16;

export interface Column {
  x: number;
  width: number;
}

export function columnsOf(count: number, between = GAP): [Column, ...Column[]] {
  const width = (contentWidth - (count - 1) * between) / count;
  const column = (index: number) => ({ x: page.margin + index * (width + between), width });
  return [column(0), ...Array.from({ length: count - 1 }, (_, index) => column(index + 1))];
}

export function inRows<Item>(items: readonly Item[], perRow: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    items.slice(row * perRow, (row + 1) * perRow),
  );
}

interface High {
  height: number;
}

export function heightOf(rows: readonly High[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

/** Rows in parts that each fit into a height. */
export function inParts<Row extends High>(rows: readonly Row[], room: number): Row[][] {
  const parts: Row[][] = [[]];
  for (const row of rows) {
    const last = parts.at(-1) ?? [];
    if (heightOf(last) + row.height > room) parts.push([row]);
    else last.push(row);
  }
  return parts;
}
