const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dateOfYearFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const clockFormat = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** A calendar day (`YYYY-MM-DD`) in English: `Fri 25 Dec`. */
export function dayText(day: string): string {
  return dayFormat.format(Date.parse(day)).replace(',', '');
}

/** `25 Dec 2026` */
export function dateOfYear(day: string): string {
  return dateOfYearFormat.format(Date.parse(day));
}

/** The time of an instant (epoch ms): `11:45 am`. */
export function clock(at: number): string {
  return clockFormat.format(at);
}
