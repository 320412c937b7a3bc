import type { ReportTable } from '@dealership/shared';
import Papa from 'papaparse';

/** Tells Excel that the file is UTF-8; without it Bengali names turn into rubbish. */
const BYTE_ORDER_MARK = '\ufeff';

/** The CSV of a report: every field quoted, and what a spreadsheet would run as a formula made text. */
export function toCsv({ header, cells }: ReportTable): string {
  const rows = Papa.unparse(
    { fields: header, data: cells },
    { quotes: true, escapeFormulae: true, newline: '\r\n' },
  );
  return BYTE_ORDER_MARK + rows;
}

/** The same as a file. */
export function csvFile(table: ReportTable): Blob {
  return new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' });
}
