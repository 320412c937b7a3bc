import { timeTextsOf, type Span } from '../../parts/moment-texts.ts';
import { clock, dateOfYear, dayText } from '../common/time/moment-words.ts';

const units: Readonly<Record<Span['unit'], string>> = {
  minutes: 'মিনিট',
  hours: 'ঘণ্টা',
  days: 'দিন',
};

/** `12 মিনিট`, `3 ঘণ্টা` */
const spanText = ({ unit, count }: Span) => `${count} ${units[unit]}`;

export const timeTexts = timeTextsOf({
  clock: (instant) => clock(instant),
  today: 'আজ',
  tomorrow: () => 'আগামীকাল',
  yesterday: () => 'গতকাল',
  day: dayText,
  dayOfYear: dateOfYear,
  fullDay: (day) => `${dayText(day)} ${day.slice(0, 4)}`,
  onDate: (date) => date,
  atClock: (instant) => clock(instant, 'at'),
  byClock: (instant) => `${clock(instant, 'of')} মধ্যে`,
  ranges: {
    short: new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
    ofYear: new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  },
  span: spanText,
  ahead: (span) => `${spanText(span)} বাকি`,
  overdue: (span) => `${spanText(span)} দেরি`,
});
