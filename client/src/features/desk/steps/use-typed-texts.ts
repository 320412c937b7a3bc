import type { Step } from '@dealership/shared';
import { useTyped } from '../../../lib/staff/typed.ts';

const noLetters = () => '';
const noAnswers = (): Record<string, string> => ({});

/** Forgets a note that is stored, not one that is typed since. */
const unless = (stored: string) => (typed: string) => (typed.trim() === stored ? '' : typed);

/** What is typed in the sheets of an enquiry; it outlives them. */
export function useTypedTexts(reference: string) {
  const [note, setNote] = useTyped(`note-${reference}`, noLetters);
  /** Beside an outcome. */
  const [outcomeNote, setOutcomeNote] = useTyped(`outcome-${reference}`, noLetters);
  /** What a reason asks for, by the reason's key. */
  const [asked, setAsked] = useTyped(`asked-${reference}`, noAnswers);
  return {
    note,
    setNote,
    outcomeNote,
    setOutcomeNote,
    asked,
    setAsked,
    /** Of what was sent, or is kept. */
    forget: (step: Step) => {
      if (step.do === 'note') setNote(unless(step.text));
      else if (step.do !== 'assign' && step.do !== 'message') {
        setOutcomeNote(unless(('note' in step && step.note) || ''));
        setAsked({});
      }
    },
  };
}
