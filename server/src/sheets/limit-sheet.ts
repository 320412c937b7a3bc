import type { RawSheet, Sheet, SheetLimits } from './sheet.ts';

/** Formatting whole columns leaves many blank rows. */
export const MOST_ROWS = 20_000;

/** Enough to find the headings of a table that is too long. */
const FIRST_ROWS = 50;

/** Cells that merged ones are written into: a list has a few for each row, an attack millions. */
const MOST_MERGED = 200_000;

/**
 * The part of a table that is read: merged cells in each of their rows, hidden rows blank, nothing beyond its limits.
 */
export function limitSheet(
  raw: RawSheet,
  { mostRows, mostColumns = 20, longestCell = 120 }: SheetLimits,
): Sheet {
  const { name, hidden = new Set<number>() } = raw;
  fillMerged(raw, mostColumns);
  const formulas = raw.formulas.filter(
    ({ row, column }) => column < mostColumns && !hidden.has(row),
  );
  const withFormula = new Set(formulas.map(({ row }) => row));
  let hiddenRows = 0;
  let width = 0;
  const rows = raw.rows.map((cells, row) => {
    const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (hidden.has(row)) {
      hiddenRows += last > 0 ? 1 : 0;
      return [];
    }
    width = Math.max(width, last);
    const shown = cells.slice(0, mostColumns).map((cell) => cell.slice(0, longestCell));
    return shown.some((cell) => cell.trim() !== '') ? shown : [];
  });
  // One of these rows has the headings.
  const count = rows.filter((cells, row) => cells.length > 0 || withFormula.has(row)).length - 1;
  const isTooLong = count > mostRows || rows.length >= MOST_ROWS;
  return {
    name,
    rows: isTooLong ? rows.slice(0, FIRST_ROWS) : rows,
    formulas,
    hidden: hiddenRows,
    beyond: Math.max(0, width - mostColumns),
    isTooLong,
  };
}

/** A merged cell counts in all of its rows that have content of their own, but only in its first column. */
function fillMerged({ rows, merges = [] }: RawSheet, mostColumns: number): void {
  const own = rows.map((cells) => cells.some((cell) => cell.trim() !== ''));
  let filled = 0;
  for (const { startRow, startCol, endRow } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    if (text === '' || startCol >= mostColumns) continue;
    const last = Math.min(endRow, rows.length - 1);
    for (let row = startRow + 1; row <= last && filled < MOST_MERGED; row += 1) {
      filled += 1;
      const cells = rows[row];
      if (!cells || !own[row] || (cells[startCol] ?? '') !== '') continue;
      while (cells.length < startCol) cells.push('');
      cells[startCol] = text;
    }
  }
}
