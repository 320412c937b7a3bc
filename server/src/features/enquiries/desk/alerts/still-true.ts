import { isOpen, type NoticeReason } from '@dealership/shared';
import type { Recipient } from '../rows/people-repository.ts';
import type { AlertedState } from './alert-repository.ts';

/** Whether somebody may know of an enquiry, and it still stands as they are told (rules: alerts-by-right). */
export function isStillTrue(
  { userId, kinds }: Pick<Recipient, 'userId' | 'kinds'>,
  { why, at, count = 1 }: { why: NoticeReason; at: number; count?: number },
  stand: AlertedState,
): boolean {
  if (!kinds.includes(stand.kind)) return false;
  // That many were given at once has happened, whatever has become of the one that stands for them.
  if (count > 1) return true;
  if (!isOpen(stand.status)) return false;
  const { assignee, attempted_at: attemptedAt, appointment_state: state } = stand;
  switch (why) {
    case 'new':
      return assignee === null && attemptedAt === null;
    case 'assigned':
      // Given to them after a try of somebody, it is news all the same.
      return assignee === userId && (attemptedAt === null || attemptedAt < at);
    case 'due':
    case 'critical':
      return attemptedAt === null;
    case 'booked':
      return assignee === userId && (state === 'asked' || state === 'confirmed');
  }
}
