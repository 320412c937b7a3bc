import {
  openFrom,
  openingMinutesBetween,
  type DeskEventKind,
  type OpeningHours,
} from '@dealership/shared';
import type { OnDesk, StateOnDesk } from '../rows/state-on-desk.ts';

/** Something that has happened to an enquiry, as it was said. */
export interface Happened {
  /** Epoch ms. */
  at: number;
  kind: DeskEventKind;
  detail: Readonly<Record<string, unknown>>;
}

/** What happened first, of what Insights counts. */
type Firsts = Pick<StateOnDesk, 'reachedAt' | 'appointedAt' | 'missedAt'>;

/** The customer has been spoken to (rules: insights-reached). */
const reaching: readonly DeskEventKind[] = ['spoke', 'call-later', 'came'];

/** An appointment stood, or has been (rules: insights-appointment). */
function isAppointed({ kind, detail }: Happened): boolean {
  const { to } = (detail.then ?? {}) as { to?: unknown };
  const isSet = kind === 'appointment' && detail.isConfirmed === true;
  return isSet || kind === 'came' || kind === 'missed' || to === 'appointment';
}

function firstsAfter({ reachedAt, appointedAt, missedAt }: Firsts, event: Happened): Firsts {
  return {
    reachedAt: reachedAt ?? (reaching.includes(event.kind) ? event.at : null),
    appointedAt: appointedAt ?? (isAppointed(event) ? event.at : null),
    missedAt: missedAt ?? (event.kind === 'missed' ? event.at : null),
  };
}

/** Where an enquiry stands after a step, with what Insights counts of it. */
export function measuresAfter(
  { arrivedAt, stand: before }: Pick<OnDesk, 'arrivedAt' | 'stand'>,
  after: StateOnDesk,
  { event, hours }: { event: Happened; hours: OpeningHours<unknown> },
): StateOnDesk {
  const firsts = firstsAfter(before, event);
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
