const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar day (`YYYY-MM-DD`) under a chart: `21 Nov`. */
export function shortDay(day = ''): string {
  return day === '' ? '' : format.format(Date.parse(`${day}T00:00:00Z`));
}
