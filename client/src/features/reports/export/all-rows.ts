import { FROM_NEWEST, MAX_PAGE_SIZE, MAX_ROWS_FOR_PAPER } from '@dealership/shared';
import { api } from '../../../lib/api-client.ts';
import { ExportRefusal, tooManyRows } from './export-job.ts';
import { fetchReport, fetchRowsAfter, requestFilters } from '../fetch-report.ts';
import type { Filters } from '../report-address.ts';
import type { ReportSource, Row } from '../report-source.ts';

/**
 * All matching rows as the CSV that the server streams: a million rows are about 140 MB, which Chromium
 * keeps outside the page's own memory, and on disk if they are large.
 * @throws {ApiError}
 */
export async function fetchCsv(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: AllRowsOptions,
): Promise<Blob> {
  // An error of the stream has no readable message; so a page of one row first checks session and filters,
  // and says how many rows to expect.
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
    // In place of the filters: addresses are logged on their way, bodies are not.
    params: { ticket: issued.ticket },
    // Only the fetch adapter streams; no timeout, since the time depends on the number of rows.
    ...{ adapter: 'fetch', responseType: 'stream', timeout: 0, signal },
  });
  let lines = 0;
  const counted = data.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
        // The first line is the header; multi-line texts of visitors are counted too often.
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
 * All matching rows, newest first, as they were at the start: rows that arrive meanwhile are newer and left out,
 * and rows erased meanwhile do not shift the others.
 * @throws {ExportRefusal} beyond `MAX_ROWS_FOR_PAPER`
 */
export async function fetchAllRows(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: AllRowsOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total: number | undefined;
  let after: string | null = FROM_NEWEST;
  while (after !== null) {
    const wanted = { ...filters, after, limit: MAX_PAGE_SIZE };
    const answer = await fetchRowsAfter(source, wanted, signal);
    total ??= answer.totalRecords;
    if (total > MAX_ROWS_FOR_PAPER) throw new ExportRefusal(tooManyRows);
    rows.push(...answer.data);
    onProgress({ done: Math.min(rows.length, total), total });
    after = answer.data.length < MAX_PAGE_SIZE ? null : answer.next;
  }
  return rows;
}
