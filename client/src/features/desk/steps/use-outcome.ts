import type { LostReason, Step, Then } from '@dealership/shared';
import { useState } from 'react';
import type { Doing } from './outcome-panels.tsx';
import type { StepSheetProps } from './small-sheets.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

export interface OutcomeOptions extends StepSheetProps {
  /** What has been chosen already. */
  begin: Doing | undefined;
  /** How often nobody has answered, once that was enough: closing is proposed. */
  proposed: number | undefined;
}

/** What has been chosen of an outcome so far, and the steps that it can become. */
export function useOutcome({ detail, begin, sender, proposed }: OutcomeOptions) {
  const { outcomeNote } = useTypedTexts(detail.enquiry.reference);
  /** As it was when the sheet was opened: what has happened since nobody has seen. */
  const [seen] = useState(detail);
  const [doing, setDoing] = useState(begin);
  const [part, setPart] = useState<'appointment' | 'lost'>();
  const [reason, setReason] = useState<LostReason>();

  const note = outcomeNote.trim();
  const said = { ...(note !== '' && { note }) };
  const take = (step: Step) =>
    sender.take(step, (proposed === undefined ? seen : detail).enquiry.version);
  const follow = (then: Then) => {
    if (doing === undefined || isAlone(doing)) return;
    if (doing !== 'close') take({ do: doing, then, ...said });
    else if (then.to === 'done' || then.to === 'lost') take({ do: doing, then, ...said });
  };
  return {
    seen,
    doing,
    setDoing,
    part,
    setPart,
    reason,
    follow,
    /** After a message everything else may have come of it, too. */
    canGoBack: doing !== undefined && (part !== undefined || doing !== begin || doing === 'next'),
    back: () => {
      if (reason) setReason(undefined);
      else if (part) setPart(undefined);
      else setDoing(undefined);
    },
    /** The next step is at that time, or the outcome itself is a time. */
    setTime: (at: string) => {
      if (doing === 'call-later') take({ do: doing, at, ...said });
      else if (doing === 'reopen' || doing === 'next') take({ do: doing, at, ...said });
      else follow({ to: 'next', at });
    },
    setAppointment: (day: string, time: string | undefined) => {
      const when = { day, ...(time !== undefined && { time }) };
      if (doing === 'appointment') take({ do: doing, ...when, isConfirmed: true, ...said });
      else follow({ to: 'appointment', ...when });
    },
    lose: (chosen: LostReason) => {
      if (chosen.asks) setReason(chosen);
      else follow({ to: 'lost', reason: chosen.key });
    },
    /** Nobody answers it any more: its note went with the last try. */
    giveUp: (chosen: LostReason) => {
      setDoing('close');
      if (chosen.asks) setReason(chosen);
      else take({ do: 'close', then: { to: 'lost', reason: chosen.key } });
    },
    closeAsDouble: (of: string) => take({ do: 'double', of, ...said }),
    /** A call that nobody has taken. */
    noteTry: (tried: 'no-answer' | 'switched-off') => take({ do: tried, ...said }),
  };
}

export type Outcome = ReturnType<typeof useOutcome>;

/** Whether nothing follows but a time. */
function isAlone(doing: Doing): doing is 'call-later' | 'reopen' | 'next' | 'appointment' {
  return ['call-later', 'reopen', 'next', 'appointment'].includes(doing);
}
