import { timeTextsOf, type Span } from '../../parts/moment-texts.ts';
import { clock, dateOfYear, dayText } from '../common/time/moment-words.ts';

/** `12 min`, `3 h`, `1 day`, `2 days` */
function spanText({ unit, count }: Span): string {
  switch (unit) {
    case 'minutes':
      return `${count} min`;
    case 'hours':
      return `${count} h`;
    case 'days':
      return count === 1 ? '1 day' : `${count} days`;
  }
}

export const timeTexts = timeTextsOf({
  clock,
  today: 'today',
  tomorrow: () => 'tomorrow',
  yesterday: () => 'yesterday',
  day: dayText,
  dayOfYear: dateOfYear,
  fullDay: (day) => `${dayText(day)} ${day.slice(0, 4)}`,
  onDate: (date) => `on ${date}`,
  atClock: (instant) => `at ${clock(instant)}`,
  byClock: (instant) => `by ${clock(instant)}`,
  ranges: {
    short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    ofYear: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  },
  span: spanText,
  ahead: (span) => `in ${spanText(span)}`,
  overdue: (span) => `${spanText(span)} overdue`,
});
