import {
  addDays,
  DAY_MS,
  dayOf,
  endOfDay,
  MINUTE_MS,
  startOfDay,
  timeOf,
  weekdayOf,
} from '../time/ist.ts';

/** A stretch of one day, `HH:MM` of 24 hours; `closes` may be `24:00`. */
export interface OpenInterval {
  opens: string;
  closes: string;
}

/** Days that differ from the week, both ends included (`YYYY-MM-DD`). */
interface SpecialDays<Reason = string> {
  firstDay: string;
  lastDay: string;
  /** In order, without overlap; none: closed. */
  intervals: readonly OpenInterval[];
  reason: Reason;
}

/** When a branch is open, in Asia/Kolkata. A break is the gap between two intervals. */
export interface OpeningHours<Reason = string> {
  /** Monday first. */
  week: readonly (readonly OpenInterval[])[];
  /** No two share a day. */
  special: readonly SpecialDays<Reason>[];
}

type OpeningState<Reason = string> =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      /** Why it is closed all of today, if it is a special day. */
      closedToday?: Reason;
      /** Absent: not within a year. */
      opens?: NextOpening;
    };

export interface NextOpening {
  /** `HH:MM` */
  time: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Monday is 0. */
  weekday: number;
  /** 0: today. */
  daysAhead: number;
}

const DAYS_LOOKED_AHEAD = 366;

/** Whether it is open all day; some people write 23:59 for that. */
export function isRoundTheClock(intervals: readonly OpenInterval[]): boolean {
  return intervals.some(({ opens, closes }) => opens === '00:00' && closes >= '23:59');
}

/** The hours of a calendar day: those of the week, or special ones. */
export function hoursOn<Reason>(
  hours: OpeningHours<Reason>,
  day: string,
): { intervals: readonly OpenInterval[]; reason?: Reason } {
  const special = hours.special.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return special ?? { intervals: hours.week[weekdayOf(day)] ?? [] };
}

/** @param now epoch ms */
export function openingStateAt<Reason>(
  hours: OpeningHours<Reason>,
  now: number,
): OpeningState<Reason> {
  const today = dayOf(now);
  const minute = (now - startOfDay(today)) / MINUTE_MS;
  const { intervals, reason } = hoursOn(hours, today);
  const current = intervals.find(
    ({ opens, closes }) => minutesOf(opens) <= minute && minute < minutesOf(closes),
  );
  if (current) return { isOpen: true, until: current.closes };
  const opens = nextOpening(hours, today, minute);
  return {
    isOpen: false,
    ...(intervals.length === 0 && reason !== undefined && { closedToday: reason }),
    ...(opens && { opens }),
  };
}

function nextOpening(hours: OpeningHours<unknown>, today: string, minute: number) {
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    const next = hoursOn(hours, day).intervals.find(
      ({ opens }) => daysAhead > 0 || minutesOf(opens) > minute,
    );
    if (next) return { time: next.opens, day, weekday: weekdayOf(day), daysAhead };
  }
  return undefined;
}

/** An instant (epoch ms) relative to another one; midnight is the end of a day (`24:00`). */
export function seenFrom(now: number, at: number): NextOpening {
  const day = dayOf(at - 1);
  return {
    time: at === endOfDay(day) ? '24:00' : timeOf(at).slice(0, 5),
    day,
    weekday: weekdayOf(day),
    daysAhead: (startOfDay(day) - startOfDay(dayOf(now))) / DAY_MS,
  };
}

/**
 * How many minutes it is open between two instants (epoch ms), with fractions of minutes; 0 if `to` is not after
 * `from`.
 */
export function openingMinutesBetween(hours: OpeningHours<unknown>, from: number, to: number) {
  let open = 0;
  for (let day = dayOf(from); startOfDay(day) < to; day = addDays(day, 1)) {
    const midnight = startOfDay(day);
    for (const { opens, closes } of hoursOn(hours, day).intervals) {
      const begin = Math.max(from, midnight + minutesOf(opens) * MINUTE_MS);
      const end = Math.min(to, midnight + minutesOf(closes) * MINUTE_MS);
      open += Math.max(0, end - begin);
    }
  }
  return open / MINUTE_MS;
}

/** The week in as few lines as possible: consecutive days with the same hours; Monday is 0. */
export function groupWeek({ week }: Pick<OpeningHours<unknown>, 'week'>) {
  const groups: { first: number; last: number; intervals: readonly OpenInterval[] }[] = [];
  week.forEach((intervals, weekday) => {
    const last = groups.at(-1);
    if (last && timesOf(last.intervals) === timesOf(intervals)) last.last = weekday;
    else groups.push({ first: weekday, last: weekday, intervals });
  });
  return groups;
}

function timesOf(intervals: readonly OpenInterval[]): string {
  return intervals.map(({ opens, closes }) => `${opens} ${closes}`).join();
}

/** `HH:MM` in minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
