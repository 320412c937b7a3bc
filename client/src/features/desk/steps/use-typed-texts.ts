import type { Step } from '@dealership/shared';
import { useTyped } from '../../../lib/staff/typed.ts';

/** Clears a note that is stored, but not one that was typed later. */
const unless = (stored: string) => (typed: string) => (typed.trim() === stored ? '' : typed);

/** The input in the sheets of an enquiry; it is kept when they are closed. */
export function useTypedTexts(reference: string) {
  const [note, setNote] = useTyped(`note-${reference}`, () => '');
  const [outcomeNote, setOutcomeNote] = useTyped(`outcome-${reference}`, () => '');
  /** The details that reasons ask for, by the reason's key. */
  const [asked, setAsked] = useTyped<Record<string, string>>(`asked-${reference}`, () => ({}));
  return {
    note,
    setNote,
    outcomeNote,
    setOutcomeNote,
    asked,
    setAsked,
    /** Clears the input of a step that was sent or kept. */
    forget: (step: Step) => {
      if (step.do === 'note') setNote(unless(step.text));
      else if (step.do !== 'assign' && step.do !== 'message') {
        setOutcomeNote(unless(('note' in step && step.note) || ''));
        setAsked({});
      }
    },
  };
}
