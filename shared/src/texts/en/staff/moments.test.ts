import { expect, test } from 'vitest';
import { instantOf } from '../../../time/ist.ts';
import { timeTexts } from './moments.ts';

const now = instantOf('2026-11-25T11:45');

test.each([
  ['2026-11-25T14:00', 'today 2:00 pm'],
  ['2026-11-26T00:00', 'tomorrow 12:00 am'],
  ['2026-11-24T23:59', 'yesterday 11:59 pm'],
  ['2026-11-28T11:00', 'Sat 28 Nov, 11:00 am'],
  ['2025-03-03T09:05', '3 Mar 2025, 9:05 am'],
])('%s is written as %s', (minute, text) => {
  expect(timeTexts.minute(minute, now)).toBe(text);
});

test('a day alone has the same words', () => {
  expect(timeTexts.date('2026-11-25', now)).toBe('today');
  expect(timeTexts.date('2026-12-01', now)).toBe('Tue 1 Dec');
  expect(timeTexts.calendar('2026-11-25', now)).toBe('Wed 25 Nov');
  expect(timeTexts.calendar('2027-01-03', now)).toBe('Sun 3 Jan 2027');
  expect(timeTexts.by(instantOf('2026-11-26T10:30'), now)).toBe('tomorrow by 10:30 am');
});

test.each([
  [40, '40 min overdue'],
  [23 * 60, '23 h overdue'],
  [36 * 60, '1 day overdue'],
  [48 * 60, '2 days overdue'],
])('%i minutes are written as %s, in full days', (minutes, text) => {
  expect(timeTexts.overdue(minutes * 60_000)).toBe(text);
});
