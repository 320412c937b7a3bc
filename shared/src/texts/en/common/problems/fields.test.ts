import { expect, test } from 'vitest';
import { fieldProblems } from './fields.ts';

test('the highest amount has two digits of paise, if any', () => {
  const of = (max: number) => fieldProblems.amount_out_of_range({ max });
  expect(of(9_999_999.5)).toBe('Enter an amount above 0 and up to ₹\u00a099,99,999.50');
  expect(of(10_000_000)).toBe('Enter an amount above 0 and up to ₹\u00a01,00,00,000');
});
