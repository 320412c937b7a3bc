import { expect, test } from 'vitest';
import { addDays } from '../time/ist.ts';
import { isOldStock, isStock, stockInDays, stockOn, type Stock } from './stock.ts';

const touched = '2026-12-20';
const on = (stock: Stock, after: number) => stockOn({ stock, touched }, addDays(touched, after));

test('what was touched at most 14 days ago is read, over the end of a year too', () => {
  for (const stock of ['showroom', 'order', stockInDays(30)] as const) {
    expect([0, 14, 15].map((after) => on(stock, after))).toEqual([stock, stock, 'ask']);
  }
  expect(isOldStock(touched, '2027-01-03')).toBe(false);
  expect(isOldStock(touched, '2027-01-04')).toBe(true);
});

test('days count until the last of them', () => {
  expect([3, 4].map((after) => on('days-3', after))).toEqual(['days-3', 'ask']);
  expect(on('', 0)).toBe('ask');
});

test('days are whole numbers from 1 to 180', () => {
  expect(['', 'showroom', 'order', 'days-1', 'days-180'].every(isStock)).toBe(true);
  for (const wrong of ['ask', 'days-0', 'days-181', 'days-1.5', 'days-', 'days-01', 'Order']) {
    expect([wrong, isStock(wrong)]).toEqual([wrong, false]);
  }
});
