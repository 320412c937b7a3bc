import { timeOf } from '../../../../time/ist.ts';

const weekdayFormat = new Intl.DateTimeFormat('bn-IN', { weekday: 'short', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dateOfYearFormat = new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day (`YYYY-MM-DD`): `শুক্র 25 ডিসেম্বর`. */
export function dayText(day: string): string {
  return `${weekdayFormat.format(Date.parse(day))} ${dateText(day)}`;
}

/** `25 ডিসেম্বর` */
export function dateText(day: string): string {
  return dateFormat.format(Date.parse(day));
}

/** `25 ডিসেম্বর, 2026` */
export function dateOfYear(day: string): string {
  return dateOfYearFormat.format(Date.parse(day));
}

/** How a time is said: `সন্ধ্যা 7টা`, `at`: `সন্ধ্যা 7টায়`, `of`: `সন্ধ্যা 7টার` (before মধ্যে, পরে). */
type TimeForm = 'plain' | 'at' | 'of';

const fullHour: Readonly<Record<TimeForm, string>> = { plain: 'টা', at: 'টায়', of: 'টার' };
const minuteToo: Readonly<Record<TimeForm, string>> = { plain: '', at: '-এ', of: '-এর' };

/** The part of the day, as people in Bengal say it, by its hour from 0 to 23. */
function partOfDay(hour: number): string {
  if (hour >= 5 && hour < 12) return 'সকাল';
  if (hour >= 12 && hour < 16) return 'দুপুর';
  if (hour >= 16 && hour < 18) return 'বিকেল';
  return hour >= 18 && hour < 20 ? 'সন্ধ্যা' : 'রাত';
}

/** `19:00` -> `সন্ধ্যা 7টা`, `19:30` -> `সন্ধ্যা 7:30`; `24:00` is midnight. */
export function timeText(clockTime: string, form: TimeForm = 'plain'): string {
  const [hour = 0, minute = 0] = clockTime.split(':').map(Number);
  const shown = hour % 12 || 12;
  const text =
    minute === 0
      ? `${shown}${fullHour[form]}`
      : `${shown}:${clockTime.slice(3, 5)}${minuteToo[form]}`;
  return `${partOfDay(hour % 24)} ${text}`;
}

/** The time of an instant (epoch ms): `সকাল 11:45`. */
export function clock(at: number, form: TimeForm = 'plain'): string {
  return timeText(timeOf(at), form);
}
