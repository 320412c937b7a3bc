export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 100;

/** Rows up to which a browser lays out a report for print; beyond, PDF and CSV are offered. */
export const MAX_ROWS_FOR_PAPER = 5000;

/** Rows up to which the server draws a report as PDF, some 800 pages; beyond, CSV is offered. */
export const MAX_ROWS_OF_PDF = 20_000;

/** Which rows of a report are wanted; absent means no limit. Days are inclusive, `YYYY-MM-DD`. */
export interface ReportFilter {
  fromDate?: string;
  toDate?: string;
  search?: string;
}

/** A page of them; `page` counts from 1. */
export interface ReportQuery extends ReportFilter {
  page: number;
  limit: number;
}

/** What a PDF shows of a report: a page of it or, without one, all rows that match. */
export interface PdfQuery extends ReportFilter {
  range?: { page: number; limit: number } | undefined;
}

/** What `after` says for the first rows; from then on it says what the answer before gave as `next`. */
export const FROM_NEWEST = 'newest';

/** A row by its place in a report, which stays when rows above it come and go. */
export interface ReportPlace {
  /** Epoch milliseconds. */
  createdAt: number;
  id: number;
}

/** The answer to a report call with `after`: rows from a place on down, whatever arrives above it. */
export interface RowsAfter<Row> extends Paged<Row> {
  /** For the next call; `null`: there are no more. */
  next: string | null;
}

/** The answer of every paged list. */
export interface Paged<Row> {
  data: Row[];
  /** `ceil(totalRecords / limit)`, 0 when there are none. */
  totalPages: number;
  totalRecords: number;
}

/** The ways in which a report leaves the back office. */
export const exportFormats = ['PDF', 'CSV', 'Print'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** What a browser tells of an export that it makes itself; the report's filters stand beside it. */
export interface ExportNotice {
  format: ExportFormat;
  rows: number;
}
