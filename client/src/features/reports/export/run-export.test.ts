import type { ExportFormat } from '@dealership/shared';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../lib/calls/api-client.ts';
import { downloadBlob, downloadFrom } from '../../../lib/browser/download.ts';
import { readReportAddress } from '../report-address.ts';
import { reportSource, type ReportSource, type Row } from '../report-source.ts';
import type { ExportScope } from './export-job.ts';
import { runExport } from './run-export.ts';

vi.mock('../../../lib/browser/download.ts', () => ({
  downloadBlob: vi.fn(),
  downloadFrom: vi.fn(),
}));

const sales = reportSource('sales') as ReportSource;
const address = readReportAddress(new URLSearchParams('page=3&limit=25&fromDate=2026-11-01'));

function rowOf(name: string): Row {
  return {
    ...Object.fromEntries(sales.columns.map(({ key }) => [key, ''])),
    name,
    reference: name,
  };
}

/** The called paths, and the bodies sent to them. */
let calls: { path: string; body: unknown }[];

beforeEach(() => {
  vi.mocked(downloadBlob).mockReset();
  vi.mocked(downloadFrom).mockReset();
  calls = [];
  vi.spyOn(api, 'post').mockImplementation((path: string, body: unknown) => {
    calls.push({ path, body });
    return Promise.resolve({ data: { ticket: 'abc' } });
  });
});

function run(
  scope: ExportScope,
  { names = ['Asha'], format = 'PDF' }: { names?: string[]; format?: ExportFormat } = {},
) {
  const { signal } = new AbortController();
  const input = {
    source: sales,
    address,
    branchName: undefined,
    shown: names.map(rowOf),
    total: 400,
  };
  const onProgress = () => undefined;
  return runExport({ format, scope, printWindow: undefined, signal, input, onProgress });
}

const filters = { fromDate: '2026-11-01' };

test.each([
  ['PDF', 'pdf'],
  ['CSV', 'export'],
] as const)('the browser fetches a %s of all matching rows with a ticket', async (format, call) => {
  await run('all', { format });
  expect(calls).toEqual([{ path: `${sales.path}/${call}-ticket`, body: filters }]);
  expect(downloadFrom).toHaveBeenCalledExactlyOnceWith(`${sales.path}/${call}?ticket=abc`);
});

test('a page in Latin letters is drawn here and recorded by the server', async () => {
  await run('page', { names: ['Asha “Rai”', 'José'] });
  const notice = { format: 'PDF', rows: 2, ...filters };
  expect(calls).toEqual([{ path: `${sales.path}/export`, body: notice }]);
  expect((await vi.mocked(downloadBlob).mock.calls[0]?.[0].text())?.slice(0, 5)).toBe('%PDF-');
});

test('a page with other letters is drawn by the server', async () => {
  await run('page', { names: ['Asha', 'অর্পিতা'] });
  const body = { ...filters, page: 3, limit: 25 };
  expect(calls).toEqual([{ path: `${sales.path}/pdf-ticket`, body }]);
  expect(downloadFrom).toHaveBeenCalledExactlyOnceWith(`${sales.path}/pdf?ticket=abc`);
});

test('what the server refuses is not fetched', async () => {
  vi.mocked(api.post).mockRejectedValue(new Error('A PDF can hold at most 20,000 rows.'));
  await expect(run('all')).rejects.toThrow('at most 20,000 rows');
  expect(downloadFrom).not.toHaveBeenCalled();
});
