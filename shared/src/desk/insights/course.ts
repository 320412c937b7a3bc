import { addDays, mondayOf } from '../../time/ist.ts';
import { daysIn, type Period } from '../../time/periods.ts';

/** A longer period has a number per week. */
const MOST_DAYS = 90;

export interface Course {
  unit: 'day' | 'week';
  parts: Period[];
}

/** The days or, of a long period, the weeks from Monday on that have a number each (rules: insights-course). */
export function courseOf(period: Period): Course {
  const length = daysIn(period);
  const isLong = length > MOST_DAYS;
  const parts: Period[] = [];
  for (let index = 0; index < length; index += 1) {
    const day = addDays(period.from, index);
    const last = parts.at(-1);
    if (isLong && last && day !== mondayOf(day)) last.to = day;
    else parts.push({ from: day, to: day });
  }
  return { unit: isLong ? 'week' : 'day', parts };
}
