import type { NextOpening } from '../../../opening/hours.ts';
import type { hoursTexts as english } from '../../en/common/hours.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { dateText, timeText } from './time/moment-words.ts';

const weekdays = [
  ['सोमवार', 'सोम'],
  ['मंगलवार', 'मंगल'],
  ['बुधवार', 'बुध'],
  ['गुरुवार', 'गुरु'],
  ['शुक्रवार', 'शुक्र'],
  ['शनिवार', 'शनि'],
  ['रविवार', 'रवि'],
] as const;

/** A day relative to today: `कल (सोमवार)`, `बुधवार को`, `4 जनवरी को`; `''`: today. */
function dayText({ day, weekday, daysAhead }: Omit<NextOpening, 'time'>): string {
  if (daysAhead === 0) return '';
  const name = weekdays[weekday]?.[0] ?? '';
  // कल is yesterday too.
  if (daysAhead === 1) return `कल (${name})`;
  return `${daysAhead < 7 ? name : dateText(day)} को`;
}

/** Texts about opening hours, for pages, documents and answers of the server. */
export const hoursTexts: SameTexts<typeof english> = {
  time: timeText,
  days: (first, last) => {
    if (first === last) return weekdays[first]?.[0] ?? '';
    if (first === 0 && last === 6) return 'हर दिन';
    return `${weekdays[first]?.[1] ?? ''} से ${weekdays[last]?.[1] ?? ''}`;
  },
  /** `सुबह 11 बजे`, `कल (सोमवार) सुबह 11 बजे`, `4 जनवरी को सुबह 11 बजे` */
  next: ({ time, ...day }) => `${dayText(day)} ${timeText(time)}`.trim(),
  /** `सुबह 11:40 बजे तक`, `कल (सोमवार) सुबह 10 बजे तक` */
  by: ({ time, ...day }) => `${dayText(day)} ${timeText(time)} तक`.trim(),
  times: (intervals) =>
    // Repeats `isRoundTheClock`: texts import no code.
    intervals.some(({ opens, closes }) => opens === '00:00' && closes >= '23:59')
      ? '24 घंटे खुला'
      : intervals
          .map(({ opens, closes }) => `${timeText(opens)} से ${timeText(closes)} तक`)
          .join(', ') || 'बंद',
};
