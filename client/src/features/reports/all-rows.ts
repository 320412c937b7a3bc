import { MAX_PAGE_SIZE, MAX_ROWS_FOR_PAPER } from '@dealership/shared';
import { ExportRefusal, tooManyRows } from './export-job.ts';
import { fetchReport, requestFilters } from './fetch-report.ts';
import type { Filters } from './report-address.ts';
import type { ReportSource, Row } from './report-source.ts';

/** Where the server streams all matching rows as CSV. */
export function exportAddress(source: ReportSource, filters: Filters): string {
  const wanted = Object.entries(requestFilters(source, filters)).filter(
    ([, value]) => value !== '',
  );
  const query = new URLSearchParams(wanted).toString();
  return `${source.path}/export${query === '' ? '' : `?${query}`}`;
}

interface AllRowsOptions {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/**
 * All matching rows, page by page, newest first.
 * @throws {ExportRefusal} beyond `MAX_ROWS_FOR_PAPER`
 */
export async function fetchAllRows(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: AllRowsOptions,
): Promise<Row[]> {
  // Enquiries that arrive meanwhile push rows onto the next page, where they would come again.
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchReport(source, { ...filters, page, limit: MAX_PAGE_SIZE }, signal);
    if (answer.totalRecords > MAX_ROWS_FOR_PAPER) {
      throw new ExportRefusal(tooManyRows);
    }
    for (const row of answer.data) rows.set(row.reference, row);
    onProgress({ done: Math.min(rows.size, answer.totalRecords), total: answer.totalRecords });
    if (page >= answer.totalPages || answer.data.length === 0) return [...rows.values()];
  }
}
