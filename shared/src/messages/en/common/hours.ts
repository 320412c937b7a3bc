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
  ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
});

/** Texts about opening hours, for pages, documents and what the server answers. */
export const hoursTexts = {
  time,
  /** Monday is 0. */
  days: (first: number, last: number) => {
    if (first === last) return weekdays[first]?.[0] ?? '';
    if (first === 0 && last === 6) return 'Every day';
    return `${weekdays[first]?.[1] ?? ''} to ${weekdays[last]?.[1] ?? ''}`;
  },
  /** `11:00 AM`, `11:00 AM tomorrow`, `11:00 AM on Monday`, `11:00 AM on 4 January` */
  next: ({ time: opens, day, weekday, daysAhead }: NextOpening) => {
    if (daysAhead === 0) return time(opens);
    if (daysAhead === 1) return `${time(opens)} tomorrow`;
    const date = daysAhead < 7 ? weekdays[weekday]?.[0] : dayAndMonth.format(Date.parse(day));
    return `${time(opens)} on ${date ?? ''}`;
  },
  times: (intervals: readonly OpenInterval[]) =>
    intervals.map(({ opens, closes }) => `${time(opens)} to ${time(closes)}`).join(', ') ||
    'Closed',
};
