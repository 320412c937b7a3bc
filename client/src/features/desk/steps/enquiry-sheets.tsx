import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState } from 'react';
import { useDesk } from '../common/desk-context.ts';
import type { Doing } from './outcome-panels.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { AssignSheet, MessageSheet, NoteSheet } from './small-sheets.tsx';
import { TRIES } from './tries.ts';
import { UNDO_LATE_MS } from './undo-bar.tsx';
import type { Allowed, Wrote } from '../sending/use-contact.ts';
import { seenOf, useStep } from '../sending/use-step.ts';
import { useTypedTexts } from './use-typed-texts.ts';

export interface OpenSheet {
  name: 'outcome' | 'note' | 'assign' | 'message';
  begin?: Doing;
  allowed?: Allowed;
}

/** What follows what was done with an enquiry. `isAwaited`: nobody has turned to something else meanwhile. */
export interface AfterStep {
  onStored: (detail: DeskDetail, step: Step, isAwaited: boolean) => void;
  /** It lies on this phone until there is a line; `key` is what it can be taken back by. */
  onKept: (enquiry: DeskRow, step: Step, kept: { key: string; isAwaited: boolean }) => void;
  /** `again` sends what was not stored once more. */
  onTold: (text: string, again?: () => void) => void;
}

interface SheetState {
  detail: DeskDetail;
  sheet: OpenSheet | undefined;
  onSheet: (change: (before: OpenSheet | undefined) => OpenSheet | undefined) => void;
  /** How it is now. */
  onNow: (detail: DeskDetail) => void;
  after: AfterStep;
}

interface EnquirySheetsProps extends SheetState {
  /** It is known how the enquiry is, and one may answer it. */
  canWork: boolean;
  /** A link to write to the customer was pressed. */
  onWrote: Wrote;
  /** The same, to what has been noted before. */
  onOpened: () => void;
}

/** The sheets in which it is said what was done with an enquiry. */
export function EnquirySheets({ canWork, onWrote, onOpened, ...state }: EnquirySheetsProps) {
  const { detail, sheet } = state;
  const { sender, proposed, close } = useSheetStep(state);
  const shared = { detail, sender, onClosed: close };
  return (
    <>
      {canWork && sheet?.name === 'outcome' && (
        <OutcomeSheet {...shared} begin={sheet.begin} proposed={proposed} />
      )}
      {canWork && sheet?.name === 'note' && <NoteSheet {...shared} />}
      {canWork && sheet?.name === 'assign' && <AssignSheet {...shared} />}
      {sheet?.name === 'message' && (
        <MessageSheet {...shared} allowed={sheet.allowed} onWrote={onWrote} onOpened={onOpened} />
      )}
    </>
  );
}

/** Sends the step of a sheet, and closes it. */
function useSheetStep({ detail, sheet, onSheet, onNow, after }: SheetState) {
  const { isCut } = useDesk();
  const { reference, sent } = detail.enquiry;
  const name = sent.name || deskTexts.unnamed;
  const { forget } = useTypedTexts(reference);
  /** Nobody has answered again: closing is proposed, and then it goes on after this. */
  const [proposed, setProposed] = useState<{ detail: DeskDetail; step: Step }>();
  // Another one that was opened meanwhile stays.
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
        // Its link alone sends it, whatever was turned to meanwhile: what is typed there is kept.
        const until = Date.now() + UNDO_LATE_MS;
        onSheet(() => ({ name: 'message', allowed: { step, detail: stored, until, language } }));
        if (!isAwaited) after.onTold(stepTexts.saved(name, stepTexts.notSentYet));
        return;
      }
      closeThis();
      setProposed(undefined);
      after.onStored(stored, step, isAwaited);
    },
    onLost: (text, again) => after.onTold(stepTexts.saved(name, text), again),
  });

  const close = () => {
    onSheet(() => undefined);
    // It is left as somebody else has left it.
    if (sender.conflict) onNow(sender.conflict.theirs);
    sender.forget();
    const { allowed } = sheet ?? {};
    // It counts as sent: who has not sent it after all takes it back.
    if (allowed && Date.now() < allowed.until) after.onStored(allowed.detail, allowed.step, true);
    if (!proposed) return;
    after.onStored(proposed.detail, proposed.step, true);
    setProposed(undefined);
  };
  return { sender, proposed: proposed?.detail.enquiry.tries, close };
}
