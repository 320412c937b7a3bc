import { isOpen } from '@dealership/shared';
import { useRef } from 'react';
import { useMay } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import { useWaitingSteps } from '../../../lib/staff/waiting-steps.ts';
import { useDesk } from '../common/desk-context.ts';
import { useKeys } from '../../../lib/staff/use-keys.ts';
import { outcomeOf } from '../sending/keep-step.ts';
import { useContact } from '../sending/use-contact.ts';
import { isMessageSheet, type AfterStep, type OpenSheet } from '../steps/enquiry-sheets.tsx';
import type { Known } from './use-enquiry.ts';

const nothing = () => undefined;

export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The actions on the open enquiry: its sheets, the links to the customer, and keys for both. */
export function useActions(
  { detail, isPartial, put, readAgain }: Known,
  after: AfterStep,
  { previous, next }: Neighbours,
) {
  const { open: reference, close } = useDesk();
  const mayWork = useMay('enquiries.work');
  const [sheet, setSheet] = useTyped<OpenSheet | undefined>(`sheet-${reference}`, nothing);
  const callLink = useRef<HTMLAnchorElement>(null);
  const waiting = useWaitingSteps().filter(({ row }) => row.reference === reference);
  const unsent = outcomeOf(waiting, reference);
  const isClosed = detail !== undefined && !isOpen(detail.enquiry.status);

  const open = (name: OpenSheet['name'], begin?: OpenSheet['begin']) => {
    if (!mayWork && !isMessageSheet(name)) return;
    // The waiting outcome has to be stored first.
    if (unsent && (name === 'outcome' || name === 'assign')) return;
    const first = begin ?? (name === 'outcome' && isClosed ? 'reopen' : undefined);
    // It appears once the enquiry's state is known. A sheet that is already open is not replaced.
    setSheet((before) => before ?? { name, ...(first && { begin: first }) });
  };
  const contact = useContact({
    detail,
    mayWork,
    onNoted: (stored) => {
      put(stored);
      if (isPartial) readAgain();
    },
    onNotedAgain: (stored, step) => after.onStored(stored, step, false),
    onText: after.onText,
    onBack: (from) =>
      setSheet((before) => {
        if (from === 'call') return before ?? { name: 'outcome' };
        return before && !isMessageSheet(before.name) ? before : { name: 'outcome', begin: 'next' };
      }),
  });

  const keys: Partial<Record<string, () => void>> = {
    Escape: close,
    // The arrow keys scroll the page.
    ...(next && { j: next }),
    ...(previous && { k: previous }),
    c: () => callLink.current?.click(),
    o: () => open('outcome'),
    n: () => open('note'),
    ...(!isClosed && { a: () => open('assign') }),
  };
  useKeys((key) => keys[key]);

  return { mayWork, sheet, setSheet, callLink, waiting, unsent, isClosed, open, contact };
}

export type Actions = ReturnType<typeof useActions>;
