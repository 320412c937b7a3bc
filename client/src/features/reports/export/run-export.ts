import {
  BYTE_ORDER_MARK,
  csvColumnsOf,
  csvLines,
  toReportTable,
  type ExportNotice,
} from '@dealership/shared';
import { api } from '../../../lib/api-client.ts';
import { downloadBlob } from '../../../lib/download.ts';
import { fetchAllRows, fetchCsv } from './all-rows.ts';
import type { ExportJob } from './export-job.ts';
import { requestFilters } from '../fetch-report.ts';
import { reportNotes, type ReportDocument } from './report-document.ts';
import type { ReportSource, Row } from '../report-source.ts';

/**
 * Makes a file or a print. Loaded at the first click on one of the buttons.
 * @throws {ExportRefusal} when there are too many rows for paper
 * @throws {ApiError}
 */
export async function runExport(job: ExportJob): Promise<void> {
  const { source } = job.input;
  switch (job.format) {
    case 'CSV': {
      downloadBlob(await wantedCsv(job), `${source.fileName}.csv`);
      return;
    }
    case 'PDF': {
      const [{ reportPdf }, rows] = await Promise.all([import('./export-pdf.ts'), wantedRows(job)]);
      const file = await reportPdf(documentOf(job, rows), job.signal);
      await noteExport(job, rows);
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
 * Reports an export made here to the server: each one leaves an audit event, and one that cannot be
 * reported is not handed out (rules: staff-leave-traces).
 */
async function noteExport(
  { format, input: { source, filters }, signal }: ExportJob,
  rows: readonly Row[],
): Promise<void> {
  const notice: ExportNotice = { format, rows: rows.length };
  await api.post(
    `${source.path}/export`,
    { ...notice, ...requestFilters(source, filters) },
    { signal },
  );
  signal.throwIfAborted();
}

/** The file of all rows comes from the server, which stores the audit event itself. */
async function wantedCsv(job: ExportJob): Promise<Blob> {
  const { source, filters, shown } = job.input;
  if (job.scope === 'all') return fetchCsv(source, filters, job);
  await noteExport(job, shown);
  return new Blob([csvOf(source, shown)], { type: 'text/csv;charset=utf-8' });
}

async function wantedRows({ scope, input, signal, onProgress }: ExportJob) {
  if (scope === 'page') return input.shown;
  const rows = await fetchAllRows(input.source, input.filters, { signal, onProgress });
  signal.throwIfAborted();
  return rows;
}

function documentOf({ scope, input }: ExportJob, rows: readonly Row[]): ReportDocument {
  const { source, filters } = input;
  return {
    title: source.title,
    notes: reportNotes({
      filters,
      rows: rows.length,
      total: scope === 'all' ? rows.length : input.total,
      madeAt: Date.now(),
    }),
    table: toReportTable(source.columns, rows),
    orientation: source.orientation,
  };
}

/** The CSV of these rows, in the same format as the server's. */
export function csvOf(source: ReportSource, rows: readonly Row[]): string {
  const { header, cells } = toReportTable(csvColumnsOf(source), rows);
  return BYTE_ORDER_MARK + csvLines([header, ...cells]);
}
