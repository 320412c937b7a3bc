import Papa from 'papaparse';
import {
  BYTE_ORDER_MARK,
  FROM_NEWEST,
  MAX_PAGE_SIZE,
  MAX_ROWS_FOR_PAPER,
  allEnquiriesColumns,
  csvColumnsOf,
  csvOptions,
  reportNotes,
  toReportTable,
  type ExportNotice,
  type RowsAfter,
} from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/texts/common/report-paper.ts';
import { reportFileTexts } from '@dealership/shared/texts/staff/report-file.ts';
import { api } from '../../../lib/calls/api-client.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { downloadBlob, downloadFrom } from '../../../lib/browser/download.ts';
import { tooManyRows, type ExportJob } from './export-job.ts';
import type { Filters } from '../report-address.ts';
import { requestFilters } from '../fetch-report.ts';
import { isInBuiltInFonts, type ReportDocument } from './report-document.ts';
import type { ReportSource, Row } from '../report-source.ts';

/**
 * Makes a file or a print. Loaded at the first click on one of the buttons.
 * @throws {Refusal} when there are too many rows for paper
 * @throws {ApiError}
 */
export async function runExport(job: ExportJob): Promise<void> {
  const { source, shown } = job.input;
  const { page, limit } = job.input.address;
  switch (job.format) {
    case 'CSV': {
      if (job.scope === 'all') return startDownload(job, 'export');
      await noteExport(job, shown);
      const csv = new Blob([csvOf(source, shown)], { type: 'text/csv;charset=utf-8' });
      downloadBlob(csv, `${source.fileName}.csv`);
      return;
    }
    case 'PDF': {
      if (job.scope === 'all') return startDownload(job, 'pdf');
      const content = documentOf(job, shown);
      // The server makes reports with characters that the built-in fonts lack (rules: report-pdf).
      if (!isInBuiltInFonts(content)) return startDownload(job, 'pdf', { page, limit });
      const { reportPdf } = await import('./export-pdf.ts');
      const file = reportPdf(content);
      await noteExport(job, shown);
      downloadBlob(file, `${source.fileName}.pdf`);
      return;
    }
    case 'Print': {
      const [{ printReport }, rows] = await Promise.all([
        import('./export-print.ts'),
        wantedRows(job),
      ]);
      await noteExport(job, rows);
      if (job.printWindow) printReport(job.printWindow, documentOf(job, rows));
    }
  }
}

/**
 * Reports an export made here to the server: each one needs an audit event, so one that cannot be reported is not given
 * to the user (rules: staff-leave-traces).
 */
async function noteExport(
  { format, input: { source, address }, signal }: ExportJob,
  rows: readonly Row[],
): Promise<void> {
  const notice: ExportNotice = { format, rows: rows.length };
  await api.post(
    `${source.path}/export`,
    { ...notice, ...requestFilters(source, address) },
    { signal },
  );
  signal.throwIfAborted();
}

/**
 * Has the browser fetch a file that the server makes and records. The ticket is issued after a check of session and
 * filters, and replaces them in the address: addresses are logged on their way (rules: search-not-in-addresses).
 */
async function startDownload(
  { input: { source, address }, signal }: ExportJob,
  call: 'export' | 'pdf',
  range: { page?: number; limit?: number } = {},
): Promise<void> {
  const path = `${source.path}/${call}`;
  const body = { ...requestFilters(source, address), ...range };
  const { data } = await api.post<{ ticket: string }>(`${path}-ticket`, body, { signal });
  downloadFrom(`${path}?ticket=${data.ticket}`);
}

async function wantedRows({ scope, input, signal, onProgress }: ExportJob) {
  if (scope === 'page') return input.shown;
  const rows = await fetchAllRows(input.source, input.address, { signal, onProgress });
  signal.throwIfAborted();
  return rows;
}

/** Title and columns of a list in files, which are English in every language (rules: languages). */
function inFiles({ kind, title, columns }: ReportSource): Pick<ReportSource, 'title' | 'columns'> {
  const { kinds, all } = reportFileTexts;
  if (kind) return { title: kinds[kind].report?.title ?? title, columns };
  return { title: all.title, columns: allEnquiriesColumns(kinds, all) };
}

function documentOf({ scope, input }: ExportJob, rows: readonly Row[]): ReportDocument {
  const { source, address, branchName, total } = input;
  const details = {
    ...address,
    kind: address.kind && reportFileTexts.kinds[address.kind].title,
    branch: branchName,
    total: scope === 'all' ? undefined : total,
    madeAt: Date.now(),
  };
  const { title, columns } = inFiles(source);
  return {
    title,
    notes: reportNotes(details, reportPaperTexts).map((note) =>
      typeof note === 'string' ? note : note(rows.length),
    ),
    table: toReportTable(columns, rows),
    orientation: source.orientation,
  };
}

/** The CSV of these rows, in the same format as the server's. */
export function csvOf(source: ReportSource, rows: readonly Row[]): string {
  const { header, cells } = toReportTable(csvColumnsOf({ ...source, ...inFiles(source) }), rows);
  return BYTE_ORDER_MARK + Papa.unparse([header, ...cells], csvOptions);
}

/**
 * All matching rows, newest first, as they were at the start: rows that arrive later are newer and left out,
 * and rows erased in the meantime do not shift the others.
 * @throws {Refusal} beyond `MAX_ROWS_FOR_PAPER`
 */
export async function fetchAllRows(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: Pick<ExportJob, 'signal' | 'onProgress'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total: number | undefined;
  let after: string | null = FROM_NEWEST;
  while (after !== null) {
    const body = { after, limit: MAX_PAGE_SIZE, ...requestFilters(source, filters) };
    const answer: RowsAfter<Row> = (await api.post<RowsAfter<Row>>(source.path, body, { signal }))
      .data;
    // An answer of an older server, or a proxy's own page, has no `next`; the end is `null`.
    if (!Array.isArray(answer.data) || (answer.next as string | null | undefined) === undefined) {
      throw new Error('The answer is not a part of a report.');
    }
    total ??= answer.totalRecords;
    if (total > MAX_ROWS_FOR_PAPER) throw new Refusal(tooManyRows(total));
    rows.push(...answer.data);
    onProgress({ done: Math.min(rows.length, total), total });
    after = answer.data.length < MAX_PAGE_SIZE ? null : answer.next;
  }
  return rows;
}
