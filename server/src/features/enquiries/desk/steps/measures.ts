import { openFrom, openingMinutesBetween, type OpeningHours, type Step } from '@dealership/shared';
import type { OnDesk, StateOnDesk } from '../rows/state-on-desk.ts';

/** Steps in which staff have spoken to the customer (rules: insights-reached). */
const reaching: readonly Step['do'][] = ['spoke', 'call-later', 'came'];

/** Whether there is, or was, an appointment (rules: insights-appointment). */
function isAppointed(step: Step): boolean {
  const isSet = step.do === 'appointment' && step.isConfirmed;
  const isFollowed = 'then' in step && step.then.to === 'appointment';
  return isSet || isFollowed || step.do === 'came' || step.do === 'missed';
}

/** The state of an enquiry after a step, with the measures of Insights. */
export function measuresAfter(
  before: OnDesk,
  after: StateOnDesk,
  { step, at, hours }: { step: Step; at: number; hours: OpeningHours<unknown> },
): StateOnDesk {
  const { attempted_at: attemptedAt } = after;
  const isFirstTry = before.attempted_at === null && attemptedAt !== null;
  return {
    ...after,
    reached_at: before.reached_at ?? (reaching.includes(step.do) ? at : null),
    appointed_at: before.appointed_at ?? (isAppointed(step) ? at : null),
    missed_at: before.missed_at ?? (step.do === 'missed' ? at : null),
    ...(isFirstTry && { answer_minutes: answerMinutesOf(hours, before.arrived_at, attemptedAt) }),
  };
}

/** Whole opening minutes from arrival to the first answer (rules: insights-answer); `null`: it is never open. */
export function answerMinutesOf(
  hours: OpeningHours<unknown>,
  arrivedAt: number,
  answeredAt: number,
): number | null {
  if (openFrom(hours, arrivedAt) === undefined) return null;
  return Math.floor(openingMinutesBetween(hours, arrivedAt, answeredAt));
}
