import { addDays, type RateTable } from '@dealership/shared';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  isLast,
  readLimit,
  readMonths,
  readRupees,
  tablesOf,
  warningsOf,
  withNewTable,
} from './rate-tables.ts';

const TODAY = '2026-11-29';
const table = (part: Partial<RateTable> = {}): RateTable => ({
  line: 'registration',
  place: '',
  fuel: 'petrol',
  validFrom: '2026-01-01',
  validTo: '',
  source: 'Rule 81',
  checkedOn: TODAY,
  bands: [{ size: null, price: null, rate: { amount: 300 } }],
  ...part,
});

describe('the warnings of a table', () => {
  const of = (part: Partial<RateTable>, ...others: Partial<RateTable>[]) => {
    const one = table(part);
    return warningsOf(one, [one, ...others.map(table)], TODAY).map(({ what }) => what);
  };

  it('begin after 180 days without a check; a sample was never checked', () => {
    expect(of({ checkedOn: addDays(TODAY, -180) })).toEqual([]);
    expect(of({ checkedOn: addDays(TODAY, -181) })).toEqual(['unchecked']);
    expect(of({ checkedOn: '' })).toEqual([]);
  });

  it('say that it ends within 30 days or is over, unless another one follows', () => {
    expect(of({ validTo: addDays(TODAY, 31) })).toEqual([]);
    expect(of({ validTo: addDays(TODAY, 30) })).toEqual(['ends']);
    expect(of({ validTo: TODAY })).toEqual(['ends']);
    expect(of({ validTo: addDays(TODAY, -1) })).toEqual(['over']);
    const next = { validFrom: addDays(TODAY, 6) };
    expect(of({ validTo: addDays(TODAY, 5) }, next)).toEqual([]);
    expect(of({ validTo: addDays(TODAY, 5) }, { ...next, fuel: 'electric' })).toEqual(['ends']);
    expect(of({ validTo: addDays(TODAY, 5) }, { validFrom: '' })).toEqual(['ends']);
  });

  it('are about tables that hold, not about earlier ones', () => {
    const old = { checkedOn: '2025-01-01' };
    expect(of(old, { validFrom: TODAY })).toEqual([]);
    expect(of(old, { validFrom: addDays(TODAY, 1) })).toEqual(['unchecked']);
  });
});

describe('a new table', () => {
  const group = { line: 'registration', fuel: 'petrol', place: '' } as const;

  it('follows the last one of its line, fuel and place, with the same rows, as a sample', () => {
    const tables = [table({ validTo: '2027-03-31' }), table({ fuel: 'electric' })];
    const { tables: all, added } = withNewTable(tables, group, TODAY);
    expect(all).toEqual([tables[0], added, tables[1]]);
    expect(added).toEqual(table({ validFrom: '2027-04-01', source: '', checkedOn: '' }));
    expect([isLast(all, 0), isLast(all, 1), isLast(all, 2)]).toEqual([false, true, true]);
  });

  it('has a day to be chosen where the last one has no end, and one row where there is none', () => {
    expect(withNewTable([table()], group, TODAY).added.validFrom).toBe('');
    const { tables: all, added } = withNewTable([table()], { ...group, place: 'hill' }, TODAY);
    expect(all.at(-1)).toBe(added);
    expect(added).toMatchObject({ place: 'hill', validFrom: TODAY, checkedOn: '' });
    expect(added.bands).toHaveLength(1);
  });
});

it('the tables of a line are in the order of fuel and place, and keep their positions', () => {
  const places = ['', 'town', 'hill', 'gone'];
  const tables = [
    table({ fuel: 'electric' }),
    table({ line: 'loan-entry' }),
    ...places.toReversed().map((place) => table({ place })),
  ];
  const found = tablesOf(tables, 'registration', ['town', 'hill']);
  expect(found.map(({ at }) => at)).toEqual([5, 4, 3, 2, 0]);
});

it('a code is made from an English name, and is one of its own', () => {
  expect(codeOf('Extended warranty, 3 more years', [])).toBe('extended-warranty-3');
  expect(codeOf('Hélmet (ISI)', [])).toBe('helmet-isi');
  expect(codeOf('Helmet', ['helmet', 'helmet-2'])).toBe('helmet-3');
  expect(codeOf('শিলিগুড়ি', [])).toBe('entry');
  // This name stands for places of other states.
  expect(codeOf('Other', [])).toBe('other-2');
  const long = 'a'.repeat(40);
  expect(codeOf(long, [codeOf(long, [])])).toMatch(/^[a-z0-9-]{1,20}$/);
});

it('numbers are read as people write them; what cannot be read is left to the server', () => {
  expect(readRupees('₹ 1,02,390/-')).toBe(102_390);
  expect(readRupees('')).toBeNaN();
  expect(readRupees('-5')).toBe('-5');
  expect(readLimit(' ')).toBeNull();
  expect(readLimit('124.7')).toBe(124.7);
  expect(readLimit('small')).toBe('small');
  expect(readMonths('12, 24,')).toEqual([12, 24]);
  expect(readMonths('12, soon')).toEqual([12, ' soon']);
});
