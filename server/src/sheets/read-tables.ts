import { hasUnprintable } from '@dealership/shared';
import { decodeText } from './decode-text.ts';
import { otherSort, sortOfBytes, sortOfText } from './file-sort.ts';
import { readCsv } from './read-csv.ts';
import { isPage, readHtml } from './read-html.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableSheet, type RawSheet, type Sheet, type SheetLimits } from './sheet.ts';

/**
 * The tables of a file: of a workbook the visible sheets, of a page each table, of a CSV the one. Its name is no help:
 * portals call pages `.xls` (rules: tables).
 * @throws {UnreadableSheet} naming the sort of the file instead
 */
export async function readTables(content: Buffer, limits: SheetLimits): Promise<Sheet[]> {
  const sheets = await readFile(content);
  return sheets.map((sheet) => limitSheet(sheet, limits));
}

async function readFile(content: Buffer): Promise<RawSheet[]> {
  const isZip = content.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
  if (isZip) return readXlsx(content, { mostRows: MOST_ROWS });
  const text = decodeText(content);
  const other = sortOfText(text);
  if (other) throw new UnreadableSheet(other);
  if (!isText(text)) throw new UnreadableSheet(await sortOfBytes(content));
  if (!isPage(text)) return [readCsv(text)];
  const tables = readHtml(text);
  if (tables.length === 0) throw new UnreadableSheet(otherSort('page'));
  return tables;
}

/** Most control characters that a text may have; the problems name their places. */
const MOST_UNPRINTABLE = 0.01;

function isText(text: string): boolean {
  if (text.includes('\0')) return false;
  if (!hasUnprintable(text.replaceAll('\r', ''), { multiline: true })) return true;
  const unprintable = text.match(/[^\P{Cc}\r\n\t]|\p{Cs}/gu)?.length ?? 0;
  return unprintable <= text.length * MOST_UNPRINTABLE;
}

/** Formatting whole columns leaves many blank rows. */
const MOST_ROWS = 20_000;

/** Enough to find the headings of a table that is too long. */
const FIRST_ROWS = 50;

/** Cells that merged ones are written into: a list has a few for each row, an attack millions. */
const MOST_MERGED = 200_000;

/**
 * The part of a table that is read: merged cells in each of their rows, hidden rows blank, nothing beyond its limits.
 */
function limitSheet(
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
