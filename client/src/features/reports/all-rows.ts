import { MAX_PAGE_SIZE, MAX_ROWS_FOR_PAPER } from '@dealership/shared';
import { api } from '../../lib/api-client.ts';
import { ExportRefusal, tooManyRows } from './export-job.ts';
import { fetchReport, requestFilters } from './fetch-report.ts';
import type { Filters } from './report-address.ts';
import type { ReportSource, Row } from './report-source.ts';

/**
 * All matching rows as the CSV that the server streams: a million of them are about 140 MB, which
 * Chromium keeps outside the page's own memory, and on disk when they are many.
 * @throws {ApiError}
 */
export async function fetchCsv(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: AllRowsOptions,
): Promise<Blob> {
  // A refusal of the stream comes without its words; a page of one row first shows that session and
  // filters hold, and says how many rows are to come.
  const { totalRecords: total } = await fetchReport(
    source,
    { ...filters, page: 1, limit: 1 },
    signal,
  );
  const { data: issued } = await api.post<{ ticket: string }>(
    `${source.path}/export-ticket`,
    requestFilters(source, filters),
    { signal },
  );
  const { data } = await api.get<ReadableStream<Uint8Array<ArrayBuffer>>>(`${source.path}/export`, {
    // In place of the filters: an address is written down on its way, a body is not.
    params: { ticket: issued.ticket },
    // The fetch adapter alone hands out bytes as they come; how long that takes depends on the rows.
    ...{ adapter: 'fetch', responseType: 'stream', timeout: 0, signal },
  });
  let lines = 0;
  const counted = data.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
        // The first line is the header; one of a visitor's text over several lines counts too often.
        onProgress({ done: Math.min(Math.max(0, lines - 1), total), total });
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { 'Content-Type': 'text/csv;charset=utf-8' } }).blob();
}

const LINE_FEED = 0x0a;

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
