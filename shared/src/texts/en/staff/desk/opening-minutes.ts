import { openingLength } from '../../../parts/opening-length.ts';
import { grouped } from '../../common/counts.ts';

/** Opening minutes as a length of time. */
export function minutesText(minutes: number | null): string {
  return openingLength(minutes, {
    hours: (count) => `${grouped.format(count)} h`,
    minutes: (count) => `${count} min`,
  });
}
