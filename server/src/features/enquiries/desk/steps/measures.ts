import { openFrom, openingMinutesBetween, type OpeningHours, type Step } from '@dealership/shared';
import type { OnDesk, StateOnDesk } from '../rows/state-on-desk.ts';

/** The first times of the events that Insights counts. */
type Firsts = Pick<StateOnDesk, 'reachedAt' | 'appointedAt' | 'missedAt'>;

/** Steps in which staff have spoken to the customer (rules: insights-reached). */
const reaching: readonly Step['do'][] = ['spoke', 'call-later', 'came'];

/** Whether there is, or was, an appointment (rules: insights-appointment). */
function isAppointed(step: Step): boolean {
  const isSet = step.do === 'appointment' && step.isConfirmed;
  const isFollowed = 'then' in step && step.then.to === 'appointment';
  return isSet || isFollowed || step.do === 'came' || step.do === 'missed';
}

function firstsAfter({ reachedAt, appointedAt, missedAt }: Firsts, step: Step, at: number): Firsts {
  return {
    reachedAt: reachedAt ?? (reaching.includes(step.do) ? at : null),
    appointedAt: appointedAt ?? (isAppointed(step) ? at : null),
    missedAt: missedAt ?? (step.do === 'missed' ? at : null),
  };
}

/** The state of an enquiry after a step, with the measures of Insights. */
export function measuresAfter(
  { arrivedAt, stand: before }: Pick<OnDesk, 'arrivedAt' | 'stand'>,
  after: StateOnDesk,
  { step, at, hours }: { step: Step; at: number; hours: OpeningHours<unknown> },
): StateOnDesk {
  const firsts = firstsAfter(before, step, at);
  if (before.attemptedAt !== null || after.attemptedAt === null) return { ...after, ...firsts };
  const answerMinutes = answerMinutesOf(hours, arrivedAt, after.attemptedAt);
  return { ...after, ...firsts, answerMinutes };
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
