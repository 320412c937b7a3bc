import type { LostReason, Step, Then } from '@dealership/shared';
import { useState } from 'react';
import type { StepSheetProps } from './small-sheets.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

/** The first choice of an outcome; only a call without an answer needs no second one. */
export type Doing = Extract<
  Step['do'],
  | ('spoke' | 'wrong-number' | 'came' | 'missed' | 'close' | 'call-later' | 'reopen' | 'next')
  | 'appointment'
>;

export interface OutcomeOptions extends StepSheetProps {
  /** The choice that was already made. */
  begin: Doing | undefined;
  /** The number of calls without an answer, once it is high enough to propose closing. */
  proposed: number | undefined;
}

/** The choices of an outcome so far, and the steps that can result. */
export function useOutcome({ detail, begin, sender, proposed }: OutcomeOptions) {
  const { outcomeNote } = useTypedTexts(detail.enquiry.reference);
  /** The state when the sheet was opened: the user has not seen later changes. */
  const [seen] = useState(detail);
  const [doing, setDoing] = useState(begin);
  const [part, setPart] = useState<'appointment' | 'lost'>();
  const [reason, setReason] = useState<LostReason>();

  const note = outcomeNote.trim();
  const withNote = { ...(note !== '' && { note }) };
  const take = (step: Step) =>
    sender.take(step, (proposed === undefined ? seen : detail).enquiry.version);
  const isTalk = doing === 'spoke' || doing === 'came' || doing === 'missed';
  const follow = (then: Then) => {
    if (isTalk || doing === 'wrong-number') take({ do: doing, then, ...withNote });
    else if (doing === 'close' && (then.to === 'done' || then.to === 'lost')) {
      take({ do: doing, then, ...withNote });
    }
  };
  return {
    seen,
    doing,
    isTalk,
    setDoing,
    part,
    setPart,
    reason,
    follow,
    /** A message may be followed by any other outcome, too. */
    canGoBack: doing !== undefined && (part !== undefined || doing !== begin || doing === 'next'),
    back: () => {
      if (reason) setReason(undefined);
      else if (part) setPart(undefined);
      else setDoing(undefined);
    },
    /** Sets the time of the next step, or of the outcome if that is a time. */
    setTime: (at: string) => {
      if (doing === 'call-later' || doing === 'reopen' || doing === 'next') {
        take({ do: doing, at, ...withNote });
      } else follow({ to: 'next', at });
    },
    /** Without a time: at any time of the day. */
    setAppointment: (when: { day: string; time?: string }) => {
      if (doing === 'appointment') take({ do: doing, ...when, isConfirmed: true, ...withNote });
      else follow({ to: 'appointment', ...when });
    },
    lose: (chosen: LostReason) => {
      if (chosen.asks) setReason(chosen);
      else follow({ to: 'lost', reason: chosen.key });
    },
    /** Closes an enquiry after too many calls without an answer: its note was sent with the last one. */
    giveUp: (chosen: LostReason) => {
      setDoing('close');
      if (chosen.asks) setReason(chosen);
      else take({ do: 'close', then: { to: 'lost', reason: chosen.key } });
    },
    closeAsDouble: (of: string) => take({ do: 'double', of, ...withNote }),
    noteTry: (tried: 'no-answer' | 'switched-off') => take({ do: tried, ...withNote }),
  };
}

export type Outcome = ReturnType<typeof useOutcome>;
