import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../opening/hours.ts';
import { instantOf, minuteOf } from '../../time/ist.ts';
import { usualAnswerTimes } from './usual-answering.ts';
import {
  addOpeningMinutes,
  dueTimesOf,
  dutyEnd,
  nextMorning,
  openFrom,
  soonFrom,
} from './due-times.ts';

const halves = [
  { opens: '09:30', closes: '13:00' },
  { opens: '14:00', closes: '20:00' },
];
/** Open from Monday to Saturday with a break, closed on Sundays; Durga Puja from 17 to 20 October 2026. */
const hours: OpeningHours<string> = {
  week: [halves, halves, halves, halves, halves, [{ opens: '09:30', closes: '15:30' }], []],
  special: [
    { firstDay: '2026-10-17', lastDay: '2026-10-20', intervals: [], reason: 'Durga Puja' },
    {
      firstDay: '2026-11-08',
      lastDay: '2026-11-08',
      intervals: [{ opens: '10:00', closes: '12:00' }],
      reason: 'Kali Puja',
    },
  ],
};
const never: OpeningHours<string> = { week: [[], [], [], [], [], [], []], special: [] };

function textOf(instant: number | undefined): string {
  return instant === undefined ? 'never' : minuteOf(instant);
}

function due(
  kind: keyof typeof usualAnswerTimes & Parameters<typeof dueTimesOf>[2]['kind'],
  at: string,
  bookingDate?: string,
) {
  const times = dueTimesOf(hours, usualAnswerTimes[kind], {
    kind,
    arrivedAt: instantOf(at),
    bookingDate,
  });
  return times ? [textOf(times.dueAt), textOf(times.criticalAt)] : 'nothing';
}

describe('due times', () => {
  it.each([
    // Monday 19 October 2026 is a holiday; Wednesday the 21st is open again.
    ['2026-11-23T10:00', '2026-11-23T10:30', '2026-11-23T12:00'],
    ['2026-11-23T12:45', '2026-11-23T14:15', '2026-11-23T15:45'],
    ['2026-11-23T13:20', '2026-11-23T14:30', '2026-11-23T16:00'],
    ['2026-11-23T05:00', '2026-11-23T10:00', '2026-11-23T11:30'],
    ['2026-11-23T19:50', '2026-11-24T09:50', '2026-11-24T11:20'],
    ['2026-11-23T23:59', '2026-11-24T10:00', '2026-11-24T11:30'],
    ['2026-11-28T15:20', '2026-11-30T09:50', '2026-11-30T11:20'],
    ['2026-10-16T19:45', '2026-10-21T09:45', '2026-10-21T11:15'],
    ['2026-11-08T03:00', '2026-11-08T10:30', '2026-11-08T12:00'],
  ])('of a sales enquiry at %s are %s and %s', (at, dueAt, criticalAt) => {
    expect(due('sales', at)).toEqual([dueAt, criticalAt]);
  });

  it.each([
    // A day has as many minutes as the first open day after arrival: 570 on weekdays, 360 on Saturdays.
    ['2026-11-23T10:00', '2026-11-24T10:00', '2026-11-25T10:00'],
    ['2026-11-28T09:30', '2026-11-28T15:30', '2026-11-30T16:30'],
  ])('of an AMC enquiry at %s count days: %s and %s', (at, dueAt, criticalAt) => {
    expect(due('amc', at)).toEqual([dueAt, criticalAt]);
  });

  it.each([
    // For the next open day: by closing. For a later one, or after closing: by the usual rule.
    ['2026-11-23T19:30', '2026-11-24', '2026-11-23T20:00'],
    ['2026-11-23T19:30', '2026-11-25', '2026-11-24T11:00'],
    ['2026-11-23T20:30', '2026-11-24', '2026-11-24T11:30'],
    ['2026-11-23T10:00', '2026-11-24', '2026-11-23T12:00'],
    ['2026-11-28T15:00', '2026-11-30', '2026-11-28T15:30'],
  ])('of a booking at %s for %s are %s', (at, day, dueAt) => {
    expect(due('service-booking', at, day)[0]).toBe(dueAt);
  });

  it('are none for an opt-in, and none where it is never open', () => {
    expect(due('opt-in', '2026-11-23T10:00')).toBe('nothing');
    const arrivedAt = instantOf('2026-11-23T10:00');
    expect(dueTimesOf(never, usualAnswerTimes.sales, { kind: 'sales', arrivedAt })).toBeUndefined();
  });
});

