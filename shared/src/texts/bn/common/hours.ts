import type { NextOpening } from '../../../opening/hours.ts';
import type { hoursTexts as english } from '../../en/common/hours.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { dateText, timeText } from './time/moment-words.ts';

const weekdays = [
  ['সোমবার', 'সোম'],
  ['মঙ্গলবার', 'মঙ্গল'],
  ['বুধবার', 'বুধ'],
  ['বৃহস্পতিবার', 'বৃহস্পতি'],
  ['শুক্রবার', 'শুক্র'],
  ['শনিবার', 'শনি'],
  ['রবিবার', 'রবি'],
] as const;

/** A day relative to today: `আগামীকাল`, `সোমবার`, `4 জানুয়ারি`; `''`: today. */
function dayText({ day, weekday, daysAhead }: Omit<NextOpening, 'time'>): string {
  if (daysAhead === 0) return '';
  if (daysAhead === 1) return 'আগামীকাল';
  return daysAhead < 7 ? (weekdays[weekday]?.[0] ?? '') : dateText(day);
}

/** Texts about opening hours, for pages, documents and answers of the server. */
export const hoursTexts: SameTexts<typeof english> = {
  time: (clock) => timeText(clock),
  days: (first, last) => {
    if (first === last) return weekdays[first]?.[0] ?? '';
    if (first === 0 && last === 6) return 'প্রতিদিন';
    return `${weekdays[first]?.[1] ?? ''} থেকে ${weekdays[last]?.[1] ?? ''}`;
  },
  /** `সকাল 11টায়`, `আগামীকাল সকাল 11টায়`, `4 জানুয়ারি সকাল 11টায়` */
  next: ({ time, ...day }) => `${dayText(day)} ${timeText(time, 'at')}`.trim(),
  /** `সকাল 11:40-এর মধ্যে`, `আগামীকাল সকাল 10টার মধ্যে` */
  by: ({ time, ...day }) => `${dayText(day)} ${timeText(time, 'of')} মধ্যে`.trim(),
  times: (intervals) =>
    // Repeats `isRoundTheClock`: texts import no code.
    intervals.some(({ opens, closes }) => opens === '00:00' && closes >= '23:59')
      ? '24 ঘণ্টা খোলা'
      : intervals
          .map(({ opens, closes }) => `${timeText(opens)} থেকে ${timeText(closes)}`)
          .join(', ') || 'বন্ধ',
};
