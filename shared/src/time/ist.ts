/**
 * The dealership's calendar. Instants are UTC epoch milliseconds everywhere; a calendar day is
 * `YYYY-MM-DD` and a time of day `HH:MM:SS`, both in Asia/Kolkata. India has one zone and no
 * daylight saving (fixed UTC+05:30 since 1945), so plain arithmetic is exact and needs no zone data
 * from the machine: wrong zones of server, database or browser change nothing.
 */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The Asia/Kolkata calendar day (`YYYY-MM-DD`) of an instant in epoch milliseconds. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The Asia/Kolkata time of day (`HH:MM:SS`, 24 h) of an instant in epoch milliseconds. */
export function timeOf(epochMs: number): string {
  return new Date(epochMs + IST_OFFSET_MS).toISOString().slice(11, 19);
}

/** An instant (epoch ms) in local time: `YYYY-MM-DDTHH:MM`. */
export function minuteOf(epochMs: number): string {
  return `${dayOf(epochMs)}T${timeOf(epochMs).slice(0, 5)}`;
}

/** The instant (epoch ms) of a local time `YYYY-MM-DDTHH:MM`. */
export function instantOf(minute: string): number {
  return Date.parse(`${minute}:00Z`) - IST_OFFSET_MS;
}

/** The instant (epoch ms) of a stored date and time, `YYYY-MM-DD` and `HH:MM:SS`. */
export function storedAt(date: string, time: string): number {
  return instantOf(`${date}T${time.slice(0, 5)}`);
}

/** The instant (epoch ms) at which a calendar day begins in Asia/Kolkata. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - IST_OFFSET_MS;
}

/** The instant (epoch ms) at which a calendar day ends in Asia/Kolkata: the next day's beginning. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}

/** The calendar day `days` after (or, negative, before) the given one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday of a calendar day; Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** The same day a number of months before; the last day of a month that is too short for it. */
export function subtractMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)), daysInMonth);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

/** Whether a text is `YYYY-MM-DD` and a day that exists (no 31 April, no year 0000). */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The days that calendars and plans accept (rules: days-in-reach); days before and after them can be written, too. */
export const daysInReach = { first: '2000-01-01', last: '2199-12-31' } as const;

export function isDayInReach(text: string): boolean {
  return isCalendarDay(text) && text >= daysInReach.first && text <= daysInReach.last;
}
