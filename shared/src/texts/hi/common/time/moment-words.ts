import { timeOf } from '../../../../time/ist.ts';

const weekdayFormat = new Intl.DateTimeFormat('hi-IN', { weekday: 'short', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dateOfYearFormat = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day (`YYYY-MM-DD`): `शुक्र 25 दिसंबर`. */
export function dayText(day: string): string {
  return `${weekdayText(day)} ${dateText(day)}`;
}

/** `शुक्र` */
export function weekdayText(day: string): string {
  return weekdayFormat.format(Date.parse(day));
}

/** `25 दिसंबर` */
export function dateText(day: string): string {
  return dateFormat.format(Date.parse(day));
}

/** `25 दिसंबर 2026` */
export function dateOfYear(day: string): string {
  return dateOfYearFormat.format(Date.parse(day));
}

/** The part of the day, as people say it, by its hour from 0 to 23. */
function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'सुबह';
  if (hour >= 12 && hour < 16) return 'दोपहर';
  return hour >= 16 && hour < 20 ? 'शाम' : 'रात';
}

/** `19:00` -> `शाम 7 बजे`, `19:30` -> `शाम 7:30 बजे`; `24:00` is midnight. */
export function timeText(clockTime: string): string {
  const [hour = 0, minute = 0] = clockTime.split(':').map(Number);
  const shown = hour % 12 || 12;
  return `${partOfDay(hour % 24)} ${minute === 0 ? shown : `${shown}:${clockTime.slice(3, 5)}`} बजे`;
}

/** The time of an instant (epoch ms): `सुबह 11:45 बजे`. */
export function clock(at: number): string {
  return timeText(timeOf(at));
}
