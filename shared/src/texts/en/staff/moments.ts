import { addDays, dayOf, instantOf, MINUTE_MS, startOfDay } from '../../../time/ist.ts';
import type { Period } from '../../../time/periods.ts';
import { clock, dayText } from '../common/time/moment-words.ts';

const yearFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Beyond this a day needs its year more than its weekday. */
const HALF_YEAR_MS = 180 * 24 * 60 * MINUTE_MS;

/** The day of an instant (epoch ms): `today`, `tomorrow`, `yesterday`, `Sat 28 Nov`, `3 Mar 2025`. */
function day(at: number, now = Date.now()): string {
  const today = dayOf(now);
  switch (dayOf(at)) {
    case today:
      return 'today';
    case addDays(today, 1):
      return 'tomorrow';
    case addDays(today, -1):
      return 'yesterday';
    default:
      return Math.abs(at - now) > HALF_YEAR_MS ? yearFormat.format(at) : dayText(dayOf(at));
  }
}

/** An instant (epoch ms): `today 11:45 am`, `Sat 28 Nov, 11:00 am`. */
function at(instant: number, now = Date.now()): string {
  const text = day(instant, now);
  return `${text}${/\d/.test(text) ? ',' : ''} ${clock(instant)}`;
}

/** A day in a sentence: `today`, `on Sat 28 Nov`. */
function onDay(instant: number, now = Date.now()): string {
  const text = day(instant, now);
  return /\d/.test(text) ? `on ${text}` : text;
}

const shortDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const daysOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `16–21 Nov`, `Mon 16 Nov`; with the year unless the period beside it is of that year alone. */
function period({ from, to }: Period, beside?: Period): string {
  const isSameYear = [beside?.from, beside?.to].every(
    (date) => date?.slice(0, 4) === from.slice(0, 4),
  );
  if (isSameYear && from === to) return dayText(from);
  const format = isSameYear ? shortDays : daysOfYear;
  // Engines differ in the blanks around the dash.
  return format.formatRange(Date.parse(from), Date.parse(to)).replace(/\s*–\s*/, '–');
}

/** `12 min`, `3 h`, `2 days`; `toDays` rounds the days. */
function span(ms: number, toDays = Math.round): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = toDays(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}

/** The instant (epoch ms) of a stored date and time. */
export function storedAt(date: string, time: string): number {
  return instantOf(`${date}T${time.slice(0, 5)}`);
}

/**
 * The one way in which the back office writes moments. `now` is needed where a screen stays right while it is open.
 * Reports and files have ISO dates.
 */
export const timeTexts = {
  clock,
  day,
  at,
  onDay,
  /** In a sentence: `today at 11:45 am`, `on Sat 28 Nov at 11:00 am`. */
  on: (instant: number, now = Date.now()) => `${onDay(instant, now)} at ${clock(instant)}`,
  /** A calendar day `YYYY-MM-DD`, in the same words. */
  date: (date: string, now = Date.now()) => day(startOfDay(date), now),
  /** A calendar day, also today, by its date: `Sat 28 Nov`, in another year `Sun 3 Jan 2027`. */
  calendar: (date: string, now = Date.now()) => {
    const text = dayText(date);
    const year = date.slice(0, 4);
    return year === dayOf(now).slice(0, 4) ? text : `${text} ${year}`;
  },
  period,
  /** A local minute `YYYY-MM-DDTHH:MM`. */
  minute: (minute: string, now = Date.now()) => at(instantOf(minute), now),
  /** A stored date and time, `YYYY-MM-DD` and `HH:MM:SS`. */
  stored: (date: string, time: string, now = Date.now()) => at(storedAt(date, time), now),
  /** `by 11:40 am`, `tomorrow by 10:30 am` */
  by: (instant: number, now: number) =>
    `${dayOf(instant) === dayOf(now) ? '' : day(instant, now)} by ${clock(instant)}`.trim(),
  ahead: (ms: number) => `in ${span(ms)}`,
  /** Full days: 36 hours after yesterday morning are `1 day overdue`. */
  overdue: (ms: number) => `${span(ms, Math.floor)} overdue`,
  span: (ms: number) => span(ms),
};
