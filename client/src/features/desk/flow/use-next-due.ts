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
  /** From this place in the list on it is looked for, then from the beginning. */
  start: number;
  /** Those that have had their outcome: they are not the next one again. */
  handled: readonly string[];
  /** Somebody is asked where to go on. */
  isWanted: boolean;
}

/** Where one can go on after an outcome (rules: after-an-outcome): the next of the list, or the list when none is left. */
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
