import Papa from 'papaparse';
import { toReportTable, type TableColumn } from '@dealership/shared';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * How a formula begins, for a spreadsheet: the full-width signs too, in East Asian settings.
 * papaparse's own pattern lets texts of several lines through.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Every field quoted; a text that a spreadsheet would take for a formula gets an apostrophe in front. */
const FORMAT = { quotes: true, escapeFormulae: FORMULA, header: false, newline: '\r\n' } as const;

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
