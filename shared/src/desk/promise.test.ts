import { expect, it } from 'vitest';
import type { OpeningHours, OpenInterval } from '../opening/hours.ts';
import { promisedKinds, type PromisedKind } from './answering/answering.ts';
import { usualAnswerTimes } from './answering/usual-answering.ts';
import { dueTimesOf, promisedTimes } from './answering/due-times.ts';

/** `npm run test:long` makes 10,000. */
const ARRIVALS = Number(process.env.PROMISES ?? 400);
/** Arrivals in a year of the same hours. */
const AT_ONCE = 100;
const MINUTE = 60_000;
const MINUTES_A_DAY = 1440;
/** The first minute of the year in India. */
const BEGIN = Date.UTC(2026, 0, 1) - 330 * MINUTE;
const DAYS = 365;
/** Further days, in which late arrivals of the year are due. */
const DAYS_AFTER = 60;

/** The same numbers in each run. */
let state = 20_261_126;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

/** Up to three stretches of a day, to the minute; one in six days is closed, some are open until midnight. */
function makeDay(): OpenInterval[] {
  if (random(6) === 0) return [];
  const ends = new Set<number>();
  const wanted = 2 * (1 + random(3));
  while (ends.size < wanted) ends.add(random(20) === 0 ? MINUTES_A_DAY : 420 + random(900));
  const sorted = [...ends].sort((a, b) => a - b);
  return sorted.flatMap((opens, at) =>
    at % 2 === 0 ? [{ opens: clock(opens), closes: clock(sorted[at + 1] ?? opens) }] : [],
  );
}

function makeHours(): OpeningHours {
  const special = [];
  for (let day = random(30); day < DAYS + DAYS_AFTER; day += 8 + random(60)) {
    const last = day + random(7);
    const intervals = random(3) === 0 ? makeDay() : [];
    special.push({ firstDay: dateOf(day), lastDay: dateOf(last), intervals, reason: 'Holiday' });
  }
  return { week: Array.from({ length: 7 }, makeDay), special };
}

/** For every minute from `BEGIN` on, whether it is open. */
function drawMinutes({ week, special }: OpeningHours): Uint8Array {
  const minutes = new Uint8Array((DAYS + DAYS_AFTER) * MINUTES_A_DAY);
  for (let day = 0; day < DAYS + DAYS_AFTER; day += 1) {
    const date = dateOf(day);
    // The first of January 2026 is a Thursday.
    const own = special.find(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
    const open = own ? own.intervals : (week[(day + 3) % 7] ?? []);
    for (let minute = 0; minute < MINUTES_A_DAY; minute += 1) {
      const now = clock(minute);
      if (open.some(({ opens, closes }) => opens <= now && now < closes)) {
        minutes[day * MINUTES_A_DAY + minute] = 1;
      }
    }
  }
  return minutes;
}

interface Sent {
  kind: PromisedKind;
  arrivedAt: number;
  bookingDate: string | undefined;
}

/** The promised time, found by waiting minute after minute. */
function waitFor(minutes: Uint8Array, { kind, arrivedAt, bookingDate }: Sent): number | undefined {
  const times = usualAnswerTimes[kind];
  if (!times) return undefined;
  const arrivedIn = Math.floor((arrivedAt - BEGIN) / MINUTE);
  let at = arrivedIn;
  while (at < minutes.length && minutes[at] === 0) at += 1;
  if (at === minutes.length) return undefined;
  let now = Math.max(arrivedAt, BEGIN + at * MINUTE);
  const dayBegin = at - (at % MINUTES_A_DAY);
  const ofDay = minutes.subarray(dayBegin, dayBegin + MINUTES_A_DAY).filter((open) => open === 1);
  const wanted = 'minutes' in times.due ? times.due.minutes : times.due.days * ofDay.length;
  for (let left = wanted * MINUTE; left > 0; at += 1) {
    if (minutes[at] === 0) continue;
    now = Math.max(now, BEGIN + at * MINUTE);
    const waited = Math.min(left, BEGIN + (at + 1) * MINUTE - now);
    left -= waited;
    now += waited;
  }
  if (kind === 'service-booking') {
    const today = Math.floor(arrivedIn / MINUTES_A_DAY);
    const tomorrow = (today + 1) * MINUTES_A_DAY;
    const lastOpen = minutes.lastIndexOf(1, tomorrow - 1);
    const nextOpen = minutes.indexOf(1, tomorrow);
    const isForNext = dateOf(Math.floor(nextOpen / MINUTES_A_DAY)) === bookingDate;
    if (lastOpen >= arrivedIn && isForNext) now = Math.min(now, BEGIN + (lastOpen + 1) * MINUTE);
  }
  // Forward to a minute of India's clocks that ends in 0 or 5.
  const isRound = (instant: number) =>
    instant % MINUTE === 0 &&
    /[05]:00/.test(new Date(instant + 330 * MINUTE).toISOString().slice(15));
  if (now % MINUTE !== 0) now += MINUTE - (now % MINUTE);
  while (!isRound(now)) now += MINUTE;
  return now;
}

it(`what is promised is what a clock finds, of ${ARRIVALS} arrivals in years of any hours`, () => {
  let rounded = 0;
  for (let made = 0; made < ARRIVALS; made += AT_ONCE) {
    const hours = makeHours();
    const minutes = drawMinutes(hours);
    for (let number = 0; number < AT_ONCE; number += 1) {
      const arrivedAt = BEGIN + random(DAYS * MINUTES_A_DAY) * MINUTE + random(3) * random(MINUTE);
      const day = Math.floor((arrivedAt - BEGIN) / MINUTE / MINUTES_A_DAY);
      const sent: Sent = {
        kind: promisedKinds[random(promisedKinds.length)] ?? 'sales',
        arrivedAt,
        bookingDate: random(4) === 0 ? undefined : dateOf(day + random(3)),
      };
      const { kind } = sent;
      const due = dueTimesOf(hours, usualAnswerTimes[kind], {
        ...sent,
        kind: kind === 'feedback' ? 'contact' : kind,
      });
      const promised = due && promisedTimes(due);
      expect(promised?.dueAt, JSON.stringify({ hours, sent })).toBe(waitFor(minutes, sent));
      if (due && promised) {
        expect(promised.criticalAt).toBeGreaterThanOrEqual(promised.dueAt);
        if (promised.dueAt !== due.dueAt) rounded += 1;
      }
    }
  }
  expect(rounded).toBeGreaterThan(ARRIVALS / 4);
});

it('nothing is promised where it is never open', () => {
  const never = { week: [[], [], [], [], [], [], []], special: [] };
  expect(
    dueTimesOf(never, usualAnswerTimes.sales, { kind: 'sales', arrivedAt: BEGIN }),
  ).toBeUndefined();
});

it('critical is never before what is promised', () => {
  const dueAt = BEGIN + MINUTE;
  expect(promisedTimes({ dueAt, criticalAt: dueAt + MINUTE })).toEqual({
    dueAt: BEGIN + 5 * MINUTE,
    criticalAt: BEGIN + 5 * MINUTE,
  });
});
