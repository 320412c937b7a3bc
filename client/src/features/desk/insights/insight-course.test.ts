import { expect, test } from 'vitest';
import { courseOf, topOf } from './insight-course.ts';

test('a period of up to 90 days has a number per day', () => {
  const { unit, points } = courseOf({ from: '2026-11-29', to: '2026-12-01' }, [3, 0, 2]);
  expect(unit).toBe('day');
  expect(points).toEqual([
    { from: '2026-11-29', to: '2026-11-29', count: 3 },
    { from: '2026-11-30', to: '2026-11-30', count: 0 },
    { from: '2026-12-01', to: '2026-12-01', count: 2 },
  ]);
  const days = Array<number>(90).fill(1);
  expect(courseOf({ from: '2026-08-31', to: '2026-11-28' }, days).points).toHaveLength(90);
});

test('a longer one has a number per week, the first and the last of which may be cut off', () => {
  const days = Array.from({ length: 91 }, (_, index) => index);
  const { unit, points } = courseOf({ from: '2026-08-30', to: '2026-11-28' }, days);
  expect(unit).toBe('week');
  expect(points).toHaveLength(14);
  expect(points[0]).toEqual({ from: '2026-08-30', to: '2026-08-30', count: 0 });
  expect(points[1]).toEqual({
    from: '2026-08-31',
    to: '2026-09-06',
    count: 1 + 2 + 3 + 4 + 5 + 6 + 7,
  });
  expect(points.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-28' });
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  expect(sum(points.map(({ count }) => count))).toBe(sum(days));
});

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
