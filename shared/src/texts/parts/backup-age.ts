const HOURS_OF_A_DAY = 24;

interface AgeTexts {
  underAnHour: string;
  hours: (count: number) => string;
  days: (count: number) => string;
}

/** How long ago the last backup was made: in hours up to two days, then in full days. */
export function backupAge(hours: number, texts: AgeTexts): string {
  if (hours < 1) return texts.underAnHour;
  if (hours < 2 * HOURS_OF_A_DAY) return texts.hours(hours);
  return texts.days(Math.floor(hours / HOURS_OF_A_DAY));
}
