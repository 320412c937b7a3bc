import { ROWS_DRAWN, type ExportFormat } from '@dealership/shared';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../lib/api-client.ts';
import { downloadBlob } from '../../../lib/download.ts';
import { readReportAddress } from '../report-address.ts';
import { reportSource, type ReportSource, type Row } from '../report-source.ts';
import type { ExportScope } from './export-job.ts';
import { runExport } from './run-export.ts';

vi.mock('../../../lib/download.ts', () => ({ downloadBlob: vi.fn() }));

const sales = reportSource('sales') as ReportSource;
const address = readReportAddress(new URLSearchParams('page=3&limit=25&fromDate=2026-11-01'));

function rowOf(name: string): Row {
  return {
    ...Object.fromEntries(sales.columns.map(({ key }) => [key, ''])),
    name,
    reference: name,
  };
}

/** What the server sends of a PDF, in the parts in which it arrives. */
let parts: string[];
/** The paths that were called, and what was sent to them. */
let calls: { path: string; body: unknown }[];
let total: number;

beforeEach(() => {
  vi.mocked(downloadBlob).mockReset();
  calls = [];
  total = 400;
  parts = [
    '%PDF-1.5\n7 0 obj\n<<\n/Rows',
    'Drawn 200\n>>\nendobj\n',
    `8 0 obj\n<<\n/${ROWS_DRAWN} 399\n>>\nendobj\nstartxref\n9\n%%EOF\n`,
  ];
  vi.spyOn(api, 'post').mockImplementation((path: string, body: unknown) => {
    calls.push({ path, body });
    if (!path.endsWith('/pdf')) {
      return Promise.resolve({
        data: { data: [], totalRecords: total, totalPages: 1, next: null },
      });
    }
    return Promise.resolve({ data: streamOf(parts) });
  });
});

function streamOf(texts: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

async function run(
  scope: ExportScope,
  { names = ['Asha'], format = 'PDF' }: { names?: string[]; format?: ExportFormat } = {},
) {
  const progress: object[] = [];
  await runExport({
    format,
    scope,
    printWindow: undefined,
    signal: new AbortController().signal,
    input: { source: sales, address, shown: names.map(rowOf), total },
    onProgress: (counts) => progress.push(counts),
  });
  return progress;
}

const filters = { fromDate: '2026-11-01' };

test('all matching rows are drawn by the server, which says how far it is and notes the export itself', async () => {
  const progress = await run('all');
  expect(progress).toEqual([200, 399].map((done) => ({ done, total: 400 })));
  expect(calls).toEqual([
    { path: sales.path, body: { page: 1, limit: 1, ...filters } },
    { path: `${sales.path}/pdf`, body: filters },
  ]);
  const [file, name] = vi.mocked(downloadBlob).mock.calls[0] ?? [];
  expect(name).toBe('Sales_Report.pdf');
  expect(await file?.text()).toBe(parts.join(''));
});

test('a page in Latin letters is drawn here and told to the server', async () => {
  await run('page', { names: ['Asha “Rai”', 'José'] });
  const notice = { format: 'PDF', rows: 2, ...filters };
  expect(calls).toEqual([{ path: `${sales.path}/export`, body: notice }]);
  expect((await vi.mocked(downloadBlob).mock.calls[0]?.[0].text())?.slice(0, 5)).toBe('%PDF-');
});

test('a page with other letters is drawn by the server', async () => {
  await run('page', { names: ['Asha', 'অর্পিতা'] });
  expect(calls.at(-1)).toEqual({
    path: `${sales.path}/pdf`,
    body: { ...filters, page: 3, limit: 25 },
  });
  expect(calls).toHaveLength(2);
  expect(downloadBlob).toHaveBeenCalledOnce();
});

test('a file that ends too early is not saved', async () => {
  parts = parts.slice(0, -1);
  await expect(run('all')).rejects.toThrow('The connection was lost');
  expect(downloadBlob).not.toHaveBeenCalled();
});

test('more rows than the server draws are refused before it is asked', async () => {
  total = 20_001;
  await expect(run('all')).rejects.toThrow('PDF at most 20,000');
  expect(calls).toHaveLength(1);
});
