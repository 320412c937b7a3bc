import type { ChosenTime } from '../../../opening/chosen-time.ts';
import { dayText } from './time/moment-words.ts';
import { hoursTexts } from './hours.ts';

/** Shown at once to a person who chooses a day or a time at which the dealership is closed. */
export const chosenTimeTexts = {
  /** `Closed on Fri 25 Dec (Christmas).`, `Closed at 08:00 PM on Mon 30 Nov. Open 10:00 AM to 07:00 PM.` */
  text: ({ day: chosen, time, isClosed, isOver, intervals, reason }: ChosenTime) => {
    const on = `${dayText(chosen)}${reason === undefined ? '' : ` (${reason})`}`;
    const open = hoursTexts.times(intervals).replace(/^Open /, '');
    if (!isClosed) return `On ${on} we are open ${open}.`;
    if (isOver) return `Closed for the rest of ${on}.`;
    if (time === undefined || intervals.length === 0) return `Closed on ${on}.`;
    return `Closed at ${hoursTexts.time(time)} on ${on}. Open ${open}.`;
  },
  next: 'Next open:',
  /** A day, or a day and a time. */
  choice: (text: string) => {
    const [chosen = '', time] = text.split('T');
    return time === undefined ? dayText(chosen) : `${dayText(chosen)}, ${hoursTexts.time(time)}`;
  },
};
