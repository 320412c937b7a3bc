import { expect, test } from 'vitest';
import { insightsTexts as english } from './en/staff/desk/insights.ts';

test.each([
  ['month', '2026-13'],
  ['month', '2026-00'],
  ['hour', '24'],
  ['source', 'radio'],
] as const)(
  'a group by %s that does not exist, as an address may name it, is shown by its key: %s',
  (by, key) => {
    expect(english.group(by, key, undefined)).toBe(key);
  },
);
