import type * as english from '../../../en/staff/desk/opening-minutes.ts';
import { openingLength } from '../../../parts/opening-length.ts';
import { grouped } from '../../common/counts.ts';

/** `2 ঘণ্টা 5 মিনিট` */
export const minutesText: typeof english.minutesText = (minutes) =>
  openingLength(minutes, {
    hours: (count) => `${grouped.format(count)} ঘণ্টা`,
    minutes: (count) => `${count} মিনিট`,
  });
