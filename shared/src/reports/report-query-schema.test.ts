import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  kindFilterSchema,
  reportFilterSchema,
  reportPlaceSchema,
  reportQuerySchema,
  toPlaceText,
} from './report-query-schema.ts';

describe('reportQuerySchema', () => {
  it('has the first ten rows as its default', () => {
    expect(reportQuerySchema.parse({})).toEqual({ page: 1, limit: 10 });
  });

  it('drops empty filters and knows both names of the search', () => {
    const empty = { fromDate: '', toDate: null, search: '', searchTerm: undefined };
    expect(reportQuerySchema.parse(empty)).toEqual({ page: 1, limit: 10 });
    expect(reportQuerySchema.parse({ searchTerm: 'a' })).toMatchObject({ search: 'a' });
    expect(reportQuerySchema.parse({ search: 'a', searchTerm: 'b' })).toMatchObject({
      search: 'a',
    });
  });

  it.each([
    { page: 0 },
    { page: null },
    { limit: 101 },
    { limit: '10' },
    { fromDate: '2026-02-30' },
  ])('refuses %j', (query) => {
    expect(z.safeParse(reportQuerySchema, query).success).toBe(false);
  });
});

describe('reportPlaceSchema', () => {
  it('reads back the place that an answer named, and the first', () => {
    const after = { createdAt: 1_795_250_000_123, id: 4711 };
    expect(reportPlaceSchema.parse({ after: toPlaceText(after) })).toEqual({ after });
    expect(reportPlaceSchema.parse({ after: 'newest' })).toEqual({ after: null });
    expect(reportPlaceSchema.parse({ after: null })).toEqual({});
    expect(reportPlaceSchema.parse({})).toEqual({});
  });

  it.each(['', 'oldest', '1', '1-', '-1-1', '1-1 ', '1e3-1', '1'.repeat(16) + '-1', 7, {}])(
    'refuses %j',
    (after) => {
      expect(z.safeParse(reportPlaceSchema, { after }).success).toBe(false);
    },
  );
});

describe('reportFilterSchema', () => {
  it('takes equal days and refuses days in the wrong order', () => {
    const days = { fromDate: '2026-11-21', toDate: '2026-11-21' };
    expect(reportFilterSchema.parse(days)).toEqual(days);
    const wrong = z.safeParse(reportFilterSchema, { ...days, fromDate: '2026-11-22' });
    expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['fromDate']]);
  });
});

describe('kindFilterSchema', () => {
  it.each([{}, { kind: '' }, { kind: null }, { kind: 'joy-club' }])('takes %j', (query) => {
    expect(z.safeParse(kindFilterSchema, query).success).toBe(true);
  });

  it.each([{ kind: 'bikes' }, { kind: 7 }])('refuses %j', (query) => {
    expect(z.safeParse(kindFilterSchema, query).success).toBe(false);
  });
});
