import type { chosenTimeTexts as english } from '../../en/common/chosen-time.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { hoursTexts } from './hours.ts';
import { dayText, timeText } from './time/moment-words.ts';

/** Shown at once to a person who chooses a day or a time at which the dealership is closed. */
export const chosenTimeTexts: SameTexts<typeof english> = {
  /** `शुक्र 25 दिसंबर (क्रिसमस) को बंद है।`, `सोम 30 नवंबर को रात 8 बजे बंद है। खुला: सुबह 10 बजे से शाम 7 बजे तक।` */
  text: ({ day: chosen, time, isClosed, isOver, intervals, reason }) => {
    const on = `${dayText(chosen)}${reason === undefined ? '' : ` (${reason})`}`;
    const open = hoursTexts.times(intervals).replace(/ खुला$/, '');
    if (!isClosed) return `${on} को ${open} खुला है।`;
    if (isOver) return `${on} को अब शोरूम नहीं खुलेगा।`;
    if (time === undefined || intervals.length === 0) return `${on} को बंद है।`;
    return `${on} को ${timeText(time)} बंद है। खुला: ${open}।`;
  },
  next: 'इसके बाद खुला:',
  choice: (text) => {
    const [chosen = '', time] = text.split('T');
    return time === undefined ? dayText(chosen) : `${dayText(chosen)}, ${timeText(time)}`;
  },
};
