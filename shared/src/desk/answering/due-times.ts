import type { EnquiryKind } from '../../enquiries/registry.ts';
import {
  hoursOn,
  minutesOf,
  openingMinutesBetween,
  type OpeningHours,
} from '../../opening/hours.ts';
import { addDays, dayOf, endOfDay, MINUTE_MS, startOfDay } from '../../time/ist.ts';
import type { AnswerTime, AnswerTimes } from './answering-schema.ts';

const DAYS_LOOKED_AHEAD = 366;

/** By when an enquiry has to be answered (epoch ms). */
interface DueTimes {
  dueAt: number;
  /** After it the owner and the managers get an alert. */
  criticalAt: number;
}

interface Arrival {
  kind: EnquiryKind;
  /** Epoch ms. */
  arrivedAt: number;
  /** The booked day (`YYYY-MM-DD`). */
  bookingDate?: string | undefined;
}

/**
 * The due times of an enquiry: opening minutes from the first open minute after it came. A booking for the next open
 * day is due by today's closing at the latest, if it is still open today.
 * @returns `undefined` for a kind without due times, and if it is never open: then nothing is promised
 */
export function dueTimesOf(
  hours: OpeningHours<unknown>,
  times: AnswerTimes | null,
  { kind, arrivedAt, bookingDate }: Arrival,
): DueTimes | undefined {
  if (!times) return undefined;
  const begin = openFrom(hours, arrivedAt);
  if (begin === undefined) return undefined;
  const day = dayOf(begin);
  const dayMinutes = openingMinutesBetween(hours, startOfDay(day), endOfDay(day));
  const dueAt = addOpeningMinutes(hours, begin, minutesIn(times.due, dayMinutes));
  const criticalAt = addOpeningMinutes(hours, begin, minutesIn(times.critical, dayMinutes));
  if (dueAt === undefined || criticalAt === undefined) return undefined;
  const closing =
    kind === 'service-booking' && bookingDate !== undefined
      ? closingBefore(hours, arrivedAt, bookingDate)
      : undefined;
  return { dueAt: Math.min(dueAt, closing ?? dueAt), criticalAt };
}

/** Promises are rounded up to full five minutes, which are the same in UTC and in India. */
const PROMISE_STEP_MS = 5 * MINUTE_MS;

/** Due times whose first one is promised to the sender (rules: promise). */
export function promisedTimes({ dueAt, criticalAt }: DueTimes): DueTimes {
  const promisedAt = Math.ceil(dueAt / PROMISE_STEP_MS) * PROMISE_STEP_MS;
  return { dueAt: promisedAt, criticalAt: Math.max(criticalAt, promisedAt) };
}

function minutesIn(time: AnswerTime, dayMinutes: number): number {
  return 'minutes' in time ? time.minutes : time.days * dayMinutes;
}

/** Today's closing, if it is still to come and the next open day is the booked one. */
function closingBefore(hours: OpeningHours<unknown>, arrivedAt: number, bookingDate: string) {
  const today = dayOf(arrivedAt);
  const closing = closingOf(hours, today);
  if (closing === undefined || closing <= arrivedAt) return undefined;
  const next = openFrom(hours, startOfDay(addDays(today, 1)));
  return next !== undefined && dayOf(next) === bookingDate ? closing : undefined;
}

/** When it closes for the day (epoch ms); `undefined`: it is closed all day. */
export function closingOf(hours: OpeningHours<unknown>, day: string): number | undefined {
  const closes = hoursOn(hours, day).intervals.at(-1)?.closes;
  return closes === undefined ? undefined : startOfDay(day) + minutesOf(closes) * MINUTE_MS;
}

/** The first instant (epoch ms) at or after `from` at which it is open; `undefined`: not within a year. */
export function openFrom(hours: OpeningHours<unknown>, from: number): number | undefined {
  return addOpeningMinutes(hours, from, 0);
}

/** How long a turn of duty is when there are no opening hours. */
const DUTY_WITHOUT_HOURS_MS = 12 * 60 * MINUTE_MS;

/** When a turn of duty that begins now ends (epoch ms): at closing, today's or the next open day's (rules: duty). */
export function dutyEnd(hours: OpeningHours<unknown>, now: number): number {
  const open = openFrom(hours, now);
  const closing = open === undefined ? undefined : closingOf(hours, dayOf(open));
  return closing ?? now + DUTY_WITHOUT_HOURS_MS;
}

/** When the first open day after the day of `from` begins (epoch ms). */
export function nextMorning(hours: OpeningHours<unknown>, from: number): number | undefined {
  return openFrom(hours, startOfDay(addDays(dayOf(from), 1)));
}

/** The instant (epoch ms) at which so many opening minutes have passed. `undefined`: not within a year. */
export function addOpeningMinutes(hours: OpeningHours<unknown>, from: number, minutes: number) {
  let left = minutes * MINUTE_MS;
  for (const { begin, end } of openStretches(hours, from)) {
    const open = end - Math.max(begin, from);
    if (open >= left && open > 0) return Math.max(begin, from) + left;
    left -= Math.max(0, open);
  }
  return undefined;
}

/** A step is due soon within this many opening minutes before its time. */
const SOON_MINUTES = 15;

/**
 * From when on (epoch ms) a step is *due soon*: within the last quarter of an hour of opening time before it and, for
 * a first answer, within the last quarter of its opening time. A step that is due early on Monday is due soon from
 * before Saturday's closing. If it is never open, clock time counts.
 * @param step.firstOf when the enquiry came, for a first answer (epoch ms)
 */
export function soonFrom(
  hours: OpeningHours<unknown>,
  { dueAt, firstOf }: { dueAt: number; firstOf?: number | undefined },
): number {
  const given =
    firstOf === undefined ? 0 : openingMinutesBetween(hours, firstOf, dueAt) * MINUTE_MS;
  let left = Math.max(SOON_MINUTES * MINUTE_MS, given / 4);
  for (const { begin, end } of openStretches(hours, dueAt, { isBackwards: true })) {
    const until = Math.min(end, dueAt);
    if (until - begin >= left) return until - left;
    left -= Math.max(0, until - begin);
  }
  return dueAt - SOON_MINUTES * MINUTE_MS;
}

/** The open stretches (epoch ms) from the day of an instant on, up to a year ahead or back. */
function* openStretches(
  hours: OpeningHours<unknown>,
  from: number,
  { isBackwards = false }: { isBackwards?: boolean } = {},
) {
  const today = dayOf(from);
  for (let away = 0; away <= DAYS_LOOKED_AHEAD; away += 1) {
    const day = addDays(today, isBackwards ? -away : away);
    const midnight = startOfDay(day);
    const stretches = hoursOn(hours, day).intervals.map(({ opens, closes }) => ({
      begin: midnight + minutesOf(opens) * MINUTE_MS,
      end: midnight + minutesOf(closes) * MINUTE_MS,
    }));
    yield* isBackwards ? stretches.reverse() : stretches;
  }
}
