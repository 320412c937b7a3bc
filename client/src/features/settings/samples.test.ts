import { priceCardSettings, type RateTable } from '@dealership/shared';
import { expect, test } from 'vitest';
import { screenOf } from './samples.ts';
import { settingLines } from './sections/setting-lines.ts';

test('a sample of the price card leads to its screen', () => {
  expect([...new Set(priceCardSettings.map(screenOf))]).toEqual(['on-road']);
  expect(screenOf('loan')).toBe('dealership');
});

test('the history of rates names the tables that differ, with all that can differ in a row', () => {
  const table = (line: RateTable['line'], least: number, price: number | null): RateTable => ({
    line,
    place: '',
    fuel: 'petrol',
    validFrom: '2022-06-01',
    validTo: '',
    source: 'Rule 81',
    checkedOn: '2026-11-03',
    bands: [
      { size: 124, price, rate: { percent: 9, least } },
      { size: null, price: null, rate: { amount: 300 } },
    ],
  });
  const before = [table('registration', 100, null), table('loan-entry', 100, null)];
  const after = [table('registration', 100, null), table('loan-entry', 250, 90_000)];
  const lines = settingLines('rates', after, before);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.replaceAll('\u00a0', ' ')).toContain(
    '≤ 124: ≤ ₹ 90,000: 9.00 % (≥ ₹ 250), ₹ 300; Rule 81',
  );
});
