import { pluralsOf } from '../../../text/same-texts.ts';
import { timeTextsOf, type Span } from '../../parts/moment-texts.ts';
import { clock, dateOfYear, dayText, weekdayText } from '../common/time/moment-words.ts';

const plural = pluralsOf('hi');

/** `12 मिनट`, `1 घंटा`, `3 घंटे` */
function spanText({ unit, count }: Span): string {
  switch (unit) {
    case 'minutes':
      return `${count} मिनट`;
    case 'hours':
      return `${count} ${plural(count, 'घंटा', 'घंटे')}`;
    case 'days':
      return `${count} दिन`;
  }
}

/** Before a postposition: `1 घंटे`. */
const obliqueSpan = ({ unit, count }: Span) =>
  `${count} ${{ minutes: 'मिनट', hours: 'घंटे', days: 'दिन' }[unit]}`;

/** कल is both yesterday and tomorrow. */
const kal = (day: string) => `कल (${weekdayText(day)})`;

export const timeTexts = timeTextsOf({
  clock,
  today: 'आज',
  tomorrow: kal,
  yesterday: kal,
  day: dayText,
  dayOfYear: dateOfYear,
  fullDay: (day) => `${dayText(day)} ${day.slice(0, 4)}`,
  onDate: (date) => `${date} को`,
  atClock: clock,
  byClock: (instant) => `${clock(instant)} तक`,
  ranges: {
    short: new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
    ofYear: new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  },
  span: spanText,
  ahead: (span) => `${spanText(span)} बाक़ी`,
  overdue: (span) => `${obliqueSpan(span)} की देरी`,
});
