import {
  BYTE_ORDER_MARK,
  csvColumnsOf,
  csvLines,
  reportNotes,
  toReportTable,
  type ExportNotice,
} from '@dealership/shared';
import { kindTexts } from '@dealership/shared/messages/common/kinds/index.ts';
import { reportPaperTexts } from '@dealership/shared/messages/common/report-paper.ts';
import { api } from '../../../lib/api-client.ts';
import { downloadBlob } from '../../../lib/download.ts';
import { fetchAllRows, fetchCsv, fetchPdf } from './all-rows.ts';
import type { ExportJob } from './export-job.ts';
import { requestFilters } from '../fetch-report.ts';
import { isInBuiltInFonts, type ReportDocument } from './report-document.ts';
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
      downloadBlob(await wantedPdf(job), `${source.fileName}.pdf`);
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

/** The file of all rows comes from the server, which stores the audit event itself. */
async function wantedCsv(job: ExportJob): Promise<Blob> {
  const { source, address, shown } = job.input;
  if (job.scope === 'all') return fetchCsv(source, address, job);
  await noteExport(job, shown);
  return new Blob([csvOf(source, shown)], { type: 'text/csv;charset=utf-8' });
}

/**
 * The PDF of one page is drawn here when the built-in fonts have all its letters; the others come from the server,
 * which stores the audit event itself (rules: report-pdf).
 */
async function wantedPdf(job: ExportJob): Promise<Blob> {
  const { source, address, shown } = job.input;
  if (job.scope === 'all') return fetchPdf(source, address, job);
  const content = documentOf(job, shown);
  if (!isInBuiltInFonts(content)) {
    const { page, limit } = address;
    return fetchPdf(source, address, { ...job, page: { page, limit } });
  }
  const { reportPdf } = await import('./export-pdf.ts');
  const file = reportPdf(content);
  await noteExport(job, shown);
  return file;
}

async function wantedRows({ scope, input, signal, onProgress }: ExportJob) {
  if (scope === 'page') return input.shown;
  const rows = await fetchAllRows(input.source, input.address, { signal, onProgress });
  signal.throwIfAborted();
  return rows;
}

function documentOf({ scope, input }: ExportJob, rows: readonly Row[]): ReportDocument {
  const { source, address, total } = input;
  const facts = {
    ...address,
    kind: address.kind && kindTexts[address.kind].title,
    total: scope === 'all' ? undefined : total,
    madeAt: Date.now(),
  };
  return {
    title: source.title,
    notes: reportNotes(facts, reportPaperTexts).map((note) =>
      typeof note === 'string' ? note : note(rows.length),
    ),
    table: toReportTable(source.columns, rows),
    orientation: source.orientation,
  };
}

/** The CSV of these rows, in the same format as the server's. */
export function csvOf(source: ReportSource, rows: readonly Row[]): string {
  const { header, cells } = toReportTable(csvColumnsOf(source), rows);
  return BYTE_ORDER_MARK + csvLines([header, ...cells]);
}
