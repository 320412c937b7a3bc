import { expect, test } from 'vitest';
import { stubApi } from '../../../../test/stub-api.ts';
import { fetchAllRows } from './run-export.ts';
import { reportSource, type ReportSource } from '../report-source.ts';

const sales = reportSource('sales') as ReportSource;
const filters = { fromDate: '', toDate: '', search: '', kind: '', branch: '' } as const;

interface Body {
  after?: string;
  page?: number;
  limit: number;
}

/** A report with a number of rows; after each call some are added and some deleted. */
function stubGrowing(count: number) {
  let rows = Array.from({ length: count }, (_, index) => count - index);
  return stubApi(({ body }) => {
    const { after = 'newest', page = 1, limit } = body as Body;
    const below = after === 'newest' ? rows : rows.filter((row) => row < Number(after));
    const start = (page - 1) * limit;
    const shown = below.slice(start, start + limit);
    const answer = {
      data: shown.map((row) => ({ reference: String(row) })),
      totalPages: Math.ceil(rows.length / limit),
      totalRecords: rows.length,
      next: shown.length > 0 ? String(shown.at(-1)) : null,
    };
    const newest = rows[0] ?? 0;
    // Three are added; the newest row before them and one not yet read are deleted.
    rows = [newest + 3, newest + 2, newest + 1, ...rows.slice(1)].filter((row) => row !== 42);
    return { data: answer };
  });
}

test('all rows are read once each, as they were at the start, while rows are added and deleted', async () => {
  stubGrowing(250);
  const seen: { done: number; total: number }[] = [];
  const rows = await fetchAllRows(sales, filters, {
    signal: new AbortController().signal,
    onProgress: (progress) => seen.push(progress),
  });
  const expected = Array.from({ length: 250 }, (_, index) => String(250 - index));
  expect(rows.map(({ reference }) => reference)).toEqual(expected.filter((row) => row !== '42'));
  expect(seen).toEqual([
    { done: 100, total: 250 },
    { done: 200, total: 250 },
    { done: 249, total: 250 },
  ]);
});

test('an answer without `next` is refused', async () => {
  stubApi(() => ({ data: { data: [], totalPages: 3, totalRecords: 250 } }));
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(fetchAllRows(sales, filters, options)).rejects.toThrow('not a part of a report');
});

test('more rows than fit on paper are refused with the first answer', async () => {
  const calls = stubGrowing(5001);
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(fetchAllRows(sales, filters, options)).rejects.toThrow('at most 5,000 rows');
  expect(calls).toHaveLength(1);
});
