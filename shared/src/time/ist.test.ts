import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysInReach,
  dayOf,
  endOfDay,
  isCalendarDay,
  isDayInReach,
  startOfDay,
  subtractMonths,
  timeOf,
} from './ist.ts';

const instants = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2200, 0, 1) });

describe('dayOf and timeOf', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20', '23:59:59'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21', '00:00:00'],
    ['2026-11-21T06:30:00.000Z', '2026-11-21', '12:00:00'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01', '00:00:00'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29', '00:00:00'],
    ['1969-12-31T18:30:00.000Z', '1970-01-01', '00:00:00'],
  ])('%s is %s %s in Asia/Kolkata', (instant, day, time) => {
    expect([dayOf(Date.parse(instant)), timeOf(Date.parse(instant))]).toEqual([day, time]);
  });

  it('agree with the zone data of this machine', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${dayOf(instant)} ${timeOf(instant)}`).toBe(format.format(instant));
      }),
    );
  });
});

describe('startOfDay and endOfDay', () => {
  it('enclose exactly the instants of the day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = dayOf(instant);
        expect(startOfDay(day)).toBeLessThanOrEqual(instant);
        expect(endOfDay(day)).toBeGreaterThan(instant);
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(endOfDay(day) - 1)).toBe(day);
        expect(dayOf(endOfDay(day))).toBe(addDays(day, 1));
      }),
    );
  });

  it('know the last day that can be written', () => {
    expect(endOfDay('9999-12-31')).toBe(Date.parse('9999-12-31T18:30:00Z'));
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-21', 180, '2027-05-20'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('subtractMonths', () => {
  it.each([
    ['2026-11-21', 24, '2024-11-21'],
    ['2026-11-21', 11, '2025-12-21'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s less %i months is %s', (day, months, earlier) => {
    expect(subtractMonths(day, months)).toBe(earlier);
  });
});

describe('isDayInReach', () => {
  it('leaves each day one before and one after it', () => {
    const { first, last } = daysInReach;
    expect([first, last].map(isDayInReach)).toEqual([true, true]);
    expect([addDays(first, -1), addDays(last, 1)].map(isDayInReach)).toEqual([false, false]);
    expect(['9999-12-31', '+010000-01', '2026-02-31', ''].some(isDayInReach)).toBe(false);
  });
});

describe('isCalendarDay', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-11-00',
    '2026-11-32',
    '0999-01-01',
    '0000-01-01',
    '2026-1-1',
    '2026-11-21 ',
    '2026-11-21\n',
    '2026-11-21T00:00:00Z',
    '+002026-11-21',
    '২০২৬-১১-২১',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});
