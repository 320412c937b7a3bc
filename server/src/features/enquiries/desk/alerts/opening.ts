import {
  addDays,
  hoursOn,
  minutesOf,
  startOfDay,
  weekdayOf,
  type OpeningHours,
} from '@dealership/shared';

const MINUTE_MS = 60_000;

/** When a day's opening hours begin (epoch ms); `undefined`: it is closed all day. */
export function openingOf(hours: OpeningHours<unknown>, day: string): number | undefined {
  const [first] = hoursOn(hours, day).intervals;
  return first && startOfDay(day) + minutesOf(first.opens) * MINUTE_MS;
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}
