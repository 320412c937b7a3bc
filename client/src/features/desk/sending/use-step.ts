import type { CustomerLanguage, DeskDetail, Step } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { SaidStep } from '../../../lib/staff/waiting-steps.ts';
import { reasonOf, sendOrKeep, sendStep } from './send-step.ts';

const nothing = () => undefined;

interface Attempt {
  step: Step;
  version: number;
  /** The same for every try: a step that has arrived after all is not stored twice. */
  key: string;
  /** Without a line it fails, and is not kept until there is one. */
  isNow?: boolean;
  /** Of its text. */
  language?: CustomerLanguage;
}

interface Sent {
  wanted: Attempt;
  /** The sheet is open from which it is sent. */
  isAwaited: boolean;
}

/** What is known of an enquiry when a step is begun. */
export function seenOf({ enquiry: row, events }: DeskDetail): Seen {
  return { row, lastEvent: events[0]?.id ?? 0 };
}

/** Somebody else has moved the enquiry since it was shown. */
export interface StepConflict {
  step: Step;
  /** How it stands now. */
  theirs: DeskDetail;
}

/** The enquiry as somebody sees it. */
export type Seen = Pick<SaidStep, 'row' | 'lastEvent'>;

interface StepOptions {
  /** It is known that there is no line. */
  isCut: boolean;
  /** `isAwaited`: the sheet is still open from which it was sent. */
  onStored: (
    detail: DeskDetail,
    step: Step,
    how: { isAwaited: boolean; language: CustomerLanguage | undefined },
  ) => void;
  /** It lies on this phone until there is a line; `key` is what it can be taken back by. */
  onKept: (step: Step, key: string, isAwaited: boolean) => void;
  /** It was not stored, and its sheet is closed; `again` sends it once more, if that may help. */
  onLost: (text: string, again?: () => void) => void;
}

/**
 * Sends what somebody does with an enquiry. A step that fails can be sent again, and one that meets a newer state can be
 * sent all the same. What is sent again after no answer came has the same key, whichever button sends it.
 */
export function useStep(seen: Seen, { isCut, onStored, onKept, onLost }: StepOptions) {
  const { reference } = seen.row;
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<StepConflict>();
  /** The last one, while it may or may not have arrived. */
  const [attempt, setAttempt] = useTyped<Attempt | undefined>(`step-${reference}`, nothing);
  /** The one whose sheet is open. */
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
      const { isNow, language, ...said } = wanted;
      const stored = await (isNow
        ? sendStep(reference, said)
        : sendOrKeep({ ...seen, ...said }, isCut));
      setAttempt((last) => (last === wanted ? undefined : last));
      const isStillAwaited = awaited.current === wanted;
      if (stored) onStored(stored, wanted.step, { isAwaited: isStillAwaited, language });
      else onKept(wanted.step, wanted.key, isStillAwaited);
    },
    onConflict: (theirs: DeskDetail, { wanted }) => {
      if (awaited.current === wanted) setConflict({ step: wanted.step, theirs });
      else onLost(`${stepTexts.conflict.title}. ${stepTexts.conflict.text}`);
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
  /** After whatever is under way, so that the press is not lost. */
  const sendLater = async (wanted: Attempt) => {
    await underWay.current;
    send(wanted, false);
  };

  return {
    isBusy,
    failure,
    conflict,
    take: (step: Step, version: number, more: Pick<Attempt, 'isNow' | 'language'> = {}) => {
      const key = keyOf(attempt, { step, version }) ?? randomId();
      send({ step, version, key, ...more });
    },
    again: () => {
      if (attempt) send(attempt);
    },
    /** From how it stands now. */
    takeAllTheSame: () => {
      if (!conflict) return;
      const { step, theirs } = conflict;
      const { version } = theirs.enquiry;
      send({ ...attempt, step, version, key: randomId() });
    },
    /** Its sheet is closed: what went wrong, or goes wrong yet, says nothing in another one. */
    forget: () => {
      awaited.current = undefined;
      setFailure('');
      setConflict(undefined);
    },
  };
}

export type StepSender = ReturnType<typeof useStep>;

/** The key of an attempt, if the same is wanted from the same state. */
function keyOf(attempt: Attempt | undefined, { step, version }: Pick<Attempt, 'step' | 'version'>) {
  const said = JSON.stringify([version, step]);
  return JSON.stringify([attempt?.version, attempt?.step]) === said ? attempt?.key : undefined;
}
