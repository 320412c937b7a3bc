import {
  addDays,
  DAY_MS,
  dayOf,
  deskLimits,
  eventOf,
  fixedReasons,
  hoursOf,
  instantOf,
  isRead,
  openFrom,
  type AnsweringSettings,
  type EnquiryKind,
  type NewEnquiry,
  type OpeningHours,
  type Reads,
  type Step,
  type Then,
} from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { DeskTable } from '../../db/schema.ts';
import type { EventBase } from '../../features/enquiries/desk/rows/desk-repository.ts';
import { measuresAfter } from '../../features/enquiries/desk/steps/measures.ts';
import { move } from '../../features/enquiries/desk/steps/moves.ts';
import { placeOf } from '../../features/enquiries/desk/rows/people-repository.ts';
import { whatChanged, type OnDesk } from '../../features/enquiries/desk/rows/state-on-desk.ts';
import { newDeskRow } from '../../features/enquiries/desk-row.ts';
import { pick } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A person who answers the enquiries that they read. */
export interface Answerer {
  userId: string;
  reads: Reads;
}

interface Making {
  random: () => number;
  /** Epoch ms: nothing happens later. */
  now: number;
  settings: AnsweringSettings;
  /** All older enquiries have been answered. */
  unansweredMs?: number | undefined;
  /** If it is empty, nobody has done anything. */
  people: readonly Answerer[];
}

/** A row of the desk without its ids, and its timeline. */
export interface FakeWork {
  row: Omit<Selectable<DeskTable>, 'enquiry_id' | 'customer_id' | 'facts'>;
  events: EventBase[];
}

type Planning = Making & { isOfSales: boolean; hours: OpeningHours<unknown> };

/** A step of a person at a time. */
interface Planned {
  at: number;
  step: Exclude<Step, { do: 'note' | 'undo' | 'branch' }>;
}

/** Columns of an enquiry that has just arrived. */
const unknown = {
  assignee: null,
  next_at: null,
  due_at: null,
  critical_at: null,
  promised_at: null,
  untold: null,
  attempted_at: null,
  closed_at: null,
  lost_reason: null,
  source: null,
  appointment_day: null,
  appointment_time: null,
  appointment_state: null,
  model_letters: null,
  answer_minutes: null,
  reached_at: null,
  appointed_at: null,
  missed_at: null,
  enquiry_id: 0,
  customer_id: null,
  facts: null,
} as const;

const notes = {
  ofSales: [
    'Wants the on-road price.',
    'Asked for a test ride.',
    'Will talk to the family.',
    'Has an old scooter to exchange.',
    'Compares with another showroom.',
    'Waits for the salary of this month.',
  ],
  ofCare: [
    'Told the price.',
    'Wants it on a Saturday.',
    'Will bring the papers.',
    'Asked how long it takes.',
    'Call after six in the evening.',
  ],
};

/** Kinds that may end with a sale. */
const salesKinds: readonly EnquiryKind[] = ['sales', 'product', 'finance', 'offer'];

/** Kinds that need only one conversation. */
const questionKinds: readonly EnquiryKind[] = ['contact', 'joy-club'];

/** Reasons that do not fit a customer who has been spoken to. */
const reasonsUnheard: readonly string[] = Object.values(fixedReasons);

/** Reasons that do not fit service, parts or policies. */
const reasonsOfSales: readonly string[] = ['other-dealer', 'loan-refused'];

/**
 * Makes up the work on an enquiry until now, as on a busy desk: most are closed, many of the young ones are open, and
 * a few still wait for the first answer. Each step runs the code of a real one, so that timeline, desk and Insights
 * agree.
 */
export function workOn(enquiry: NewEnquiry, making: Making): FakeWork {
  const { random, now, people } = making;
  const hours = hoursOf(making.settings, enquiry.branch);
  const settings = { ...making.settings, hours };
  const arrived = { ...unknown, ...newDeskRow(enquiry, making.settings) } as Selectable<DeskTable>;
  const isWatched = arrived.standing === 'open' && arrived.due_at !== null;
  // The row as it is once it has its customer.
  const row: Selectable<DeskTable> = {
    ...arrived,
    stage: isWatched ? 'promised' : 'answered',
    check_at: isWatched ? arrived.due_at : null,
  };
  const able = people.filter(({ reads }) => isRead(reads, placeOf(row)));
  const userId = able.length === 0 ? '' : pick(random, able).userId;
  const planned = enquiry.kind === 'opt-in' ? [] : [...planOf(enquiry, { ...making, hours })];
  const done = planned.filter(({ at }) => at <= now);
  const events: FakeWork['events'] = [];
  let found: OnDesk = row;
  if (isWatched) found = waitUntil(found, done[0]?.at ?? now, events);
  for (const { at, step } of done) {
    const moved = move(found, step, { userId, now: at, settings });
    const taken = { ...moved, assignee: moved.assignee === '' ? null : moved.assignee };
    const after = measuresAfter(found, taken, { step, at, hours });
    const before = whatChanged(found, after);
    events.push({ at, userId, ...eventOf(step), kept: { before } });
    found = { ...found, ...after, version: found.version + 1 };
  }
  const { enquiry_id: _, customer_id: __, facts: ___, ...rest } = found;
  const last = events.at(-1)?.at ?? row.last_event_at;
  return { row: { ...rest, last_event_at: last }, events };
}

