import {
  closingOf,
  DAY_MS,
  deskLimits,
  endOfDay,
  instantOf,
  isOpen,
  nextMorning,
  openFrom,
  problem,
  startOfDay,
  type AnsweringSettings,
  type Problem,
  type Step,
  type Then,
} from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import type { StateOnDesk } from '../rows/state-on-desk.ts';

/** The user, the time, and the dealership's settings for answering. */
export interface MoveContext {
  userId: string;
  /** Epoch ms. */
  now: number;
  facts: Pick<AnsweringSettings, 'hours' | 'lostReasons'>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The state of an enquiry after a step.
 *
 * @throws {AppError} `invalid_input` if the step does not fit the state, or has impossible values
 */
export function move(
  stand: StateOnDesk,
  step: Exclude<Step, { do: 'note' | 'undo' }>,
  context: MoveContext,
): StateOnDesk {
  switch (step.do) {
    case 'spoke':
    case 'wrong-number':
      return follow(
        { ...attempted(takenUp(stand, context), context), tries: 0 },
        step.then,
        context,
      );
    case 'no-answer':
    case 'switched-off':
      return tryAgain(takenUp(stand, context), context);
    case 'call-later':
      return goOn(
        { ...attempted(takenUp(stand, context), context), tries: 0 },
        ahead(step.at, context),
      );
    case 'message': {
      const tried = attempted(takenUp(stand, context), context);
      return tried.status === 'new' ? { ...tried, status: 'talking' } : tried;
    }
    case 'assign':
      return { ...demandOpen(stand), standing: 'open', assignee: step.to };
    // The customer was not reached: the clock goes on (rules: steps-without-a-call).
    case 'next':
      return { ...takenUp(stand, context), nextAt: ahead(step.at, context) };
    case 'appointment':
      return {
        ...appoint(takenUp(stand, context), step, context),
        ...(!step.isConfirmed && { appointmentState: 'asked' }),
      };
    case 'came':
    case 'missed': {
      checkAppointment(stand, step.do, context);
      const here = { ...takenUp(stand, context), appointmentState: step.do } as const;
      const met = { ...attempted(here, context), tries: 0 };
      return follow(step.do === 'came' ? met : here, step.then, context);
    }
    case 'close':
      return follow(takenUp(stand, context), step.then, context);
    case 'double':
      return closed(takenUp(stand, context), { status: 'lost', lostReason: null }, context);
    case 'reopen': {
      if (isOpen(stand.status)) throw refused('step', problem('not_step'));
      const open = { ...stand, standing: 'open', closedAt: null, lostReason: null } as const;
      return goOn(open, ahead(step.at, context));
    }
  }
}

/** A customer may come early on the day, but cannot miss an appointment before its time (rules: appointments). */
function checkAppointment(
  { appointmentDay: day, appointmentTime: time, appointmentState: state }: StateOnDesk,
  end: 'came' | 'missed',
  { now }: MoveContext,
): void {
  if (day === null || !(state === 'asked' || state === 'confirmed')) {
    throw refused('step', problem('no_appointment'));
  }
  const isAnyTime = end === 'came' || time === null;
  const from = isAnyTime ? startOfDay(day) : instantOf(`${day}T${time}`);
  if (from > now) throw refused('step', problem('appointment_to_come'));
}

/** Anyone who works on an enquiry in the queue takes it. */
function takenUp(stand: StateOnDesk, { userId }: MoveContext): StateOnDesk {
  return { ...demandOpen(stand), standing: 'open', assignee: stand.assignee ?? userId };
}

function demandOpen(stand: StateOnDesk): StateOnDesk {
  if (!isOpen(stand.status)) throw refused('step', problem('not_step'));
  return stand;
}

/** The first try to reach the customer stops the clock. */
function attempted(stand: StateOnDesk, { now }: MoveContext): StateOnDesk {
  return { ...unchecked(stand), attemptedAt: stand.attemptedAt ?? now };
}

/** Stops watching the due times; a new arrival still has to get its customer. */
function unchecked(stand: StateOnDesk): StateOnDesk {
  return stand.stage === 'arrived' ? stand : { ...stand, stage: 'answered', checkAt: null };
}

function goOn(stand: StateOnDesk, nextAt: number | null): StateOnDesk {
  return { ...stand, status: 'talking', nextAt };
}

function follow(stand: StateOnDesk, then: Then, context: MoveContext): StateOnDesk {
  switch (then.to) {
    case 'next':
      return goOn(stand, ahead(then.at, context));
    case 'appointment':
      return appoint(stand, then, context);
    case 'done':
      return closed(stand, { status: 'done', lostReason: null }, context);
    case 'lost':
      checkReason(then, context);
      return closed(stand, { status: 'lost', lostReason: then.reason }, context);
  }
}

function closed(
  stand: StateOnDesk,
  end: Pick<StateOnDesk, 'status' | 'lostReason'>,
  { now }: MoveContext,
): StateOnDesk {
  return { ...unchecked(stand), ...end, standing: 'closed', nextAt: null, closedAt: now };
}

function checkReason({ reason, detail }: Extract<Then, { to: 'lost' }>, { facts }: MoveContext) {
  const known = facts.lostReasons.find(({ key, isHidden }) => key === reason && !isHidden);
  if (!known) throw refused('step.then.reason', problem('not_reason'));
  if (known.asks && !detail) throw refused('step.then.detail', problem('detail_missing'));
}

/** The customer is to visit, and staff have a next step when the visit is over. */
function appoint(
  stand: StateOnDesk,
  { day, time }: { day: string; time?: string | undefined },
  context: MoveContext,
): StateOnDesk {
  const { hours } = context.facts;
  const at = time === undefined ? lastMinute(hours, day, context) : instantOf(`${day}T${time}`);
  const earliest = time === undefined ? startOfDay(day) : at;
  if (at < context.now || earliest > context.now + deskLimits.daysAhead * DAY_MS) {
    throw refused('step.day', problem('not_ahead', { days: deskLimits.daysAhead }));
  }
  return {
    ...stand,
    status: 'fixed',
    appointmentDay: day,
    appointmentTime: time ?? null,
    appointmentState: 'confirmed',
    nextAt: at,
  };
}

/** The latest time (epoch ms) for a visit on a day: its closing, or its last minute. */
function lastMinute(hours: MoveContext['facts']['hours'], day: string, { now }: MoveContext) {
  const closing = closingOf(hours, day);
  return closing !== undefined && closing > now ? closing : endOfDay(day) - MINUTE_MS;
}

/**
 * Plans the next call when nobody took this one: in two hours, the next morning, in two days, in seven days, each in
 * opening hours. After that `not-reached` is proposed, and the next try stays a week ahead.
 */
function tryAgain(stand: StateOnDesk, context: MoveContext): StateOnDesk {
  const { now, facts } = context;
  const waits = [
    () => openAt(facts, now + 2 * HOUR_MS),
    () => nextMorning(facts.hours, now) ?? now + DAY_MS,
    () => openAt(facts, now + 2 * DAY_MS),
  ];
  const wait = waits[stand.tries] ?? (() => openAt(facts, now + 7 * DAY_MS));
  return { ...goOn(attempted(stand, context), wait()), tries: stand.tries + 1 };
}

/** Whether a minute (epoch ms) is in the future, and not too far ahead. */
export function isAhead(at: number, now: number): boolean {
  return at + MINUTE_MS > now && at <= now + deskLimits.daysAhead * DAY_MS;
}

function openAt({ hours }: MoveContext['facts'], at: number): number {
  return openFrom(hours, at) ?? at;
}

function ahead(minute: string, { now }: MoveContext): number {
  const at = instantOf(minute);
  if (!isAhead(at, now)) {
    throw refused('step.at', problem('not_ahead', { days: deskLimits.daysAhead }));
  }
  return at;
}

function refused(field: string, reason: Problem) {
  return invalidInput({ [field]: reason });
}
