import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState } from 'react';
import { useDesk } from '../common/desk-context.ts';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { AssignSheet, MessageSheet, NoteSheet } from './small-sheets.tsx';
import { UNDO_LATE_MS } from './undo-bar.tsx';
import type { Allowed, Contact } from '../sending/use-contact.ts';
import { seenOf, useStep } from '../sending/use-step.ts';
import type { Doing } from './use-outcome.ts';
import { useTypedTexts } from './use-typed-texts.ts';

/** After this many calls without an answer, closing is proposed. */
export const TRIES = 4;

/** `whatsapp`: with the templates for WhatsApp alone. */
type MessageSheetName = 'message' | 'whatsapp';

export function isMessageSheet(name: string | undefined): name is MessageSheetName {
  return name === 'message' || name === 'whatsapp';
}

export interface OpenSheet {
  name: 'outcome' | 'note' | 'assign' | MessageSheetName;
  begin?: Doing;
  allowed?: Allowed;
}

/** Runs after a step. `isAwaited`: the user has not turned to something else meanwhile. */
export interface AfterStep {
  onStored: (detail: DeskDetail, step: Step, isAwaited: boolean) => void;
  /** It is kept on this phone until there is a connection; `key` is needed to undo it. */
  onKept: (enquiry: DeskRow, step: Step, kept: { key: string; isAwaited: boolean }) => void;
  /** `again` sends a step again that was not stored. */
  onText: (text: string, again?: () => void) => void;
}

interface EnquirySheetsProps {
  detail: DeskDetail;
  sheet: OpenSheet | undefined;
  onSheet: (change: (before: OpenSheet | undefined) => OpenSheet | undefined) => void;
  onNow: (detail: DeskDetail) => void;
  after: AfterStep;
  /** The enquiry's state is known, and the user may answer it. */
  canWork: boolean;
  contact: Pick<Contact, 'wrote' | 'opened'>;
}

/** The sheets in which the user records a step. */
export function EnquirySheets(props: EnquirySheetsProps) {
  const { detail, sheet, canWork, contact } = props;
  const { sender, proposed, close } = useSheetStep(props);
  const shared = { detail, sender, onClosed: close };
  return (
    <>
      {canWork && sheet?.name === 'outcome' && (
        <OutcomeSheet {...shared} begin={sheet.begin} proposed={proposed} />
      )}
      {canWork && sheet?.name === 'note' && <NoteSheet {...shared} />}
      {canWork && sheet?.name === 'assign' && <AssignSheet {...shared} />}
      {isMessageSheet(sheet?.name) && (
        <MessageSheet
          {...shared}
          allowed={sheet.allowed}
          isWhatsapp={sheet.name === 'whatsapp'}
          contact={contact}
        />
      )}
    </>
  );
}

function useSheetStep({ detail, sheet, onSheet, onNow, after }: EnquirySheetsProps) {
  const { isCut } = useDesk();
  const { reference, sent } = detail.enquiry;
  const name = sent.name || deskTexts.unnamed;
  const { forget } = useTypedTexts(reference);
  /** Another call without an answer: closing is proposed first, then the work goes on after this step. */
  const [proposed, setProposed] = useState<{ detail: DeskDetail; step: Step }>();
  // Keeps another sheet that was opened meanwhile.
  const closeThis = () => onSheet((before) => (before === sheet ? undefined : before));

  const sender = useStep(seenOf(detail), {
    isCut,
    onKept: (step, key, isAwaited) => {
      forget(step);
      closeThis();
      after.onKept(detail.enquiry, step, { key, isAwaited });
    },
    onStored: (stored, step, { isAwaited, language }) => {
      onNow(stored);
      forget(step);
      const isTry = step.do === 'no-answer' || step.do === 'switched-off';
      if (isAwaited && isTry && stored.enquiry.tries >= TRIES) {
        setProposed({ detail: stored, step });
        return;
      }
      if (step.do === 'message' && step.by !== 'mail') {
        // Only its link sends it, so the sheet opens whatever the user is doing; input in other sheets is kept.
        const until = Date.now() + UNDO_LATE_MS;
        onSheet(() => ({ name: 'message', allowed: { step, detail: stored, until, language } }));
        if (!isAwaited) after.onText(stepTexts.saved(name, stepTexts.notSentYet));
        return;
      }
      closeThis();
      setProposed(undefined);
      after.onStored(stored, step, isAwaited);
    },
    onLost: (text, again) => after.onText(stepTexts.saved(name, text), again),
  });

  const close = () => {
    onSheet(() => undefined);
    // Shows the colleague's state.
    if (sender.conflict) onNow(sender.conflict.theirs);
    sender.forget();
    const { allowed } = sheet ?? {};
    // It counts as sent: a user who did not send it undoes it.
    if (allowed && Date.now() < allowed.until) after.onStored(allowed.detail, allowed.step, true);
    if (!proposed) return;
    after.onStored(proposed.detail, proposed.step, true);
    setProposed(undefined);
  };
  return { sender, proposed: proposed?.detail.enquiry.tries, close };
}
