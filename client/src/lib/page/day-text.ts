/** A function that writes a calendar day (`YYYY-MM-DD`). */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
}

/** A calendar day in a sentence: `21 Nov 2026`. */
export const dayText = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
