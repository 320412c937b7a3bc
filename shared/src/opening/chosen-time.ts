import { addDays, dayOf, isCalendarDay, minuteOf } from '../time/ist.ts';
import { hoursOn, type OpeningHours, type OpenInterval } from './hours.ts';

/** What a person who chooses a day or a minute should know about it. */
export interface ChosenTime<Reason = string> {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`; absent: only the day was chosen. */
  time?: string;
  isClosed: boolean;
  /** It was open today, and is closed for the rest of the day. */
  isOver: boolean;
  intervals: readonly OpenInterval[];
  /** Why that day differs from the week. */
  reason?: Reason;
  /** The next open days or minutes to choose instead, in the same form. */
  next: readonly string[];
}

const OFFERED = 3;
const DAYS_LOOKED_AHEAD = 60;

/**
 * Looks up a day (`YYYY-MM-DD`) or a minute (`YYYY-MM-DDTHH:MM`) of India in the opening hours (rules: closed-days).
 *
 * @param now epoch ms
 * @returns `undefined` if there is nothing to show: the usual hours apply, there are no hours, or the time is past
 */
export function lookUpTime<Reason>(
  hours: OpeningHours<Reason>,
  chosen: string,
  now: number,
): ChosenTime<Reason> | undefined {
  const [day = '', clock = ''] = chosen.split('T');
  const time = clock.slice(0, 5);
  if (!isCalendarDay(day) || day < dayOf(now)) return undefined;
  const { intervals: all, reason } = hoursOn(hours, day);
  const intervals = leftOf(all, day, now);
  const isClosed = time === '' ? intervals.length === 0 : !isWithin(all, time);
  if (!isClosed && (reason === undefined || time !== '')) return undefined;
  const next = isClosed ? nextOpen(hours, day, time, now) : [];
  // Without hours, or if it is closed for good, there is nothing better to propose.
  if (isClosed && next.length === 0) return undefined;
  return {
    day,
    ...(time !== '' && { time }),
    isClosed,
    isOver: all.length > intervals.length && intervals.length === 0,
    intervals: time === '' ? intervals : all,
    ...(reason !== undefined && { reason }),
    next,
  };
}

function nextOpen(
  hours: OpeningHours<unknown>,
  chosenDay: string,
  chosenTime: string,
  now: number,
): string[] {
  const next: string[] = [];
  for (let ahead = 0; next.length < OFFERED && ahead <= DAYS_LOOKED_AHEAD; ahead += 1) {
    const day = addDays(chosenDay, ahead);
    const intervals = leftOf(hoursOn(hours, day).intervals, day, now);
    if (chosenTime === '') {
      if (intervals.length > 0) next.push(day);
      continue;
    }
    const later = intervals.find(({ opens }) => ahead > 0 || opens > chosenTime);
    const time = ahead > 0 && isWithin(intervals, chosenTime) ? chosenTime : later?.opens;
    if (time !== undefined) next.push(`${day}T${time}`);
  }
  return next;
}

function isWithin(intervals: readonly OpenInterval[], time: string): boolean {
  return intervals.some(({ opens, closes }) => opens <= time && time < closes);
}

/** The intervals that are not over yet. */
function leftOf(intervals: readonly OpenInterval[], day: string, now: number) {
  return intervals.filter(({ closes }) => `${day}T${closes}` > minuteOf(now));
}
