import { isOpen, type CustomerLanguage, type DeskDetail, type Step } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import { useDesk } from '../common/desk-context.ts';
import { sendOrKeep } from './send-step.ts';
import { seenOf } from './use-step.ts';

/** The phone's own screen comes first, and nothing changes under the thumb. */
const SHEET_AFTER_MS = 400;

export type MessageStep = Extract<Step, { do: 'message' }>;
export type MessageWay = MessageStep['by'];

/** An offer that the server has allowed, and that is still to be sent. */
export interface Allowed {
  step: MessageStep;
  detail: DeskDetail;
  /** Until then it can be taken back, epoch ms. */
  until: number;
  language: CustomerLanguage | undefined;
}

/** A link to write to the customer was pressed; `said`: with the text of a template. */
export type Wrote = (by: MessageWay, said?: Pick<MessageStep, 'template' | 'text'>) => void;

interface ContactOptions {
  /** What is known of the enquiry, be it the list's row alone. */
  detail: DeskDetail | undefined;
  mayWork: boolean;
  onNoted: (stored: DeskDetail) => void;
  /** It was noted after all, when somebody has asked for it once more. */
  onNotedAgain: (stored: DeskDetail, step: Step) => void;
  onTold: (text: string, again: () => void) => void;
  /** Somebody comes back from a call, or from a message. */
  onBack: (from: 'call' | 'message') => void;
}

/** What is done when somebody presses a link to a customer's phone or mailbox. */
export function useContact({ detail, mayWork, ...on }: ContactOptions) {
  const { isCut } = useDesk();
  const enquiry = detail?.enquiry;
  const isOver = !enquiry || !isOpen(enquiry.status);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(later.current);
    };
  }, []);
  /** Offers a sheet to whoever comes back from what a link has opened. */
  const offerLater = (from: 'call' | 'message') => {
    clearTimeout(later.current);
    if (isHere.current) later.current = setTimeout(() => on.onBack(from), SHEET_AFTER_MS);
  };

  return {
    called: () => {
      if (!isOver && mayWork) offerLater('call');
    },
    /** A link was pressed to what has been noted before. */
    opened: () => offerLater('message'),
    /**
     * Each link that is pressed is noted: the first try to reach the customer stops the clock. Then it is asked when one
     * goes on.
     */
    wrote: async (by: MessageWay, text?: Parameters<Wrote>[1]) => {
      if (isOver || !mayWork) return;
      const step = { do: 'message', by, ...text } as const;
      const said = { key: randomId(), version: enquiry.version, step, ...seenOf(detail) };
      const note = async (isAgain: boolean) => {
        try {
          const stored = await sendOrKeep(said, isCut);
          if (!stored) return;
          on.onNoted(stored);
          if (isAgain) on.onNotedAgain(stored, step);
        } catch {
          on.onTold(stepTexts.messageNotNoted, () => void note(true));
        }
      };
      await note(false);
      offerLater('message');
    },
  };
}
