export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 100;

/** Rows up to which a browser lays out a report for print; beyond, PDF and CSV are offered. */
export const MAX_ROWS_FOR_PAPER = 5000;

/** Rows up to which the server draws a report as PDF, some 800 pages; beyond, CSV is offered. */
export const MAX_ROWS_OF_PDF = 20_000;

/** Filters for the rows of a report; absent means no limit. Days are inclusive, `YYYY-MM-DD`. */
export interface ReportFilter {
  fromDate?: string;
  toDate?: string;
  search?: string;
  /** Number of the branch that answers. */
  branch?: number;
}

/** The value of `after` for the first rows; later calls send the `next` of the previous answer. */
export const FROM_NEWEST = 'newest';

/** The place of a row in a report, which stays the same when rows above it come and go. */
export interface ReportPlace {
  /** Epoch milliseconds. */
  createdAt: number;
  id: number;
}

/** The answer to a report call with `after`: rows from a place on down, unaffected by new rows above it. */
export interface RowsAfter<Row> extends Paged<Row> {
  /** For the next call; `null`: there are no more. */
  next: string | null;
}

export interface Paged<Row> {
  data: Row[];
  /** `ceil(totalRecords / limit)`, 0 if there are none. */
  totalPages: number;
  totalRecords: number;
}

export const exportFormats = ['PDF', 'CSV', 'Print'] as const;

export type ExportFormat = (typeof exportFormats)[number];