/** An unanswered enquiry goes back to the queue at its due time; at the critical one the owners get an alert. */
function waitUntil(found: OnDesk, until: number, events: FakeWork['events']): OnDesk {
  const { due_at: dueAt, critical_at: criticalAt } = found;
  if (dueAt === null || dueAt > until) return found;
  events.push({ at: dueAt, kind: 'due', userId: '', detail: { from: null } });
  if (criticalAt === null || criticalAt > until) {
    return { ...found, stage: 'returned', check_at: criticalAt };
  }
  events.push({ at: criticalAt, kind: 'critical', userId: '', detail: {} });
  return { ...found, stage: 'critical', check_at: null };
}

/** The steps of staff for an enquiry, including those still to come. */
function* planOf(
  { createdAt: arrivedAt, kind }: NewEnquiry,
  all: Omit<Planning, 'isOfSales'>,
): Generator<Planned> {
  const making = { ...all, isOfSales: salesKinds.includes(kind) };
  const { random, now, hours, unansweredMs = Infinity } = making;
  const age = now - arrivedAt;
  const shareOfOpen = age < 3 * DAY_MS ? 0.7 : age < 30 * DAY_MS ? 0.25 : 0.01;
  const staysOpen = random() < shareOfOpen;
  if (staysOpen && random() < 0.3 && age < unansweredMs) return;
  const wait =
    4 * MINUTE_MS + (random() < 0.85 ? random() ** 2 * 3 * HOUR_MS : random() * 3 * DAY_MS);
  const first = whenOpen(hours, whenOpen(hours, arrivedAt) + wait);
  if (questionKinds.includes(kind)) {
    yield spoke(first, { to: 'done' }, making);
    return;
  }
  if (random() < 0.7) {
    yield* staysOpen ? leaveOpen(first, making) : bringToAnEnd(first, making);
    return;
  }
  yield { at: first, step: { do: random() < 0.7 ? 'no-answer' : 'switched-off' } };
  const again = whenOpen(hours, first + (2 + random() * 28) * HOUR_MS);
  yield* staysOpen ? leaveOpen(again, making) : bringToAnEnd(again, making);
}

/** The customer is spoken to, and a next step is due; some of these are overdue. */
function* leaveOpen(at: number, making: Planning): Generator<Planned> {
  const { random, now } = making;
  const last = at + (deskLimits.daysAhead - 1) * DAY_MS;
  if (random() < 0.3) {
    const day = dayOf(Math.min(Math.max(now, at) + (1 + random() * 10) * DAY_MS, last));
    yield spoke(at, { to: 'appointment', day, time: timeOf(random) }, making);
    return;
  }
  const next = Math.max(now + (random() * 13 - 3) * DAY_MS, at + DAY_MS);
  const day = dayOf(Math.min(next, last));
  yield spoke(at, { to: 'next', at: `${day}T${timeOf(random)}` }, making);
}

/** Ends the enquiry at once, after a second conversation, or after a visit. */
function* bringToAnEnd(at: number, making: Planning): Generator<Planned> {
  const { random } = making;
  const way = random();
  if (way < 0.6) {
    yield spoke(at, endOf(making), making);
  } else if (way < 0.8) {
    const next = `${dayOf(at + (1 + random() * 4) * DAY_MS)}T${timeOf(random)}`;
    const later = instantOf(next) + random() * 30 * MINUTE_MS;
    yield spoke(at, { to: 'next', at: next }, making);
    yield spoke(Math.round(later), endOf(making), making);
  } else {
    const day = addDays(dayOf(at), 1 + Math.floor(random() * 5));
    const time = timeOf(random);
    yield spoke(at, { to: 'appointment', day, time }, making);
    const met = instantOf(`${day}T${time}`) + 20 * MINUTE_MS;
    const hasCome = random() < 0.75;
    const then = hasCome ? endOf(making) : badEndOf(making);
    yield { at: met, step: { do: hasCome ? 'came' : 'missed', then } };
  }
}

function spoke(at: number, then: Then, { random, isOfSales }: Planning): Planned {
  const note = pick(random, isOfSales ? notes.ofSales : notes.ofCare);
  // An enquiry that has ended has a reason in place of a note.
  const hasNote = then.to !== 'done' && then.to !== 'lost' && random() < 0.6;
  return { at, step: { do: 'spoke', then, ...(hasNote && { note }) } };
}

function endOf(making: Planning): Then {
  const { random, isOfSales } = making;
  return random() < (isOfSales ? 0.4 : 0.8) ? { to: 'done' } : badEndOf(making);
}

function badEndOf({ random, settings, isOfSales }: Planning): Then {
  const unfit = isOfSales ? reasonsUnheard : [...reasonsUnheard, ...reasonsOfSales];
  // The other reasons need a detail.
  const reasons = settings.lostReasons.filter(
    ({ key, asks, isHidden }) => !asks && !isHidden && !unfit.includes(key),
  );
  if (reasons.length === 0) return { to: 'done' };
  return { to: 'lost', reason: pick(random, reasons).key };
}

/** A time that people agree on, also on a Sunday. */
function timeOf(random: () => number): string {
  return pick(random, ['11:00', '11:30', '12:00', '12:30', '14:00', '15:00', '16:00', '16:30']);
}

function whenOpen(hours: OpeningHours<unknown>, at: number): number {
  return Math.round(openFrom(hours, at) ?? at);
}
