import { writeXlsx } from 'hucre/xlsx';
import { problem } from '@dealership/shared';
import { answerOrders } from '../workers/answer-orders.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableSheet, type Sheet, type SheetLimits, type SheetToWrite } from './sheet.ts';
import type { SheetOrder } from './sheets.ts';

/** The program of a worker that reads and writes files of tables. */
answerOrders(work, { end: () => undefined });

// eslint-disable-next-line require-yield -- the answer is one
async function* work(order: SheetOrder): AsyncGenerator<never, Sheet | Uint8Array> {
  return 'write' in order ? write(order.write) : read(order);
}

/** Whoever formats whole columns has many blank rows. */
const MOST_ROWS = 20_000;

async function read({
  read: bytes,
  mostRows,
  mostColumns = 20,
  longestCell = 120,
}: { read: Uint8Array } & SheetLimits) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sheet = isZip(content)
    ? await readXlsx(content, { mostRows: MOST_ROWS })
    : readText(content);
  const formulas = sheet.formulas.filter(({ column }) => column < mostColumns);
  const withFormula = new Set(formulas.map(({ row }) => row));
  const rows = sheet.rows.map((cells) => {
    const shown = cells.slice(0, mostColumns).map((cell) => cell.slice(0, longestCell));
    return shown.some((cell) => cell.trim() !== '') ? shown : [];
  });
  // One of them holds the headings.
  const count = rows.filter((cells, row) => cells.length > 0 || withFormula.has(row)).length - 1;
  if (count > mostRows || rows.length >= MOST_ROWS) {
    throw new UnreadableSheet(problem('list_too_long', { max: mostRows }));
  }
  return { rows, formulas };
}

/** Old workbooks, and any that a password locks, are the same kind of file. */
function readText(content: Buffer): Sheet {
  const isOldWorkbook = content.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));
  if (isOldWorkbook) throw new UnreadableSheet(problem('list_locked_or_old'));
  return readCsv(content);
}

function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
}

function write({ name, rows, widths }: SheetToWrite): Promise<Uint8Array> {
  const bold = { font: { bold: true } };
  const head = (rows[0] ?? []).map((value, at) => [`0,${at}`, { value, style: bold }] as const);
  return writeXlsx({
    sheets: [
      {
        ...{ name, rows, cells: new Map(head), freezePane: { rows: 1 } },
        columns: widths.map((width) => ({ width })),
      },
    ],
  });
}
