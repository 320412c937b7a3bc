export const NOT_KNOWN = '–';

interface LengthTexts {
  hours: (count: number) => string;
  minutes: (count: number) => string;
}

/** Opening minutes as a length of time, in full hours and the rest; `null`: they are not known. */
export function openingLength(minutes: number | null, texts: LengthTexts): string {
  if (minutes === null) return NOT_KNOWN;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return texts.minutes(minutes);
  const rest = minutes % 60;
  return [texts.hours(hours), ...(rest === 0 ? [] : [texts.minutes(rest)])].join(' ');
}
