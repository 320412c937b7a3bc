import { expect, test } from 'vitest';
import { isWinAnsi } from '../text/win-ansi.ts';
import { insightTapsTexts as bengaliTaps } from './bn/staff/desk/insight-taps.ts';
import { insightsTexts as bengali } from './bn/staff/desk/insights.ts';
import { insightTapsTexts as englishTaps } from './en/staff/desk/insight-taps.ts';
import { insightsTexts as english } from './en/staff/desk/insights.ts';
import { insightTapsTexts as hindiTaps } from './hi/staff/desk/insight-taps.ts';
import { insightsTexts as hindi } from './hi/staff/desk/insights.ts';

const languages = { english, bengali, hindi };

test.each(Object.entries(languages))(
  'in %s a group that does not exist, as an address may name it, is shown by its key',
  (_, { group }) => {
    expect(group('month', '2026-13', undefined)).toBe('2026-13');
    expect(group('month', '2026-00', undefined)).toBe('2026-00');
    expect(group('hour', '24', undefined)).toBe('24');
    expect(group('source', 'radio', undefined)).toBe('radio');
    expect(group('source', 'constructor', undefined)).toBe('constructor');
  },
);

test.each([
  ['english', 'November 2026', '11 pm – 12 am', '1 November 2026 to 30 November 2026', 'Fri 25'],
  ['bengali', 'নভেম্বর 2026', 'রাত 11টা – রাত 12টা', '1 নভেম্বর, 2026 থেকে 30 নভেম্বর, 2026', 'শুক্র 25'],
  ['hindi', 'नवंबर 2026', 'रात 11 बजे – रात 12 बजे', '1 नवंबर 2026 से 30 नवंबर 2026 तक', 'शुक्र 25'],
] as const)('months, hours and days in %s', (language, month, hour, days, bar) => {
  const { group, period, course } = languages[language];
  expect(group('month', '2026-11', undefined)).toBe(month);
  expect(group('hour', '23', undefined)).toBe(hour);
  expect(period({ from: '2026-11-01', to: '2026-11-30' })).toBe(days);
  expect(period({ from: '2026-11-01', to: '2026-11-01' })).toBe(days.split(/ (?:to|থেকে|से) /)[0]);
  expect(course.day('2026-12-25')).toBe(bar);
});

test('files are the same in every language, and the built-in fonts of PDF have all their letters', () => {
  for (const { file } of [bengali, hindi]) expect(file).toBe(english.file);
  for (const { file } of [bengaliTaps, hindiTaps]) expect(file).toBe(englishTaps.file);
  const { group, ...words } = english.file;
  expect(isWinAnsi(JSON.stringify([words, englishTaps.file]))).toBe(true);
  expect(isWinAnsi(group('month', '2026-11', undefined))).toBe(true);
  expect(isWinAnsi(group('hour', '9', undefined))).toBe(true);
});
