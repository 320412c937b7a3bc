import type { NextOpening, OpenInterval } from '../../../opening/hours.ts';

const weekdays = [
  ['Monday', 'Mon'],
  ['Tuesday', 'Tue'],
  ['Wednesday', 'Wed'],
  ['Thursday', 'Thu'],
  ['Friday', 'Fri'],
  ['Saturday', 'Sat'],
  ['Sunday', 'Sun'],
] as const;

/** `19:00` -> `07:00 PM`. */
function time(clock: string): string {
  const hours = Number(clock.slice(0, 2));
  const half = hours % 24 < 12 ? 'AM' : 'PM';
  return `${String(hours % 12 || 12).padStart(2, '0')}:${clock.slice(3)} ${half}`;
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day relative to today: `tomorrow`, `on Monday`, `on 4 January`; `''`: today. */
function dayText({ day, weekday, daysAhead }: Omit<NextOpening, 'time'>): string {
  if (daysAhead === 0) return '';
  if (daysAhead === 1) return 'tomorrow';
  const date = daysAhead < 7 ? weekdays[weekday]?.[0] : dayAndMonth.format(Date.parse(day));
  return `on ${date ?? ''}`;
}

/** Texts about opening hours, for pages, documents and answers of the server. */
export const hoursTexts = {
  time,
  /** Monday is 0. */
  days: (first: number, last: number) => {
    if (first === last) return weekdays[first]?.[0] ?? '';
    if (first === 0 && last === 6) return 'Every day';
    return `${weekdays[first]?.[1] ?? ''} to ${weekdays[last]?.[1] ?? ''}`;
  },
  /** `11:00 AM`, `11:00 AM tomorrow`, `11:00 AM on Monday`, `11:00 AM on 4 January` */
  next: ({ time: opens, ...day }: NextOpening) => `${time(opens)} ${dayText(day)}`.trim(),
  /** `by 11:40 AM`, `tomorrow by 10:30 AM`, `on Friday by 10:30 AM`; the end of a day is midnight. */
  by: ({ time: until, ...day }: NextOpening) =>
    `${dayText(day)} by ${until === '24:00' ? 'midnight' : time(until)}`.trim(),
  times: (intervals: readonly OpenInterval[]) =>
    // Repeats `isRoundTheClock`: texts import no code.
    intervals.some(({ opens, closes }) => opens === '00:00' && closes >= '23:59')
      ? 'Open 24 hours'
      : intervals.map(({ opens, closes }) => `${time(opens)} to ${time(closes)}`).join(', ') ||
        'Closed',
};
