import type { CustomerLanguage, DeskDetail, Step } from '@dealership/shared';
import { conflictTexts } from '@dealership/shared/texts/staff/conflict.ts';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { StepToSend } from '../../../lib/staff/waiting-steps.ts';
import { reasonOf, sendOrKeep, sendStep } from './send-step.ts';

interface Attempt {
  step: Step;
  version: number;
  /** The same for every try: a step that did arrive is not stored twice. */
  key: string;
  /** Without a connection it fails, and is not kept. */
  isNow?: boolean;
  language?: CustomerLanguage;
}

interface Sent {
  wanted: Attempt;
  /** The sheet that sends it is still open. */
  isAwaited: boolean;
}

/** The user's view of an enquiry at the start of a step. */
export function seenOf({ enquiry: row, events }: DeskDetail): Seen {
  return { row, lastEvent: events[0]?.id ?? 0 };
}

/** The enquiry as the user sees it. */
export type Seen = Pick<StepToSend, 'row' | 'lastEvent'>;

interface StepOptions {
  /** The connection is known to be lost. */
  isCut: boolean;
  onStored: (
    detail: DeskDetail,
    step: Step,
    how: { isAwaited: boolean; language: CustomerLanguage | undefined },
  ) => void;
  /** It is kept on this phone until there is a connection; `key` is needed to undo it. */
  onKept: (step: Step, key: string, isAwaited: boolean) => void;
  /** It was not stored, and its sheet is closed; `again` sends it again, if that may help. */
  onLost: (text: string, again?: () => void) => void;
}

/**
 * Sends a user's steps on an enquiry. A failed step can be sent again, also when the enquiry has changed
 * since. A retry after a lost answer has the same key, no matter which button sends it.
 */
export function useStep(seen: Seen, { isCut, onStored, onKept, onLost }: StepOptions) {
  const { reference } = seen.row;
  const [failure, setFailure] = useState('');
  /** A colleague has changed the enquiry since it was shown; `theirs` is its current state. */
  const [conflict, setConflict] = useState<{ step: Step; theirs: DeskDetail }>();
  /** The last step, while it is not known whether it arrived. */
  const [attempt, setAttempt] = useTyped<Attempt | undefined>(`step-${reference}`, () => undefined);
  /** The step whose sheet is open. */
  const awaited = useRef<Attempt>(undefined);
  useEffect(() => () => void (awaited.current = undefined), []);

  const { change, isBusy } = useChange({
    onBegin: ({ wanted, isAwaited }: Sent) => {
      setAttempt(wanted);
      awaited.current = isAwaited ? wanted : undefined;
      setFailure('');
      setConflict(undefined);
    },
    mutate: async ({ wanted }: Sent) => {
      const { isNow, language, ...toSend } = wanted;
      const stored = await (isNow
        ? sendStep(reference, toSend)
        : sendOrKeep({ ...seen, ...toSend }, isCut));
      setAttempt((last) => (last === wanted ? undefined : last));
      const isStillAwaited = awaited.current === wanted;
      if (stored) onStored(stored, wanted.step, { isAwaited: isStillAwaited, language });
      else onKept(wanted.step, wanted.key, isStillAwaited);
    },
    onConflict: (theirs: DeskDetail, { wanted }) => {
      if (awaited.current === wanted) setConflict({ step: wanted.step, theirs });
      else onLost(conflictTexts.title);
      return undefined;
    },
    onFailed: (error, { wanted }) => {
      if (awaited.current === wanted) setFailure(reasonOf(error));
      else onLost(reasonOf(error), () => void sendLater(wanted));
    },
  });
  const underWay = useRef<Promise<unknown>>(undefined);
  const send = (wanted: Attempt, isAwaited = true) => {
    underWay.current = Promise.all([underWay.current, change({ wanted, isAwaited })]);
  };
  /** Sends it after any step that is under way, so that the press is not lost. */
  const sendLater = async (wanted: Attempt) => {
    await underWay.current;
    send(wanted, false);
  };

  return {
    isBusy,
    failure,
    conflict,
    take: (step: Step, version: number, more: Pick<Attempt, 'isNow' | 'language'> = {}) => {
      const isSame =
        attempt &&
        JSON.stringify([attempt.version, attempt.step]) === JSON.stringify([version, step]);
      send({ step, version, key: isSame ? attempt.key : randomId(), ...more });
    },
    again: () => {
      if (attempt) send(attempt);
    },
    takeAllTheSame: () => {
      if (!conflict) return;
      const { step, theirs } = conflict;
      const { version } = theirs.enquiry;
      send({ ...attempt, step, version, key: randomId() });
    },
    /** The sheet is closed: its present or later failure must not appear in the next one. */
    forget: () => {
      awaited.current = undefined;
      setFailure('');
      setConflict(undefined);
    },
  };
}

export type StepSender = ReturnType<typeof useStep>;
