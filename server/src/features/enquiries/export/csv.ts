import Papa from 'papaparse';
import {
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  csvOptions,
  toReportTable,
  type TableColumn,
} from '@dealership/shared';

/** A report as CSV text, batch by batch: the header comes with the first batch. */
export async function* toCsv(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<string> {
  const { header } = toReportTable(columns, []);
  let start = `${BYTE_ORDER_MARK}${Papa.unparse([header], csvOptions)}${CSV_LINE_END}`;
  for await (const rows of batches) {
    const { cells } = toReportTable(columns, rows);
    yield `${start}${Papa.unparse(cells, csvOptions)}${CSV_LINE_END}`;
    start = '';
  }
  if (start) yield start;
}
