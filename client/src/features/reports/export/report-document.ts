import { isWinAnsi, type ReportTable } from '@dealership/shared';
import type { ReportSource } from '../report-source.ts';

/** A report for PDF and print: both take their cells only from `table`. */
export interface ReportDocument {
  title: string;
  /** The filters of the rows, one line each. */
  notes: string[];
  table: ReportTable;
  orientation: ReportSource['orientation'];
}

/** Whether the built-in fonts of PDF have all characters of a report; the server makes the others. */
export function isInBuiltInFonts({ title, notes, table }: ReportDocument): boolean {
  return [title, ...notes, ...table.header, ...table.cells.flat()].every(isWinAnsi);
}
