import { exportFormats, reportKinds, type ExportFormat } from '@dealership/shared';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPdf } from '../../../../../shared/test/read-pdf.ts';
import * as allEnquiries from '../../../../../shared/src/texts/bn/common/all-enquiries.ts';
import * as kinds from '../../../../../shared/src/texts/bn/common/kinds/index.ts';
import * as paper from '../../../../../shared/src/texts/bn/common/report-paper.ts';
import * as file from '../../../../../shared/src/texts/bn/staff/report-file.ts';
import { api } from '../../../lib/calls/api-client.ts';
import { downloadBlob } from '../../../lib/browser/download.ts';
import { readReportAddress } from '../report-address.ts';
import type { ReportSource } from '../report-source.ts';
import type { PrintWindow } from './export-job.ts';

vi.mock('../../../lib/browser/download.ts', () => ({ downloadBlob: vi.fn() }));
// As in the Bengali back office; only now, since its texts for files are the English ones.
vi.doMock('@dealership/shared/texts/common/all-enquiries.ts', () => allEnquiries);
vi.doMock('@dealership/shared/texts/common/kinds/index.ts', () => kinds);
vi.doMock('@dealership/shared/texts/common/report-paper.ts', () => paper);
vi.doMock('@dealership/shared/texts/staff/report-file.ts', () => file);
const { allEnquiriesSource, reportSource } = await import('../report-source.ts');
const { runExport } = await import('./run-export.ts');

const sources: readonly ReportSource[] = [
  ...reportKinds.flatMap((kind) => reportSource(kind) ?? []),
  allEnquiriesSource,
];
const bengali = /\p{Script=Bengali}/u;
const details = { channels: { sms: true }, agreed: true };
const rows = [
  { reference: 'A', kind: 'opt-in', name: 'Asha Rai', details, counts: [] },
  { reference: 'B', kind: 'finance', name: 'Asha Rai', details: {} },
];

beforeEach(() => {
  vi.mocked(downloadBlob).mockReset();
  vi.spyOn(api, 'post').mockResolvedValue({ data: {} });
});

/** What is in the file, or on the page for paper. */
async function contentOf(source: ReportSource, format: ExportFormat): Promise<string> {
  const page = document.implementation.createHTMLDocument();
  const printWindow = {
    document: page,
    focus: () => undefined,
    print: () => undefined,
    CSSStyleSheet: class {
      replaceSync() {}
    },
  } as unknown as PrintWindow;
  const address = readReportAddress(new URLSearchParams('fromDate=2026-11-01&kind=finance'));
  await runExport({
    format,
    scope: 'page',
    input: { source, address, branchName: 'Malda', shown: rows, total: 400 },
    printWindow,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (format === 'Print') return `${page.title} ${page.documentElement.outerHTML}`;
  const blob = vi.mocked(downloadBlob).mock.lastCall?.[0] as Blob;
  return format === 'CSV' ? blob.text() : readPdf(new Uint8Array(await blob.arrayBuffer())).text;
}

test('the screens are in Bengali', () => {
  expect(sources.map(({ title }) => title).filter((title) => !bengali.test(title))).toEqual([]);
});

test.each(exportFormats)(
  '%s of every list is English in the Bengali back office',
  async (format) => {
    for (const source of sources) {
      const content = await contentOf(source, format);
      expect([source.path, content.match(bengali)]).toEqual([source.path, null]);
      expect(content.replaceAll(' ', '')).toContain('AshaRai');
    }
    // The last is that of all kinds.
    const content = (await contentOf(allEnquiriesSource, format)).replaceAll(' ', '');
    expect(content).toContain('Communicationopt-in(nooffers)');
    expect(content).toContain('Financeenquiry');
    if (format !== 'CSV') expect(content).toContain('Branch:Malda');
  },
);
