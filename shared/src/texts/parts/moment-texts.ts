import { addDays, dayOf, instantOf, MINUTE_MS, startOfDay, storedAt } from '../../time/ist.ts';
import type { Period } from '../../time/periods.ts';

/** A rounded length of time. */
export interface Span {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** The words of a language for moments. Days are `YYYY-MM-DD`, instants are epoch ms. */
export interface MomentWords {
  clock: (instant: number) => string;
  today: string;
  tomorrow: (day: string) => string;
  yesterday: (day: string) => string;
  /** `Sat 28 Nov` */
  day: (day: string) => string;
  /** `3 Mar 2025`, for days whose weekday says little. */
  dayOfYear: (day: string) => string;
  /** `Sun 3 Jan 2027` */
  fullDay: (day: string) => string;
  /** A date in a sentence: `on Sat 28 Nov`. */
  onDate: (date: string) => string;
  /** A time in a sentence, after its day: `at 11:45 am`. */
  atClock: (instant: number) => string;
  /** A time limit, after its day: `by 11:40 am`. */
  byClock: (instant: number) => string;
  /** Formats of the first and last day of a period, without and with the year. */
  ranges: { short: Intl.DateTimeFormat; ofYear: Intl.DateTimeFormat };
  span: (span: Span) => string;
  ahead: (span: Span) => string;
  overdue: (span: Span) => string;
}

/** Beyond this a day needs its year more than its weekday. */
const HALF_YEAR_MS = 180 * 24 * 60 * MINUTE_MS;

/** `toDays` rounds the days. */
function spanOf(ms: number, toDays = Math.round): Span {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  if (hours < 24) return { unit: 'hours', count: hours };
  return { unit: 'days', count: toDays(hours / 24) };
}

/** Whether a text names its day by a date, not by a word such as *today*. */
const isDate = (text: string) => /\d/.test(text);

/**
 * The one way in which the back office writes moments. `now` is needed where a screen stays right while it is open.
 * Reports and files have ISO dates.
 */
export function timeTextsOf(words: MomentWords) {
  /** The day of an instant: `today`, `tomorrow`, `yesterday`, `Sat 28 Nov`, `3 Mar 2025`. */
  const day = (instant: number, now = Date.now()): string => {
    const today = dayOf(now);
    const date = dayOf(instant);
    switch (date) {
      case today:
        return words.today;
      case addDays(today, 1):
        return words.tomorrow(date);
      case addDays(today, -1):
        return words.yesterday(date);
      default:
        return Math.abs(instant - now) > HALF_YEAR_MS ? words.dayOfYear(date) : words.day(date);
    }
  };
  /** An instant: `today 11:45 am`, `Sat 28 Nov, 11:00 am`. */
  const at = (instant: number, now = Date.now()): string => {
    const text = day(instant, now);
    return `${text}${isDate(text) ? ',' : ''} ${words.clock(instant)}`;
  };
  /** A day in a sentence: `today`, `on Sat 28 Nov`. */
  const onDay = (instant: number, now = Date.now()): string => {
    const text = day(instant, now);
    return isDate(text) ? words.onDate(text) : text;
  };
  return {
    clock: words.clock,
    day,
    at,
    onDay,
    /** In a sentence: `today at 11:45 am`, `on Sat 28 Nov at 11:00 am`. */
    on: (instant: number, now = Date.now()) => `${onDay(instant, now)} ${words.atClock(instant)}`,
    /** A calendar day `YYYY-MM-DD`, in the same words. */
    date: (date: string, now = Date.now()) => day(startOfDay(date), now),
    /** A calendar day, also today, by its date: `Sat 28 Nov`, in another year `Sun 3 Jan 2027`. */
    calendar: (date: string, now = Date.now()) =>
      date.slice(0, 4) === dayOf(now).slice(0, 4) ? words.day(date) : words.fullDay(date),
    /** `16–21 Nov`, `Mon 16 Nov`; with the year unless the period beside it is of that year alone. */
    period: ({ from, to }: Period, beside?: Period) => {
      const isSameYear = [beside?.from, beside?.to].every(
        (date) => date?.slice(0, 4) === from.slice(0, 4),
      );
      if (isSameYear && from === to) return words.day(from);
      const format = words.ranges[isSameYear ? 'short' : 'ofYear'];
      // Engines differ in the blanks around the dash.
      return format.formatRange(Date.parse(from), Date.parse(to)).replace(/\s*–\s*/, '–');
    },
    /** A local minute `YYYY-MM-DDTHH:MM`. */
    minute: (minute: string, now = Date.now()) => at(instantOf(minute), now),
    /** A stored date and time, `YYYY-MM-DD` and `HH:MM:SS`. */
    stored: (date: string, time: string, now = Date.now()) => at(storedAt(date, time), now),
    /** `by 11:40 am`, `tomorrow by 10:30 am` */
    by: (instant: number, now: number) =>
      `${dayOf(instant) === dayOf(now) ? '' : day(instant, now)} ${words.byClock(instant)}`.trim(),
    /** `in 12 min` */
    ahead: (ms: number) => words.ahead(spanOf(ms)),
    /** Full days: 36 hours after yesterday morning are `1 day overdue`. */
    overdue: (ms: number) => words.overdue(spanOf(ms, Math.floor)),
    /** `12 min`, `3 h`, `2 days` */
    span: (ms: number) => words.span(spanOf(ms)),
  };
}
