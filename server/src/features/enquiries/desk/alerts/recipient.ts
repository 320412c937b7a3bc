import {
  topicsFor,
  usualChoices,
  isOpen,
  isRead,
  type AlertChannel,
  type AlertChoices,
  type AlertTopic,
  type AlertReason,
} from '@dealership/shared';
import { placeOf, type Recipient } from '../rows/people-repository.ts';
import type { AlertedState } from './alert-repository.ts';

/** The alerts that a user wants: those that they have chosen, as far as their role gets them. */
export function choicesOf({ role }: Pick<Recipient, 'role'>, stored: string | null): AlertChoices {
  if (stored === null) return usualChoices(role);
  const chosen = JSON.parse(stored) as AlertChoices;
  const only = (channel: AlertChannel): AlertTopic[] =>
    topicsFor(role, channel).filter((topic) => chosen[channel].includes(topic));
  return { mail: only('mail'), push: only('push'), quiet: chosen.quiet };
}

/** Whether a user may see an enquiry, and the alert still fits its state (rules: alerts-by-right). */
export function isStillTrue(
  { userId, reads }: Pick<Recipient, 'userId' | 'reads'>,
  { why, at, count = 1 }: { why: AlertReason; at: number; count?: number },
  state: AlertedState,
): boolean {
  if (!isRead(reads, placeOf(state))) return false;
  // The user was given that many at once, whatever has happened since to the one that is named.
  if (count > 1) return true;
  if (!isOpen(state.status)) return false;
  const { assignee, attempted_at: attemptedAt, appointment_state: appointment } = state;
  switch (why) {
    case 'new':
      // It is news to another branch even if somebody tried to reach the customer before.
      return assignee === null && (attemptedAt === null || attemptedAt < at);
    case 'assigned':
      return assignee === userId && (attemptedAt === null || attemptedAt < at);
    case 'due':
    case 'critical':
      return attemptedAt === null;
    case 'booked':
      return assignee === userId && (appointment === 'asked' || appointment === 'confirmed');
  }
}
