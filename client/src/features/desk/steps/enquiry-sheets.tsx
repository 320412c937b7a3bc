import type { DeskChoices, DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { useState } from 'react';
import { useMay } from '../../../lib/staff/rights.ts';
import { useTyped } from '../../../lib/staff/typed.ts';
import type { WordsContext } from '../common/event-words.ts';
import type { Doing } from './outcome-panels.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { AssignSheet, MessageSheet, NoteSheet } from './small-sheets.tsx';
import { TRIES } from './tries.ts';
import { UNDO_LATE_MS } from './undo-bar.tsx';
import type { Allowed, Wrote } from '../sending/use-contact.ts';
import { seenOf, useStep } from '../sending/use-step.ts';

const noLetters = () => '';
const noAnswers = (): Record<string, string> => ({});
/** Forgets a note that is stored, not one that is typed since. */
const unless = (stored: string) => (typed: string) => (typed.trim() === stored ? '' : typed);

export interface OpenSheet {
  name: 'outcome' | 'note' | 'assign' | 'message';
  begin?: Doing;
  allowed?: Allowed;
}

/** `isAwaited`: nobody has turned to something else meanwhile. */
export type OnKept = (
  enquiry: DeskRow,
  step: Step,
  kept: { key: string; isAwaited: boolean },
) => void;

interface EnquirySheetsProps {
  detail: DeskDetail;
  choices: DeskChoices | undefined;
  context: WordsContext;
  /** It is known how the enquiry stands, and one may answer it. */
  canWork: boolean;
  sheet: OpenSheet | undefined;
  onSheet: (change: (before: OpenSheet | undefined) => OpenSheet | undefined) => void;
  /** How it stands now. */
  onNow: (detail: DeskDetail) => void;
  /** Something was stored; `isAwaited`: nobody has turned to something else meanwhile. */
  onStored: (detail: DeskDetail, step: Step, isAwaited: boolean) => void;
  /** It lies on this phone until there is a line. */
  onKept: OnKept;
  /** It is known that there is no line. */
  isCut: boolean;
  /** `again` sends what was not stored once more. */
  onTold: (text: string, again?: () => void) => void;
  /** A link to write to the customer was pressed. */
  onWrote: Wrote;
  /** The same, to what has been noted before. */
  onOpened: () => void;
}

/** The sheets in which it is said what was done with an enquiry. */
export function EnquirySheets({
  detail,
  choices,
  context,
  canWork,
  sheet,
  onSheet,
  onNow,
  onStored,
  onKept,
  isCut,
  onTold,
  onWrote,
  onOpened,
}: EnquirySheetsProps) {
  const { reference, sent } = detail.enquiry;
  const name = sent.name || deskTexts.unnamed;
  const mayAssign = useMay('enquiries.assign');
  const mayWork = useMay('enquiries.work');
  const [proposed, setProposed] = useState<{ detail: DeskDetail; step: Step }>();
  const [note, setNote] = useTyped(`note-${reference}`, noLetters);
  const [outcomeNote, setOutcomeNote] = useTyped(`outcome-${reference}`, noLetters);
  const [asked, setAsked] = useTyped(`asked-${reference}`, noAnswers);
  const forgetSaid = (step: Step) => {
    if (step.do === 'note') setNote(unless(step.text));
    else if (step.do !== 'assign' && step.do !== 'message') {
      setOutcomeNote(unless(('note' in step && step.note) || ''));
      setAsked({});
    }
  };
  const sender = useStep(seenOf(detail), {
    isCut,
    onKept: (step, key, isAwaited) => {
      forgetSaid(step);
      onSheet((before) => (before === sheet ? undefined : before));
      onKept(detail.enquiry, step, { key, isAwaited });
    },
    onStored: (stored, step, { isAwaited, language }) => {
      onNow(stored);
      forgetSaid(step);
      const isTry = step.do === 'no-answer' || step.do === 'switched-off';
      if (isAwaited && isTry && stored.enquiry.tries >= TRIES) {
        setProposed({ detail: stored, step });
        return;
      }
      if (step.do === 'message' && step.by !== 'mail') {
        // Its link alone sends it, whatever was turned to meanwhile: what is typed there is kept.
        const until = Date.now() + UNDO_LATE_MS;
        onSheet(() => ({ name: 'message', allowed: { step, detail: stored, until, language } }));
        if (!isAwaited) onTold(stepTexts.saved(name, stepTexts.notSentYet));
        return;
      }
      // Another one that was opened meanwhile stays.
      onSheet((before) => (before === sheet ? undefined : before));
      setProposed(undefined);
      onStored(stored, step, isAwaited);
    },
    onLost: (text, again) => onTold(stepTexts.saved(name, text), again),
  });

  const closeSheet = () => {
    onSheet(() => undefined);
    // It is left as somebody else has left it.
    if (sender.conflict) onNow(sender.conflict.theirs);
    sender.forget();
    const { allowed } = sheet ?? {};
    // It stands as sent: whoever has not sent it after all takes it back.
    if (allowed && Date.now() < allowed.until) onStored(allowed.detail, allowed.step, true);
    if (!proposed) return;
    onStored(proposed.detail, proposed.step, true);
    setProposed(undefined);
  };

  return (
    <>
      {canWork && sheet?.name === 'outcome' && (
        <OutcomeSheet
          detail={detail}
          choices={choices}
          context={context}
          sender={sender}
          begin={sheet.begin}
          note={outcomeNote}
          onNote={setOutcomeNote}
          asked={asked}
          onAsked={setAsked}
          proposed={proposed?.detail.enquiry.tries}
          onClosed={closeSheet}
        />
      )}
      {canWork && sheet?.name === 'note' && (
        <NoteSheet
          detail={detail}
          sender={sender}
          note={note}
          onNote={setNote}
          onClosed={closeSheet}
        />
      )}
      {canWork && sheet?.name === 'assign' && (
        <AssignSheet
          detail={detail}
          choices={choices}
          context={context}
          mayAssign={mayAssign}
          sender={sender}
          onClosed={closeSheet}
        />
      )}
      {sheet?.name === 'message' && (
        <MessageSheet
          enquiry={detail.enquiry}
          now={context.now}
          hasReplies={mayWork}
          sender={sender}
          allowed={sheet.allowed}
          onWrote={onWrote}
          onOpened={onOpened}
          onClosed={closeSheet}
        />
      )}
    </>
  );
}
