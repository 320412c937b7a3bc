import { BYTE_ORDER_MARK, csvFormat, type ReportTable } from '@dealership/shared';
import Papa from 'papaparse';

/** The CSV of a report: every field quoted, and what a spreadsheet would run as a formula made text. */
export function toCsv({ header, cells }: ReportTable): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields: header, data: cells }, csvFormat);
}

/** The same as a file. */
export function csvFile(table: ReportTable): Blob {
  return new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' });
}
