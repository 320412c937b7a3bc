import { expect, test } from 'vitest';
import { topOf } from './chart-scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [5, 6],
  [10, 10],
  [13, 20],
  [99, 100],
  [101, 200],
  [850, 1000],
])('a scale for %i ends at %i', (most, top) => {
  expect(topOf(most)).toBe(top);
});
