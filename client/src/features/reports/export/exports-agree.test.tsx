import { inflateSync } from 'node:zlib';
import { BYTE_ORDER_MARK, reportKinds, toReportTable } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import Papa from 'papaparse';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/stub-api.ts';
import { reportPdf } from './export-pdf.ts';
import { printReport } from './export-print.ts';
import type { ReportDocument } from './report-document.ts';
import { ReportPage } from '../list/report-page.tsx';
import { csvOf } from './run-export.ts';
import { allEnquiriesSource, reportSource, type ReportSource, type Row } from '../report-source.ts';

const sources: readonly ReportSource[] = [
  ...reportKinds.flatMap((kind) => reportSource(kind) ?? []),
  allEnquiriesSource,
];

/** Two rows of a report: one with a value in every column, one with the optional columns empty. */
function buildRows({ columns }: ReportSource): Row[] {
  const full = columns.map(({ key, header }, index) => {
    if (key === 'kind') return [key, 'finance'];
    if (key === 'loan_amount') return [key, 60_000.5];
    return [key, `${header} “${index}” José\nand so on`];
  });
  const bare = columns.map(({ key }) => [key, key === 'loan_amount' ? null : '']);
  return [
    { ...(Object.fromEntries(full) as object), details: {}, reference: 'FIRST' },
    {
      ...(Object.fromEntries(bare) as object),
      name: 'Asha',
      kind: 'amc',
      details: {},
      reference: 'SECOND',
    },
  ];
}

function documentOf(source: ReportSource): ReportDocument {
  return {
    title: source.title,
    notes: ['Period: all dates'],
    table: toReportTable(source.columns, buildRows(source)),
    orientation: source.orientation,
  };
}

test('there are twelve lists', () => {
  expect(sources).toHaveLength(12);
});

describe.each(sources)('$title', (source) => {
  test('the screen, CSV, PDF and print show the same headers and cells', async () => {
    const report = documentOf(source);
    const { header, cells } = report.table;
    const expected = [header, ...cells];
    expect(await onScreen(source)).toEqual(expected);
    const [csvHeader = [], ...csvCells] = Papa.parse<string[]>(
      csvOf(source, buildRows(source)).slice(BYTE_ORDER_MARK.length),
    ).data;
    // The CSV of all enquiries has further columns for fields that only some kinds have.
    const inCsv = [csvHeader, ...csvCells].map((cells) => cells.slice(0, header.length));
    expect(inCsv).toEqual(expected);
    expect(csvHeader.length > header.length).toBe(source === allEnquiriesSource);
    expect(printed(report)).toEqual(expected);
    // A text too long for its cell is set in several lines, without the blanks between them.
    const inPdf = [source.title, 'Period: all dates', ...expected.flat(), 'Page 1 of 1'];
    expect(withoutBlanks(await pdfTexts(report))).toBe(withoutBlanks(inPdf));
  });
});

test('a CSV starts with a byte-order mark, quotes every field and disarms formulas', () => {
  const source = { ...(sources[0] as ReportSource), columns: [{ key: 'name', header: 'Name' }] };
  const rows = ['=1+1', 'say "hi"', ''].map((name) => ({ name, reference: name }));
  expect(csvOf(source, rows)).toBe('\ufeff"Name"\r\n"\'=1+1"\r\n"say ""hi"""\r\n""');
});

test('print shows markup from a visitor as text', () => {
  const cells = [['<img src=x onerror=alert(1)>']];
  const page = print({ ...documentOf(allEnquiriesSource), table: { header: ['Name'], cells } });
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('td')?.textContent).toBe(cells[0]?.[0]);
});

function withoutBlanks(texts: readonly string[]): string {
  return texts.join('').replaceAll(/\s/g, '');
}

async function onScreen(source: ReportSource): Promise<string[][]> {
  const rows = buildRows(source);
  stubApi(() => ({ data: { data: rows, totalPages: 1, totalRecords: rows.length } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReportPage source={source} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Showing 1 to 2 of 2 entries');
  return rowsOf(screen.getByRole('table'));
}

function printed(report: ReportDocument): string[][] {
  const shown = print(report).querySelector('table');
  return shown === null ? [] : rowsOf(shown);
}

function rowsOf(element: HTMLElement): string[][] {
  return [...element.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
}

function print(content: ReportDocument): Document {
  const page = document.implementation.createHTMLDocument();
  const opened = {
    document: page,
    focus: vi.fn(),
    print: vi.fn(),
    CSSStyleSheet: class {
      replaceSync = vi.fn();
    },
  };
  printReport(opened as unknown as Window & typeof globalThis, content);
  expect(opened.print).toHaveBeenCalledOnce();
  expect(page.title).toBe(content.title);
  return page;
}

/** The texts of a PDF in the order in which they are drawn. */
async function pdfTexts(report: ReportDocument): Promise<string[]> {
  const file = reportPdf(report);
  const bytes = Buffer.from(await file.arrayBuffer());
  return streamsOf(bytes).flatMap((stream) =>
    Array.from(stream.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g), ([, text = '']) =>
      fromWinAnsi(text.replaceAll(/\\(.)/g, '$1')),
    ),
  );
}

function streamsOf(bytes: Buffer): string[] {
  return Array.from(
    bytes.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g),
    ([, raw]) => {
      const stream = Buffer.from(raw ?? '', 'latin1');
      return (stream[0] === 0x78 ? inflateSync(stream) : stream).toString('latin1');
    },
  );
}

/** Node's own `windows-1252` decoder decodes Latin-1. */
function fromWinAnsi(text: string): string {
  return text.replaceAll('\x93', '“').replaceAll('\x94', '”');
}
