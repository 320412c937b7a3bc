import { hasUnprintable } from '@dealership/shared';
import { decodeText } from './decode-text.ts';
import { otherSort, sortOfBytes, sortOfText } from './file-sort.ts';
import { limitSheet, MOST_ROWS } from './limit-sheet.ts';
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
  if (isZip(content)) return readXlsx(content, { mostRows: MOST_ROWS });
  const text = decodeText(content);
  const other = sortOfText(text);
  if (other) throw new UnreadableSheet(other);
  if (!isText(text)) throw new UnreadableSheet(await sortOfBytes(content));
  if (!isPage(text)) return [readCsv(text)];
  const tables = readHtml(text);
  if (tables.length === 0) throw new UnreadableSheet(otherSort('page'));
  return tables;
}

function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
}

/** Most control characters that a text may have; the problems name their places. */
const MOST_UNPRINTABLE = 0.01;

function isText(text: string): boolean {
  if (text.includes('\0')) return false;
  if (!hasUnprintable(text.replaceAll('\r', ''), { multiline: true })) return true;
  const unprintable = text.match(/[^\P{Cc}\r\n\t]|\p{Cs}/gu)?.length ?? 0;
  return unprintable <= text.length * MOST_UNPRINTABLE;
}
