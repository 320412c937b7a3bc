import { grouped } from '../../common/counts.ts';

export const NOT_KNOWN = '–';

/** Opening minutes as a length of time. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return NOT_KNOWN;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  const rest = minutes % 60;
  return `${grouped.format(hours)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
