import { openingLength } from '../../../parts/opening-length.ts';
import { grouped } from '../../common/counts.ts';

export const NOT_KNOWN = '–';

/** Opening minutes as a length of time. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return NOT_KNOWN;
  return openingLength(minutes, {
    hours: (count) => `${grouped.format(count)} h`,
    minutes: (count) => `${count} min`,
  });
}
