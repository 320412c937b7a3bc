import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsIn } from '@dealership/shared';
import { describeReportLayout } from '../../../../../shared/test/report-layout.ts';
import { readPdf } from '../../../../../shared/test/read-pdf.ts';
import { drawReport, type ReportContent } from './report-pdf.ts';

async function* inBatches(cells: readonly string[][], size = 200): AsyncGenerator<string[][]> {
  for (let start = 0; start < cells.length; start += size) yield cells.slice(start, start + size);
}

function buildContent(overrides: Partial<ReportContent> = {}): ReportContent {
  return {
    title: 'Sales Report',
    notes: [],
    header: ['Name', 'Message'],
    orientation: 'portrait',
    batches: inBatches([]),
    madeAt: Date.parse('2026-11-21T05:00:00Z'),
    seller: 'Hill Road Motors',
    texts: textsIn('en').reportPaper,
    ...overrides,
  };
}

async function bytesOf(report: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of report) parts.push(part);
  return Buffer.concat(parts);
}

describeReportLayout(({ cells, ...rest }) =>
  bytesOf(drawReport(buildContent({ ...rest, batches: inBatches(cells) }))),
);

it('has Bengali, Hindi and what no font has as text, beside and in notes', async () => {
  const name = 'অর্পিতা মুখার্জি';
  const message = 'Please सर्विस at ₹ 500 👍🏽\nধন্যবাদ';
  const notes = ['Search: মুখার্জি', (rows: number) => `Rows: ${rows}`];
  const content = buildContent({ notes, batches: inBatches([[name, message]]) });
  const [page] = readPdf(await bytesOf(drawReport(content))).layout;
  const texts = page?.texts.map(({ text }) => text).join('') ?? '';
  for (const expected of [name, 'Search: মুখার্জি', 'Rows: 1', 'Please सर्विस at ₹ 500 👍🏽']) {
    expect(texts).toContain(expected);
  }
});

it('holds every text, whatever its characters', async () => {
  const seen = (text: string) => text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('ab (\\)<>কর্িষ্\u200d্ককिर्ष🏽👍é₹\u0301')),
      maxLength: 40,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      const content = buildContent({ header: texts.map(() => 'x'), batches: inBatches([texts]) });
      const drawn = readPdf(await bytesOf(drawReport(content))).text;
      expect(seen(drawn)).toContain(seen(texts.join('')));
    }),
  );
});

it('keeps a word that is wider than its column inside it, whole letters on each line', async () => {
  const word = 'ক্ষ্মি'.repeat(60);
  const header = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cells = [header.map(() => word)];
  const [page] = readPdf(
    await bytesOf(drawReport(buildContent({ header, batches: inBatches(cells) }))),
  ).layout;
  const drawn = page?.texts.filter(({ text }) => text.includes('ক্ষ্মি')) ?? [];
  expect(drawn.length).toBeGreaterThan(6 * 5);
  for (const { text } of drawn) expect(text.replaceAll('ক্ষ্মি', '')).toBe('');
});

it('sends pages while rows are still to come, and ends the reading when it is called off', async () => {
  let read = 0;
  let isEnded = false;
  async function* endless(): AsyncGenerator<string[][]> {
    try {
      for (;;) {
        read += 200;
        yield Array.from({ length: 200 }, () => ['Asha', 'Soon']);
      }
    } finally {
      isEnded = true;
    }
  }
  const report = drawReport(buildContent({ batches: endless() }));
  const { value } = (await report.next()) as { value: Uint8Array };
  expect(value.length).toBeGreaterThan(0);
  for (let parts = 0; parts < 20; parts += 1) await report.next();
  await report.return(undefined);
  expect(isEnded).toBe(true);
  expect(read).toBeLessThan(4000);
});

it('gives the same bytes for the same rows', async () => {
  const draw = () =>
    bytesOf(drawReport(buildContent({ batches: inBatches([['অনির্বাণ', 'राजेश']]) })));
  expect((await draw()).equals(await draw())).toBe(true);
});
