export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 100;

/** Rows up to which PDF and Print take all matching rows; beyond, CSV is offered (architecture part 6). */
export const MAX_ROWS_FOR_PAPER = 5000;

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

/** The answer of every paged list (specification part 3). */
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
