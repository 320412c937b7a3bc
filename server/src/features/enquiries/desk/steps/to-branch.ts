import {
  answeredKindOf,
  DAY_MS,
  dueTimesOf,
  isOpen,
  nextMorning,
  problem,
  type AnsweringSettings,
} from '@dealership/shared';
import { invalidInput } from '../../../../errors/app-error.ts';
import { NOT_RECEIVED } from '../../desk-row.ts';
import type { OnDesk, StateOnDesk } from '../rows/state-on-desk.ts';

/** The answers of an enquiry on which its due times depend. */
export interface Asked {
  /** The booked day, `YYYY-MM-DD`. */
  bookingDate: string | undefined;
  /** Of a contact request. */
  reason: string | undefined;
}

/**
 * The state of an enquiry that is handed over to another branch (rules: hand-over). The desk receives it once more, and
 * so finds somebody of that branch.
 * @param now epoch ms
 * @throws {AppError} `invalid_input` for a closed one, and for a branch that is deleted or has it already
 */
export function toBranch(
  found: OnDesk,
  to: number,
  { now, settings, asked }: { now: number; settings: AnsweringSettings; asked: Asked },
): StateOnDesk {
  if (!isOpen(found.status)) throw invalidInput({ step: problem('not_step') });
  const branch = settings.branches.find(({ id }) => id === to);
  if (!branch || to === found.dealer_id) throw invalidInput({ 'step.to': problem('not_branch') });
  const { kind, attempted_at: attemptedAt } = found;
  const times = settings.answerTimes[answeredKindOf(kind, asked.reason)];
  const { bookingDate } = asked;
  const due = dueTimesOf(branch.hours, times, { kind, arrivedAt: now, bookingDate });
  const handed = {
    ...found,
    dealer_id: to,
    assignee: null,
    standing: 'open',
    stage: 'arrived',
    check_at: NOT_RECEIVED,
  } as const;
  const act = due?.dueAt ?? nextMorning(branch.hours, now) ?? now + DAY_MS;
  // Somebody has reached the customer or tried to: a time that was agreed on stays, unless it has passed.
  if (attemptedAt !== null) {
    const agreed = found.next_at !== null && found.next_at > now ? found.next_at : act;
    return { ...handed, next_at: Math.min(agreed, act) };
  }
  const promised = found.promised_at;
  const dueAt = earlier(due?.dueAt ?? null, promised);
  const criticalAt = earlier(due?.criticalAt ?? null, promised === null ? null : found.critical_at);
  return { ...handed, due_at: dueAt, critical_at: criticalAt, next_at: dueAt ?? act };
}

/** The earlier of two instants (epoch ms); `null`: none. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