it('ends at closing when the minutes are just used up', () => {
  const from = instantOf('2026-11-23T19:00');
  expect(textOf(addOpeningMinutes(hours, from, 60))).toBe('2026-11-23T20:00');
  expect(textOf(addOpeningMinutes(never, from, 60))).toBe('never');
});

it('knows when it opens next', () => {
  expect(textOf(openFrom(hours, instantOf('2026-11-23T13:00')))).toBe('2026-11-23T14:00');
  expect(textOf(openFrom(hours, instantOf('2026-11-23T12:59')))).toBe('2026-11-23T12:59');
  expect(textOf(nextMorning(hours, instantOf('2026-11-28T10:00')))).toBe('2026-11-30T09:30');
});

it.each([
  ['2026-11-23T08:00', '2026-11-23T20:00'],
  ['2026-11-23T13:30', '2026-11-23T20:00'],
  ['2026-11-23T20:00', '2026-11-24T20:00'],
  ['2026-11-28T16:00', '2026-11-30T20:00'],
])('is on duty from %s until %s', (from, until) => {
  expect(textOf(dutyEnd(hours, instantOf(from)))).toBe(until);
});

it('is on duty for twelve hours where it is never open', () => {
  expect(textOf(dutyEnd(never, instantOf('2026-11-23T10:00')))).toBe('2026-11-23T22:00');
});

describe('due soon', () => {
  const soon = (dueAt: string, firstOf?: string, open = hours) =>
    textOf(
      soonFrom(open, {
        dueAt: instantOf(dueAt),
        ...(firstOf !== undefined && { firstOf: instantOf(firstOf) }),
      }),
    );

  it.each([
    ['on the same day', '2026-11-23T12:00', '2026-11-23T11:45'],
    ['over the break', '2026-11-23T14:05', '2026-11-23T12:50'],
    // Monday 23 November, a quarter of an hour and ten minutes after opening; Saturday closes at 15:30.
    ['after opening', '2026-11-23T09:45', '2026-11-23T09:30'],
    ['early on Monday', '2026-11-23T09:40', '2026-11-21T15:25'],
    // Open again on Wednesday 21 October; Friday 16 October closes at 20:00.
    ['after a holiday', '2026-10-21T09:40', '2026-10-16T19:55'],
    ['before special hours end', '2026-11-08T10:05', '2026-11-07T15:20'],
    // The call is due while it is closed: due soon from before closing.
    ['in the night', '2026-11-24T00:05', '2026-11-23T19:45'],
    ['at midnight', '2026-11-24T00:00', '2026-11-23T19:45'],
    ['on a Sunday', '2026-11-22T12:00', '2026-11-21T15:15'],
  ])('a next step %s, at %s, is so from %s', (_, dueAt, from) => {
    expect(soon(dueAt)).toBe(from);
  });

  it.each([
    // Half an hour: a quarter of an hour is more than its quarter.
    ['2026-11-23T10:00', '2026-11-23T10:30', '2026-11-23T10:15'],
    // Four hours: the last one, over the break.
    ['2026-11-23T10:00', '2026-11-23T15:00', '2026-11-23T14:00'],
    ['2026-11-23T09:30', '2026-11-23T14:30', '2026-11-23T12:30'],
    // An enquiry of Sunday night is not due soon hours before opening.
    ['2026-11-22T23:59', '2026-11-23T10:00', '2026-11-23T09:45'],
    ['2026-11-21T15:20', '2026-11-23T09:50', '2026-11-23T09:35'],
    ['2026-10-16T19:45', '2026-10-21T09:45', '2026-10-21T09:30'],
  ])('a first answer to what came at %s, due at %s, is so from %s', (firstOf, dueAt, from) => {
    expect(soon(dueAt, firstOf)).toBe(from);
  });

  it('is by the clock where it is never open', () => {
    expect(soon('2026-11-23T00:05', '2026-11-20T10:00', never)).toBe('2026-11-22T23:50');
  });

  it('knows nights that are open until midnight', () => {
    const late = [{ opens: '18:00', closes: '24:00' }];
    const nights = { week: [late, late, late, late, late, late, late], special: [] };
    expect(soon('2026-11-23T18:10', undefined, nights)).toBe('2026-11-22T23:55');
    expect(soon('2026-11-24T00:00', undefined, nights)).toBe('2026-11-23T23:45');
  });
});
