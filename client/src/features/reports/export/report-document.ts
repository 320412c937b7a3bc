import { isWinAnsi, type ReportTable } from '@dealership/shared';
import type { ReportSource } from '../report-source.ts';

/** A report for PDF and print: both take their cells from `table` only. */
export interface ReportDocument {
  title: string;
  /** What the rows are limited to, one line each. */
  notes: string[];
  table: ReportTable;
  orientation: ReportSource['orientation'];
}

/** Whether the built-in fonts of PDF can print all of a report; the server draws the others. */
export function isInBuiltInFonts({ title, notes, table }: ReportDocument): boolean {
  return [title, ...notes, ...table.header, ...table.cells.flat()].every(isWinAnsi);
}
