import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

test('a period of up to 90 days has a number per day', () => {
  const { unit, parts } = courseOf({ from: '2026-11-29', to: '2026-12-01' });
  expect(unit).toBe('day');
  expect(parts).toEqual([
    { from: '2026-11-29', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-01' },
  ]);
  expect(courseOf({ from: '2026-08-31', to: '2026-11-28' }).parts).toHaveLength(90);
});

test('a longer period has a number per week; its first and last week may be shorter', () => {
  const { unit, parts } = courseOf({ from: '2026-08-30', to: '2026-11-28' });
  expect(unit).toBe('week');
  expect(parts).toHaveLength(14);
  expect(parts[0]).toEqual({ from: '2026-08-30', to: '2026-08-30' });
  expect(parts[1]).toEqual({ from: '2026-08-31', to: '2026-09-06' });
  expect(parts.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-28' });
});
