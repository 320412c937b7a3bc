import type { AnswerTime } from '../../desk/answering/answering-schema.ts';

interface LengthTexts {
  days: (count: number) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
}

/** A response time as it is set: in days, in full hours, or else in minutes. */
export function answerLength(time: AnswerTime, texts: LengthTexts): string {
  if ('days' in time) return texts.days(time.days);
  return time.minutes % 60 === 0 ? texts.hours(time.minutes / 60) : texts.minutes(time.minutes);
}
