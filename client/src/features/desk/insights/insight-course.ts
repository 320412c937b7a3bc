import { addDays, mondayOf, type Period } from '@dealership/shared';

/** A longer period has a bar per week. */
const MOST_DAYS = 90;

export interface Course {
  unit: 'day' | 'week';
  points: (Period & { count: number })[];
}

/**
 * The arrivals of a period per day or, of a long one, per week (rules: insights-course).
 * @param daily one number per day
 */
export function courseOf({ from }: Period, daily: readonly number[]): Course {
  const isLong = daily.length > MOST_DAYS;
  const points: Course['points'] = [];
  daily.forEach((count, index) => {
    const day = addDays(from, index);
    const last = points.at(-1);
    if (isLong && last && day !== mondayOf(day))
      Object.assign(last, { to: day, count: last.count + count });
    else points.push({ from: day, to: day, count });
  });
  return { unit: isLong ? 'week' : 'day', points };
}

/** The top of a scale for numbers up to this one: an even number, so that its half is whole. */
export function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const tops = [1, 2, 4, 6, 8, 10, 20].map((each) => each * power);
  return tops.find((top) => top >= most && top % 2 === 0) ?? most;
}
