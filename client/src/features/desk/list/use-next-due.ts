import type { DeskRow } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useEffectEvent } from 'react';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { dueOf } from '../common/due.ts';
import type { NextStep } from '../steps/undo-bar.tsx';
import type { DeskList } from './use-desk-list.ts';
import { outcomeOf } from '../sending/keep-step.ts';

interface NextDueOptions {
  list: DeskList;
  /** The enquiry that has just had its outcome. */
  open: string;
  /** From this place in the list on it is looked for, then from the beginning. */
  start: number;
  /** Those that have had their outcome: they are not the next one again. */
  handled: ReadonlySet<string>;
  /** Epoch ms. */
  now: number;
  /** Somebody is asked where to go on. */
  isWanted: boolean;
  goTo: (reference: string) => void;
  close: () => void;
}

/** Where one can go on after an outcome (rules: after-an-outcome): the next of the list, or the list when none is left. */
export function useNextDue(options: NextDueOptions): NextStep {
  const { list, open, start, handled, now, isWanted, goTo, close } = options;
  const waiting = useWaitingSteps();
  const isDue = ({ standing, reference }: DeskRow) =>
    standing !== 'closed' &&
    reference !== open &&
    !handled.has(reference) &&
    !outcomeOf(waiting, reference);
  const { rows, query, isAll, hasFailed } = list;
  const next = [...rows.slice(start), ...rows.slice(0, start)].find(isDue);
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
    go: () => goTo(next.reference),
  };
}
