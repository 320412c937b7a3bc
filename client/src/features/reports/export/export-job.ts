import { MAX_ROWS_FOR_PAPER, type ExportFormat } from '@dealership/shared';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
import type { Filters } from '../report-address.ts';
import { count } from '../row-count.ts';
import type { ReportSource, Row } from '../report-source.ts';

export type ExportScope = 'page' | 'all';

/** What the export buttons work on. */
export interface ExportInput {
  source: ReportSource;
  /** The filters that the shown rows were loaded with. */
  filters: Filters;
  /** The rows on the screen. */
  shown: readonly Row[];
  /** Rows that match the filters, on all pages. */
  total: number;
}

/** Progress of an export; `done` of `total` rows have been fetched. */
export interface ExportProgress {
  format: ExportFormat;
  done: number;
  total: number;
}

/** Why an export is not possible; the message is shown to the user. */
export class ExportRefusal extends Error {
  override name = 'ExportRefusal';
}

export const tooManyRows = exportTexts.tooManyRows(count(MAX_ROWS_FOR_PAPER));

/** A window with its own constructors, which the type of `window.open` leaves out. */
export type PrintWindow = Window & typeof globalThis;

/** One export, with its progress callback and signal. */
export interface ExportJob {
  format: ExportFormat;
  scope: ExportScope;
  input: ExportInput;
  /** Opened while the click was handled, for `Print` alone. */
  printWindow: PrintWindow | undefined;
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}
