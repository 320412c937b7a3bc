import type { Messages } from '../texts/texts-in.ts';
import { dayOf, timeOf } from '../time/ist.ts';
import type { ReportFilter } from '../reports/report-query.ts';
import { rowCount } from '../reports/row-count.ts';

/** A line under the title; the one with the number of rows is made after they have been read. */
export type ReportNote = string | ((rows: number) => string);

interface NoteDetails extends Omit<ReportFilter, 'branch'> {
  /** Name of the kind to which the list of all enquiries is narrowed. */
  kind?: string | undefined;
  /** Name of the branch to which it is narrowed. */
  branch?: string | undefined;
  /** Number of matching rows, if not all are shown. */
  total?: number | undefined;
  /** Epoch milliseconds. */
  madeAt: number;
}

/** The lines under the title of a printed report that describe its rows. */
export function reportNotes(
  { kind, branch, search, total, madeAt, ...period }: NoteDetails,
  { notes }: Messages['reportPaper'],
): ReportNote[] {
  return [
    periodNote(period, notes),
    ...(kind ? [notes.kind(kind)] : []),
    ...(branch ? [notes.branch(branch)] : []),
    ...(search ? [notes.search(search)] : []),
    (rows) =>
      total === undefined || rows === total
        ? notes.rows(rowCount(rows))
        : notes.rowsOf(rowCount(rows), rowCount(total)),
    notes.madeOn(dayOf(madeAt), timeOf(madeAt)),
  ];
}

function periodNote({ fromDate, toDate }: ReportFilter, notes: Messages['reportPaper']['notes']) {
  if (!fromDate && !toDate) return notes.allDates;
  if (!toDate) return notes.from(fromDate ?? '');
  if (!fromDate) return notes.upTo(toDate);
  return fromDate === toDate ? notes.onDay(fromDate) : notes.fromTo(fromDate, toDate);
}
