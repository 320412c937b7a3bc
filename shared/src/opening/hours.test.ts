import { expect, it } from 'vitest';
import { hoursTexts } from '../texts/en/common/hours.ts';
import { startOfDay, weekdayOf } from '../time/ist.ts';
import { groupWeek, openingMinutesBetween, openingStateAt, type OpeningHours } from './hours.ts';

const day = [
  { opens: '10:00', closes: '13:30' },
  { opens: '14:15', closes: '19:00' },
];
const sunday = [{ opens: '11:00', closes: '17:00' }];
const hours: OpeningHours = {
  week: [day, day, [{ opens: '00:00', closes: '24:00' }], day, day, day, sunday],
  special: [
    { firstDay: '2026-10-17', lastDay: '2026-10-20', intervals: [], reason: 'Durga Puja' },
    {
      firstDay: '2026-11-08',
      lastDay: '2026-11-08',
      intervals: [{ opens: '09:00', closes: '12:00' }],
      reason: 'Diwali',
    },
    { firstDay: '2026-12-31', lastDay: '2027-01-01', intervals: [], reason: 'New Year' },
    { firstDay: '2026-03-04', lastDay: '2026-03-04', intervals: [], reason: 'Holi' },
  ],
};

/** Whether it is open at a minute of the year, straight from the hours: no code of the module is used. */
function isOpenAt(minuteOfYear: number): boolean {
  const instant = new Date(Date.UTC(2026, 0, 1) + minuteOfYear * 60_000);
  const [date = '', clock = ''] = instant.toISOString().slice(0, 16).split('T');
  const special = hours.special.find((each) => each.firstDay <= date && each.lastDay >= date);
  // 4 January 2026 was a Sunday.
  const intervals = special?.intervals ?? hours.week[(instant.getUTCDay() + 6) % 7] ?? [];
  return intervals.some(({ opens, closes }) => opens <= clock && clock < closes);
}

it('counts opening minutes as a loop over each minute of a year does, for 10,000 pairs of instants', () => {
  const minutes = 365 * 24 * 60;
  const openBefore = new Int32Array(minutes + 1);
  for (let minute = 0; minute < minutes; minute += 1) {
    openBefore[minute + 1] = (openBefore[minute] ?? 0) + Number(isOpenAt(minute));
  }
  const beginning = startOfDay('2026-01-01');
  // A fixed seed: Park and Miller's generator.
  let seed = 20261123;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const wrong: string[] = [];
  for (let pair = 0; pair < 10_000; pair += 1) {
    const from = random(minutes);
    // Every other pair is within three days, where mistakes at the ends show.
    const to = pair % 2 === 0 ? random(minutes) : Math.min(minutes, from + random(3 * 1440));
    const expected = Math.max(0, (openBefore[to] ?? 0) - (openBefore[from] ?? 0));
    const counted = openingMinutesBetween(
      hours,
      beginning + from * 60_000,
      beginning + to * 60_000,
    );
    if (counted !== (to > from ? expected : 0)) wrong.push(`${from} to ${to}: ${counted}`);
  }
  expect(wrong).toEqual([]);
  expect(openBefore[minutes]).toBeGreaterThan(150_000);
});

it('counts parts of minutes', () => {
  const at = Date.parse('2026-11-23T10:00:30+05:30');
  expect(openingMinutesBetween(hours, at, at + 15_000)).toBe(0.25);
});

it.each<[string, ReturnType<typeof openingStateAt>]>([
  ['2026-11-23T12:00:00+05:30', { isOpen: true, until: '13:30' }],
  [
    '2026-11-23T13:30:00+05:30',
    { isOpen: false, opens: { day: '2026-11-23', weekday: 0, time: '14:15', daysAhead: 0 } },
  ],
  ['2026-11-23T18:59:59+05:30', { isOpen: true, until: '19:00' }],
  // The same instant in another zone.
  ['2026-11-23T13:29:59Z', { isOpen: true, until: '19:00' }],
  [
    '2026-11-23T19:00:00+05:30',
    { isOpen: false, opens: { day: '2026-11-24', weekday: 1, time: '10:00', daysAhead: 1 } },
  ],
  ['2026-11-25T23:59:59+05:30', { isOpen: true, until: '24:00' }],
  [
    '2026-10-17T12:00:00+05:30',
    {
      isOpen: false,
      closedToday: 'Durga Puja',
      opens: { day: '2026-10-21', weekday: 2, time: '00:00', daysAhead: 4 },
    },
  ],
  // Open on that day, but no longer: the reason would be wrong.
  [
    '2026-11-08T12:30:00+05:30',
    { isOpen: false, opens: { day: '2026-11-09', weekday: 0, time: '10:00', daysAhead: 1 } },
  ],
])('shows at %s whether it is open and when that changes', (instant, state) => {
  expect(openingStateAt(hours, Date.parse(instant))).toEqual(state);
});

it('calls a day that is open round the clock open 24 hours', () => {
  expect(hoursTexts.times([{ opens: '00:00', closes: '24:00' }])).toBe('Open 24 hours');
  expect(hoursTexts.times([{ opens: '00:00', closes: '23:59' }])).toBe('Open 24 hours');
  expect(hoursTexts.times([{ opens: '00:00', closes: '23:30' }])).toBe('12:00 AM to 11:30 PM');
  expect(hoursTexts.times([])).toBe('Closed');
});

it('names no opening where there is none', () => {
  const closed = { week: hours.week.map(() => []), special: [] };
  expect(openingStateAt(closed, startOfDay('2026-11-23'))).toEqual({ isOpen: false });
});

it('shows the week in as few lines as it can', () => {
  expect(groupWeek(hours).map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [2, 2],
    [3, 5],
    [6, 6],
  ]);
  expect(groupWeek({ week: hours.week.map(() => day) })).toHaveLength(1);
  expect(weekdayOf('2026-11-23')).toBe(0);
});
