import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf, weekdayOf } from './ist.ts';
import { daysIn, periodBefore, periods, type PeriodName } from './periods.ts';

const days = fc
  .integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2199, 0, 1) })
  .map((instant) => dayOf(instant));

// Saturday, a Monday that begins a month, a Sunday, a first of March of a leap year, the first day of a year.
it.each<[string, Partial<Record<PeriodName, [string, string]>>]>([
  [
    '2026-11-28',
    {
      today: ['2026-11-28', '2026-11-28'],
      yesterday: ['2026-11-27', '2026-11-27'],
      last7Days: ['2026-11-22', '2026-11-28'],
      thisWeek: ['2026-11-23', '2026-11-28'],
      lastWeek: ['2026-11-16', '2026-11-22'],
      thisMonth: ['2026-11-01', '2026-11-28'],
      lastMonth: ['2026-10-01', '2026-10-31'],
      last90Days: ['2026-08-31', '2026-11-28'],
      thisYear: ['2026-01-01', '2026-11-28'],
    },
  ],
  [
    '2026-06-01',
    {
      thisWeek: ['2026-06-01', '2026-06-01'],
      lastWeek: ['2026-05-25', '2026-05-31'],
      thisMonth: ['2026-06-01', '2026-06-01'],
      lastMonth: ['2026-05-01', '2026-05-31'],
    },
  ],
  [
    '2026-11-29',
    { thisWeek: ['2026-11-23', '2026-11-29'], lastWeek: ['2026-11-16', '2026-11-22'] },
  ],
  [
    '2028-03-01',
    { yesterday: ['2028-02-29', '2028-02-29'], lastMonth: ['2028-02-01', '2028-02-29'] },
  ],
  [
    '2027-01-01',
    {
      yesterday: ['2026-12-31', '2026-12-31'],
      thisWeek: ['2026-12-28', '2027-01-01'],
      lastMonth: ['2026-12-01', '2026-12-31'],
      thisYear: ['2027-01-01', '2027-01-01'],
    },
  ],
])('on %s the periods are %j', (today, expected) => {
  for (const [name, [from, to]] of Object.entries(expected)) {
    expect(periods[name as PeriodName](today), name).toEqual({ from, to });
  }
});

it.each([
  ['a day, the same weekday a week before', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16'],
  [
    'this week, the same days of the week before',
    '2026-11-23',
    '2026-11-28',
    '2026-11-16',
    '2026-11-21',
  ],
  ['a whole week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  [
    'this month, the same days of the month before',
    '2026-11-01',
    '2026-11-28',
    '2026-10-01',
    '2026-10-28',
  ],
  [
    'a month whose day the one before does not have',
    '2027-03-01',
    '2027-03-30',
    '2027-02-01',
    '2027-02-28',
  ],
  ['a whole month, the whole month before', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['a whole February', '2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31'],
  [
    'this year, the same days of the year before',
    '2026-01-01',
    '2026-11-28',
    '2025-01-01',
    '2025-11-28',
  ],
  ['other days, as many before', '2026-11-03', '2026-11-12', '2026-10-24', '2026-11-02'],
  ['seven days that are no week', '2026-11-22', '2026-11-28', '2026-11-15', '2026-11-21'],
  ['weeks that end in another month', '2026-11-30', '2026-12-13', '2026-11-16', '2026-11-29'],
])('compares with %s', (_what, from, to, earlierFrom, earlierTo) => {
  expect(periodBefore({ from, to })).toEqual({ from: earlierFrom, to: earlierTo });
});

it('compares with days that are over when the period begins', () => {
  fc.assert(
    fc.property(days, fc.nat(400), (from, more) => {
      const period = { from, to: addDays(from, more) };
      const before = periodBefore(period);
      expect(before.from <= before.to && before.to < from).toBe(true);
      expect(Math.abs(daysIn(before) - daysIn(period))).toBeLessThanOrEqual(3);
    }),
  );
});

it('begins weeks on Monday', () => {
  fc.assert(
    fc.property(days, (today) => {
      const { thisWeek, lastWeek } = periods;
      expect([thisWeek, lastWeek].map((of) => weekdayOf(of(today).from))).toEqual([0, 0]);
      expect(daysIn(lastWeek(today))).toBe(7);
      expect(addDays(lastWeek(today).to, 1)).toBe(thisWeek(today).from);
    }),
  );
});
