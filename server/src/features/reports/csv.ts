import Papa from 'papaparse';
import { toReportTable, type TableColumn } from '@dealership/shared';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Every field quoted; a text that a spreadsheet would take for a formula gets an apostrophe in front. */
const FORMAT = { quotes: true, escapeFormulae: true, header: false, newline: '\r\n' } as const;

/** A report as CSV text, batch by batch: the header comes with the first batch. */
export async function* toCsv(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<string> {
  const { header } = toReportTable(columns, []);
  let start = `${BYTE_ORDER_MARK}${Papa.unparse([header], FORMAT)}\r\n`;
  for await (const rows of batches) {
    const { cells } = toReportTable(columns, rows);
    yield `${start}${Papa.unparse(cells, FORMAT)}\r\n`;
    start = '';
  }
  if (start) yield start;
}
