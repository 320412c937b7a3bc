import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent } from 'react';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { useDesk } from '../common/desk-context.ts';
import { dueOf } from '../common/due.ts';
import type { DeskList } from '../list/use-desk-list.ts';
import { outcomeOf } from '../sending/keep-step.ts';
import type { NextStep } from '../steps/undo-bar.tsx';
import { findNextDue } from './flow.ts';

interface NextDueOptions {
  list: DeskList;
  /** The search begins at this place in the list, then goes on from the beginning. */
  start: number;
  /** The enquiries that have had their outcome: they are skipped. */
  handled: readonly string[];
  /** The user is asked where to go next. */
  isWanted: boolean;
}

/** Where to go after an outcome (rules: after-an-outcome): the next enquiry in the list, or else the list. */
export function useNextDue({ list, start, handled, isWanted }: NextDueOptions): NextStep {
  const { open, now, go, close } = useDesk();
  const waiting = useWaitingSteps();
  const { rows, query, isAll, hasFailed } = list;
  const next = findNextDue(
    rows,
    start,
    (reference) =>
      reference === open || handled.includes(reference) || !!outcomeOf(waiting, reference),
  );
  const isLooking = isWanted && !next && query.data !== undefined && !isAll && !hasFailed;
  const look = useEffectEvent(() => void list.more());
  useEffect(() => {
    if (isLooking) look();
  }, [isLooking, rows.length]);
  if (isLooking) return { text: deskTexts.loading, go: undefined };
  if (!next) return { text: stepTexts.toList, go: close };
  const { relative } = dueOf(next, now);
  return {
    text: stepTexts.next(next.sent.name || deskTexts.unnamed, relative),
    go: () => go({ enquiry: next.reference }, { replace: true }),
  };
}
