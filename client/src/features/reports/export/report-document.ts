import { dayOf, enquiryDefinitions, timeOf, type ReportTable } from '@dealership/shared';
import type { Filters } from '../report-address.ts';
import type { ReportSource } from '../report-source.ts';
import { count } from '../row-count.ts';

/** A report for PDF, CSV and print: all take their cells from `table` only. */
export interface ReportDocument {
  title: string;
  /** What the rows are limited to, one line each. */
  notes: string[];
  table: ReportTable;
  orientation: ReportSource['orientation'];
}

interface NoteFacts {
  filters: Filters;
  /** Rows in the table. */
  rows: number;
  /** Rows that match the filters. */
  total: number;
  /** Epoch milliseconds. */
  madeAt: number;
}

/** The lines under the title of a printed report that say which rows it has. */
export function reportNotes({ filters, rows, total, madeAt }: NoteFacts): string[] {
  return [
    `Period: ${period(filters)}`,
    ...(filters.kind === '' ? [] : [`Kind: ${enquiryDefinitions[filters.kind].title}`]),
    ...(filters.search === '' ? [] : [`Search: ${filters.search}`]),
    rows === total ? `Rows: ${count(rows)}` : `Rows: ${count(rows)} of ${count(total)}`,
    `Made on ${dayOf(madeAt)} at ${timeOf(madeAt)}`,
  ];
}

function period({ fromDate, toDate }: Filters): string {
  if (fromDate === '' && toDate === '') return 'all dates';
  if (toDate === '') return `from ${fromDate}`;
  if (fromDate === '') return `up to ${toDate}`;
  return fromDate === toDate ? fromDate : `${fromDate} to ${toDate}`;
}
