import { toReportTable } from '@dealership/shared';
import { downloadAddress, downloadBlob } from '../../lib/download.ts';
import { exportAddress, fetchAllRows } from './all-rows.ts';
import type { ExportJob } from './export-job.ts';
import { fetchReport } from './fetch-report.ts';
import { reportNotes, type ReportDocument } from './report-document.ts';
import type { ReportSource, Row } from './report-source.ts';

/**
 * Makes a file or a print. It comes with the first click on one of the buttons.
 * @throws {ExportRefusal} when there is too much for paper
 * @throws {ApiError}
 */
export async function runExport(job: ExportJob): Promise<void> {
  const { source } = job.input;
  switch (job.format) {
    case 'CSV': {
      if (job.scope === 'all') return downloadAll(job);
      const { csvFile } = await import('./export-csv.ts');
      downloadBlob(csvFile(tableOf(source, job.input.shown)), `${source.fileName}.csv`);
      return;
    }
    case 'PDF': {
      const [{ reportPdf }, rows] = await Promise.all([import('./export-pdf.ts'), wantedRows(job)]);
      const file = await reportPdf(documentOf(job, rows), job.signal);
      downloadBlob(file, `${source.fileName}.pdf`);
      return;
    }
    case 'Print': {
      const [{ printReport }, rows] = await Promise.all([
        import('./export-print.ts'),
        wantedRows(job),
      ]);
      if (job.printWindow) printReport(job.printWindow, documentOf(job, rows));
    }
  }
}

/** A download cannot say why it failed; a page of one row first shows that session and filters hold. */
async function downloadAll({ input: { source, filters }, signal }: ExportJob): Promise<void> {
  await fetchReport(source, { ...filters, page: 1, limit: 1 }, signal);
  if (!signal.aborted) downloadAddress(exportAddress(source, filters), `${source.fileName}.csv`);
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
    table: tableOf(source, rows),
    orientation: source.orientation,
  };
}

function tableOf(source: ReportSource, rows: readonly Row[]) {
  return toReportTable(source.columns, rows);
}
