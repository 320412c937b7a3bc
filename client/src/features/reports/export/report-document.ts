import { dayOf, timeOf, type ReportTable } from '@dealership/shared';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
import type { Filters } from '../report-address.ts';
import type { ReportSource } from '../report-source.ts';
import { count } from '../row-count.ts';

const { notes } = exportTexts;

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
    period(filters),
    ...(filters.kind === '' ? [] : [notes.kind(kindTexts[filters.kind].title)]),
    ...(filters.search === '' ? [] : [notes.search(filters.search)]),
    rows === total ? notes.rows(count(rows)) : notes.rowsOf(count(rows), count(total)),
    notes.madeOn(dayOf(madeAt), timeOf(madeAt)),
  ];
}

function period({ fromDate, toDate }: Filters): string {
  if (fromDate === '' && toDate === '') return notes.allDates;
  if (toDate === '') return notes.from(fromDate);
  if (fromDate === '') return notes.upTo(toDate);
  return fromDate === toDate ? notes.onDay(fromDate) : notes.fromTo(fromDate, toDate);
}
