import { isOpen, type CustomerLanguage, type DeskDetail, type Step } from '@dealership/shared';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useEffect, useRef } from 'react';
import { randomId } from '../../../lib/browser/random-id.ts';
import type { MessageWay } from '../../../lib/staff/message-links.ts';
import { useDesk } from '../common/desk-context.ts';
import { sendOrKeep } from './send-step.ts';
import { seenOf } from './use-step.ts';

/** The phone's own app opens first, so that nothing changes under the thumb. */
const SHEET_AFTER_MS = 400;

export type MessageStep = Extract<Step, { do: 'message' }>;

/** An offer that the server has allowed and the user has not sent yet. */
export interface Allowed {
  step: MessageStep;
  detail: DeskDetail;
  /** It can be undone until then, epoch ms. */
  until: number;
  language: CustomerLanguage | undefined;
}

/** The user followed a link to write to the customer; `toSend`: with the text of a template. */
export type Wrote = (by: MessageWay, toSend?: Pick<MessageStep, 'template' | 'text'>) => void;

interface ContactOptions {
  /** The enquiry as far as it is loaded, perhaps only the list's row. */
  detail: DeskDetail | undefined;
  mayWork: boolean;
  onNoted: (stored: DeskDetail) => void;
  /** The user tried again, and the message is noted now. */
  onNotedAgain: (stored: DeskDetail, step: Step) => void;
  onText: (text: string, again: () => void) => void;
  /** The user comes back from a call or a message. */
  onBack: (from: 'call' | 'message') => void;
}

/** Handles the links to a customer's phone or mailbox. */
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
  /** Offers a sheet to a user who comes back from the app that a link has opened. */
  const offerLater = (from: 'call' | 'message') => {
    clearTimeout(later.current);
    if (isHere.current) later.current = setTimeout(() => on.onBack(from), SHEET_AFTER_MS);
  };

  /** Notes each link that is followed: the first one stops the clock. Then asks for the time of the next step. */
  const wrote: Wrote = (by, text) => {
    if (isOver || !mayWork) return;
    const step = { do: 'message', by, ...text } as const;
    const toSend = { key: randomId(), version: enquiry.version, step, ...seenOf(detail) };
    const note = async (isAgain: boolean) => {
      try {
        const stored = await sendOrKeep(toSend, isCut);
        if (!stored) return;
        on.onNoted(stored);
        if (isAgain) on.onNotedAgain(stored, step);
      } catch {
        on.onText(stepTexts.messageNotNoted, () => void note(true));
      }
    };
    void note(false).then(() => offerLater('message'));
  };

  return {
    called: () => {
      if (!isOver && mayWork) offerLater('call');
    },
    /** The link belongs to a message that is already noted. */
    opened: () => offerLater('message'),
    wrote,
  };
}

export type Contact = ReturnType<typeof useContact>;
