const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar day (`YYYY-MM-DD`) in English: `Fri 25 Dec`. */
export function dayText(day: string): string {
  return format.format(Date.parse(day)).replace(',', '');
}
