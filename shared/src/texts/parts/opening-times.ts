import { isRoundTheClock, type OpenInterval } from '../../opening/hours.ts';

interface TimesTexts {
  allDay: string;
  closed: string;
  range: (interval: OpenInterval) => string;
}

/** The hours of a day. */
export function openingTimes(intervals: readonly OpenInterval[], texts: TimesTexts): string {
  if (isRoundTheClock(intervals)) return texts.allDay;
  return intervals.map(texts.range).join(', ') || texts.closed;
}
