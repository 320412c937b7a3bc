import { inflateSync } from 'node:zlib';
import { enquiryDefinitions, toReportTable } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { DataTable } from '../../ui/data-table.tsx';
import { toCsv } from './export-csv.ts';
import { reportPdf } from './export-pdf.ts';
import { printReport } from './export-print.ts';
import type { ReportDocument } from './report-document.ts';

const { report } = enquiryDefinitions.finance;
const columns = 'none' in report ? [] : report.columns;
const table = toReportTable(columns, [
  buildRow({ name: 'Asha Rai', loan_amount: 60000.5, message: 'Please call “soon”' }),
  buildRow({ name: 'José Dias', loan_amount: null, message: '' }),
]);
const document_: ReportDocument = {
  title: 'Finance Report',
  notes: ['Period: all dates'],
  table,
  orientation: 'landscape',
};

test('the screen, CSV, PDF and print show the same headers and cells', async () => {
  const expected = [table.header, ...table.cells];
  expect(onScreen()).toEqual(expected);
  expect(Papa.parse(toCsv(table).slice(1)).data).toEqual(expected);
  expect(printed()).toEqual(expected);
  expect(await pdfTexts()).toEqual([
    ...['Finance Report', 'Period: all dates'],
    ...expected.flat(),
    'Page 1 of 1',
  ]);
});

test('a CSV starts with a byte-order mark, quotes every field and disarms formulas', () => {
  const csv = toCsv({ header: ['Name'], cells: [['=1+1'], ['say "hi"'], ['']] });
  expect(csv).toBe('\ufeff"Name"\r\n"\'=1+1"\r\n"say ""hi"""\r\n""');
});

test('print takes markup of a visitor as text', () => {
  const cells = [['<img src=x onerror=alert(1)>']];
  const page = print({ ...document_, table: { header: ['Name'], cells } });
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('td')?.textContent).toBe(cells[0]?.[0]);
});

function buildRow(values: Record<string, unknown>) {
  return {
    ...{ contact: '9876543210', email: 'asha@example.com', model: 'Shine 100' },
    ...{ created_date: '2026-11-21', created_time: '10:20:30' },
    ...values,
  };
}

function onScreen(): string[][] {
  render(<DataTable label="Finance Report" {...table} rowKeys={['a', 'b']} />);
  return rowsOf(screen.getByRole('table'));
}

function printed(): string[][] {
  const shown = print(document_).querySelector('table');
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
async function pdfTexts(): Promise<string[]> {
  const file = await reportPdf(document_, new AbortController().signal);
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

/** Node's own decoder for this takes it for Latin-1. */
function fromWinAnsi(text: string): string {
  return text.replaceAll('\x93', '“').replaceAll('\x94', '”');
}
