import { writeXlsx } from 'hucre/xlsx';
import { answerOrders } from '../workers/answer-orders.ts';
import { readTables } from './read-tables.ts';
import type { Sheet, SheetToWrite } from './sheet.ts';
import type { SheetOrder } from './sheets.ts';

/** The program of a worker that reads and writes files of tables. */
answerOrders(work);

// oxlint-disable-next-line require-yield -- the answer is one
async function* work(order: SheetOrder): AsyncGenerator<never, Sheet[] | Uint8Array> {
  if ('write' in order) return write(order.write);
  const { read: bytes, ...limits } = order;
  return readTables(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
}

function write({ name, rows, widths }: SheetToWrite): Promise<Uint8Array> {
  const bold = { font: { bold: true } };
  const head = (rows[0] ?? []).map((value, at) => [`0,${at}`, { value, style: bold }] as const);
  return writeXlsx({
    sheets: [
      {
        name,
        rows,
        cells: new Map(head),
        freezePane: { rows: 1 },
        columns: widths.map((width) => ({ width })),
      },
    ],
  });
}
