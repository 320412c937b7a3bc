import {
  MAX_ROWS_FOR_PAPER,
  MAX_ROWS_OF_PDF,
  rowCount,
  type ExportFormat,
} from '@dealership/shared';
import { exportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { rememberWindow } from '../../../lib/browser/opened-windows.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import type { ReportAddress } from '../report-address.ts';
import type { ReportSource, Row } from '../report-source.ts';

export type ExportScope = 'page' | 'all';

export interface ExportInput {
  source: ReportSource;
  address: ReportAddress;
  /** Of the branch in the address. */
  branchName: string | undefined;
  shown: readonly Row[];
  /** Rows that match the filters, on all pages. */
  total: number;
}

/** `done` of `total` rows have been fetched. */
export interface ExportProgress {
  done: number;
  total: number;
}

export function exportProblem(error: unknown): string {
  return error instanceof Refusal ? error.message : exportTexts.failed(failureText(error));
}

export const mostRows: Readonly<Record<ExportFormat, number>> = {
  PDF: MAX_ROWS_OF_PDF,
  CSV: Infinity,
  Print: MAX_ROWS_FOR_PAPER,
};

/** A text for too many rows; `undefined`: all formats take them. */
export function tooManyRows(rows: number): string | undefined {
  const [print, pdf] = [rowCount(mostRows.Print), rowCount(mostRows.PDF)];
  if (rows > mostRows.PDF) return exportTexts.tooManyRows({ print, pdf });
  return rows > mostRows.Print ? exportTexts.tooManyRowsForPrint(print) : undefined;
}

/** A window with its own constructors, which the type of `window.open` leaves out. */
export type PrintWindow = Window & typeof globalThis;

export interface ExportJob {
  format: ExportFormat;
  scope: ExportScope;
  input: ExportInput;
  /** Opened while the click was handled; only for `Print`. */
  printWindow: PrintWindow | undefined;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * Opens the empty window for printing. To be called while the click is handled: browsers block windows that open later.
 * @throws {Refusal}
 */
export function openPrintWindow(title: string): PrintWindow {
  const opened = window.open('', '_blank');
  if (opened === null) throw new Refusal(exportTexts.windowBlocked);
  rememberWindow(opened);
  opened.document.title = title;
  opened.document.body.textContent = exportTexts.windowLoading;
  return opened as PrintWindow;
}
