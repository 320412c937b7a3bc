import type { chosenTimeTexts as english } from '../../en/common/chosen-time.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { hoursTexts } from './hours.ts';
import { dayText, timeText } from './time/moment-words.ts';

/** Shown at once to a person who chooses a day or a time at which the dealership is closed. */
export const chosenTimeTexts: SameTexts<typeof english> = {
  /** `শুক্র 25 ডিসেম্বর (বড়দিন) বন্ধ।`, `সোম 30 নভেম্বর রাত 8টায় বন্ধ থাকে। খোলা সকাল 10টা থেকে সন্ধ্যা 7টা।` */
  text: ({ day: chosen, time, isClosed, isOver, intervals, reason }) => {
    const on = `${dayText(chosen)}${reason === undefined ? '' : ` (${reason})`}`;
    const open = hoursTexts.times(intervals).replace(/ খোলা$/, '');
    if (!isClosed) return `${on} আমরা খোলা: ${open}।`;
    if (isOver) return `${on} আর খুলবে না।`;
    if (time === undefined || intervals.length === 0) return `${on} বন্ধ।`;
    return `${on} ${timeText(time, 'at')} বন্ধ থাকে। খোলা: ${open}।`;
  },
  next: 'এর পরে খোলা:',
  choice: (text) => {
    const [chosen = '', time] = text.split('T');
    return time === undefined ? dayText(chosen) : `${dayText(chosen)}, ${timeText(time)}`;
  },
};
