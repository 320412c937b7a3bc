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
  type OpeningHours,
  type Step,
  type Then,
} from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import type { StateOnDesk } from '../rows/state-on-desk.ts';

export interface MoveContext {
  userId: string;
  /** Epoch ms. */
  now: number;
  /** With the hours of its branch. */
  settings: Pick<AnsweringSettings, 'lostReasons'> & { hours: OpeningHours<unknown> };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The state of an enquiry after a step.
 * @throws {AppError} `invalid_input` if the step does not fit the state, or has impossible values
 */
export function move(
  state: StateOnDesk,
  step: Exclude<Step, { do: 'note' | 'undo' | 'branch' }>,
  context: MoveContext,
): StateOnDesk {
  switch (step.do) {
    case 'spoke':
    case 'wrong-number':
      return follow(endTries(takenUp(state, context), context), step.then, context);
    case 'no-answer':
    case 'switched-off':
      return tryAgain(takenUp(state, context), context);
    case 'call-later':
      return goOn(endTries(takenUp(state, context), context), ahead(step.at, context));
    case 'message': {
      const tried = attempted(takenUp(state, context), context);
      return tried.status === 'new' ? { ...tried, status: 'talking' } : tried;
    }
    case 'assign':
      return { ...demandOpen(state), standing: 'open', assignee: step.to };
    // The customer was not reached: the clock goes on (rules: steps-without-a-call).
    case 'next':
      return { ...takenUp(state, context), next_at: ahead(step.at, context) };
    case 'appointment':
      return {
        ...appoint(takenUp(state, context), step, context),
        ...(!step.isConfirmed && { appointment_state: 'asked' }),
      };
    case 'came':
    case 'missed': {
      checkAppointment(state, step.do, context);
      const here = { ...takenUp(state, context), appointment_state: step.do } as const;
      return follow(step.do === 'came' ? endTries(here, context) : here, step.then, context);
    }
    case 'close':
      return follow(takenUp(state, context), step.then, context);
    case 'double':
      return closed(takenUp(state, context), { status: 'lost', lost_reason: null }, context);
    case 'reopen': {
      if (isOpen(state.status)) throw invalidInput({ step: problem('not_step') });
      const open = { ...state, standing: 'open', closed_at: null, lost_reason: null } as const;
      return goOn(open, ahead(step.at, context));
    }
  }
}

/** A customer may come early on the day, but cannot miss an appointment before its time (rules: appointments). */
function checkAppointment(
  { appointment_day: day, appointment_time: time, appointment_state: appointment }: StateOnDesk,
  end: 'came' | 'missed',
  { now }: MoveContext,
): void {
  if (day === null || !(appointment === 'asked' || appointment === 'confirmed')) {
    throw invalidInput({ step: problem('no_appointment') });
  }
  const isAnyTime = end === 'came' || time === null;
  const from = isAnyTime ? startOfDay(day) : instantOf(`${day}T${time}`);
  if (from > now) throw invalidInput({ step: problem('appointment_to_come') });
}

/** Anyone who works on an enquiry in the queue takes it. */
function takenUp(state: StateOnDesk, { userId }: MoveContext): StateOnDesk {
  return { ...demandOpen(state), standing: 'open', assignee: state.assignee ?? userId };
}

function demandOpen(state: StateOnDesk): StateOnDesk {
  if (!isOpen(state.status)) throw invalidInput({ step: problem('not_step') });
  return state;
}

/** The first try to reach the customer stops the clock. */
function attempted(state: StateOnDesk, { now }: MoveContext): StateOnDesk {
  return { ...unchecked(state), attempted_at: state.attempted_at ?? now };
}

/** The customer was reached: failed tries are counted from zero again. */
function endTries(state: StateOnDesk, context: MoveContext): StateOnDesk {
  return { ...attempted(state, context), tries: 0 };
}

/** Stops watching the due times; a new arrival still has to get its customer. */
function unchecked(state: StateOnDesk): StateOnDesk {
  return state.stage === 'arrived' ? state : { ...state, stage: 'answered', check_at: null };
}

function goOn(state: StateOnDesk, nextAt: number): StateOnDesk {
  return { ...state, status: 'talking', next_at: nextAt };
}

function follow(state: StateOnDesk, then: Then, context: MoveContext): StateOnDesk {
  switch (then.to) {
    case 'next':
      return goOn(state, ahead(then.at, context));
    case 'appointment':
      return appoint(state, then, context);
    case 'done':
      return closed(state, { status: 'done', lost_reason: null }, context);
    case 'lost':
      checkReason(then, context);
      return closed(state, { status: 'lost', lost_reason: then.reason }, context);
  }
}

function closed(
  state: StateOnDesk,
  end: Pick<StateOnDesk, 'status' | 'lost_reason'>,
  { now }: MoveContext,
): StateOnDesk {
  return { ...unchecked(state), ...end, standing: 'closed', next_at: null, closed_at: now };
}

function checkReason({ reason, detail }: Extract<Then, { to: 'lost' }>, { settings }: MoveContext) {
  const known = settings.lostReasons.find(({ key, isHidden }) => key === reason && !isHidden);
  if (!known) throw invalidInput({ 'step.then.reason': problem('not_reason') });
  if (known.asks && !detail) throw invalidInput({ 'step.then.detail': problem('detail_missing') });
}

/** The customer is to visit, and staff have a next step when the visit is over. */
function appoint(
  state: StateOnDesk,
  { day, time }: { day: string; time?: string | undefined },
  context: MoveContext,
): StateOnDesk {
  const { hours } = context.settings;
  const at = time === undefined ? lastMinute(hours, day, context) : instantOf(`${day}T${time}`);
  const earliest = time === undefined ? startOfDay(day) : at;
  if (at < context.now || earliest > context.now + deskLimits.daysAhead * DAY_MS) {
    throw invalidInput({ 'step.day': problem('not_ahead', { days: deskLimits.daysAhead }) });
  }
  return {
    ...state,
    status: 'fixed',
    appointment_day: day,
    appointment_time: time ?? null,
    appointment_state: 'confirmed',
    next_at: at,
  };
}

/** The latest time (epoch ms) for a visit on a day: its closing, or its last minute. */
function lastMinute(hours: MoveContext['settings']['hours'], day: string, { now }: MoveContext) {
  const closing = closingOf(hours, day);
  return closing !== undefined && closing > now ? closing : endOfDay(day) - MINUTE_MS;
}

/**
 * Plans the next call when nobody took this one: in two hours, the next morning, in two days, in seven days, each in
 * opening hours. After that `not-reached` is proposed, and the next try stays a week ahead.
 */
function tryAgain(state: StateOnDesk, context: MoveContext): StateOnDesk {
  const { now, settings } = context;
  const waits = [
    () => openAt(settings, now + 2 * HOUR_MS),
    () => nextMorning(settings.hours, now) ?? now + DAY_MS,
    () => openAt(settings, now + 2 * DAY_MS),
  ];
  const wait = waits[state.tries] ?? (() => openAt(settings, now + 7 * DAY_MS));
  return { ...goOn(attempted(state, context), wait()), tries: state.tries + 1 };
}

/** Whether a minute (epoch ms) is in the future, and not too far ahead. */
export function isAhead(at: number, now: number): boolean {
  return at + MINUTE_MS > now && at <= now + deskLimits.daysAhead * DAY_MS;
}

function openAt({ hours }: MoveContext['settings'], at: number): number {
  return openFrom(hours, at) ?? at;
}

function ahead(minute: string, { now }: MoveContext): number {
  const at = instantOf(minute);
  if (!isAhead(at, now)) {
    throw invalidInput({ 'step.at': problem('not_ahead', { days: deskLimits.daysAhead }) });
  }
  return at;
}
