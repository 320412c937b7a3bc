const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day (`YYYY-MM-DD`) in a sentence: `21 Nov 2026`. */
export function dayText(day: string): string {
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
