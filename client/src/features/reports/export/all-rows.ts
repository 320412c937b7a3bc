import {
  FROM_NEWEST,
  MAX_PAGE_SIZE,
  MAX_ROWS_FOR_PAPER,
  MAX_ROWS_OF_PDF,
  ROWS_DRAWN,
} from '@dealership/shared';
import { getFetch } from 'axios/unsafe/adapters/fetch.js';
import { exportTexts } from '@dealership/shared/messages/staff/reports.ts';
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
  const total = await fetchTotal(source, filters, signal);
  const { data: issued } = await api.post<{ ticket: string }>(
    `${source.path}/export-ticket`,
    requestFilters(source, filters),
    { signal },
  );
  // In place of the filters: addresses are logged on their way, bodies are not.
  const params = { ticket: issued.ticket };
  const { data } = await api.get<FileStream>(`${source.path}/export`, {
    params,
    ...asStream(signal),
  });
  let lines = 0;
  return readFile(data, 'text/csv;charset=utf-8', (chunk) => {
    for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
    // The first line is the header; multi-line texts of visitors are counted too often.
    onProgress({ done: Math.min(Math.max(0, lines - 1), total), total });
  });
}

/**
 * A report as the PDF that the server draws: of one page of it, or of all matching rows.
 * @throws {ApiError}
 * @throws {ExportRefusal} beyond `MAX_ROWS_OF_PDF`, or when the connection breaks off
 */
export async function fetchPdf(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress, page }: AllRowsOptions & { page?: { page: number; limit: number } },
): Promise<Blob> {
  const found = await fetchTotal(source, filters, signal);
  if (!page && found > MAX_ROWS_OF_PDF) throw new ExportRefusal(tooManyRows(found));
  const total = page ? Math.min(page.limit, found) : found;
  const body = { ...requestFilters(source, filters), ...page };
  const { data } = await api.post<FileStream>(`${source.path}/pdf`, body, asStream(signal));
  const text = new TextDecoder('latin1');
  let end = '';
  const file = await readFile(data, 'application/pdf', (chunk) => {
    const read = end + text.decode(chunk);
    const [last] = [...read.matchAll(ROWS)].slice(-1);
    if (last) onProgress({ done: Math.min(Number(last[1]), total), total });
    end = read.slice(-LONGEST_MARK);
  });
  // A proxy may end a torn answer as if it were whole.
  if (!end.trimEnd().endsWith('%%EOF')) throw new ExportRefusal(exportTexts.brokenOff);
  return file;
}

/** What the server says between the pages of how many rows are drawn. */
const ROWS = new RegExp(`/${ROWS_DRAWN} (\\d+)\\s`, 'g');
const LONGEST_MARK = ROWS_DRAWN.length + 20;

type FileStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Only the fetch adapter streams; no timeout, since the time depends on the number of rows. */
function asStream(signal: AbortSignal) {
  return { adapter: getFetch(), responseType: 'stream', timeout: 0, signal } as const;
}

/**
 * How many rows match. An error of a stream has no readable message; so a page of one row first checks session and
 * filters.
 */
async function fetchTotal(
  source: ReportSource,
  filters: Filters,
  signal: AbortSignal,
): Promise<number> {
  const { totalRecords } = await fetchReport(source, { ...filters, page: 1, limit: 1 }, signal);
  return totalRecords;
}

/** The whole file, of which `watch` sees every part as it arrives. */
async function readFile(
  stream: FileStream,
  type: string,
  watch: (chunk: Uint8Array) => void,
): Promise<Blob> {
  const watched = stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        watch(chunk);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(watched, { headers: { 'Content-Type': type } }).blob();
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
    if (total > MAX_ROWS_FOR_PAPER) throw new ExportRefusal(tooManyRows(total));
    rows.push(...answer.data);
    onProgress({ done: Math.min(rows.length, total), total });
    after = answer.data.length < MAX_PAGE_SIZE ? null : answer.next;
  }
  return rows;
}
