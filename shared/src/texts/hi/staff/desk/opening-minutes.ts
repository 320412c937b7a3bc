import type * as english from '../../../en/staff/desk/opening-minutes.ts';
import { openingLength } from '../../../parts/opening-length.ts';
import { pluralsOf } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

const plural = pluralsOf('hi');

/** `1 घंटा 5 मिनट`, `2 घंटे` */
export const minutesText: typeof english.minutesText = (minutes) =>
  openingLength(minutes, {
    hours: (count) => `${grouped.format(count)} ${plural(count, 'घंटा', 'घंटे')}`,
    minutes: (count) => `${count} मिनट`,
  });
