import type { DeskDetail, DeskRow, Step } from '@dealership/shared';
import { deskTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { stepTexts } from '@dealership/shared/texts/staff/desk/desk-enquiry.ts';
import { waitingTexts } from '@dealership/shared/texts/staff/desk/waiting.ts';
import type { Desk } from '../common/desk-context.ts';
import { eventText, stepText } from '../common/event-words.ts';
import { UNDO_LATE_MS } from '../steps/undo-bar.tsx';
import type { Words } from './flow.ts';

/** The text about a step that the server has stored; `undefined`: its timeline has no such event. */
export function storedWords(
  { enquiry, events }: DeskDetail,
  step: Step,
  desk: Desk,
): Words | undefined {
  const { reference, version } = enquiry;
  const event = events.find(({ kind }) => kind === step.do);
  if (!event) return undefined;
  if (step.do === 'note') return { text: stepTexts.noteSaved };
  const text = stepTexts.savedFor(
    enquiry.sent.name || deskTexts.unnamed,
    eventText(event, { ...desk, enquiry }, enquiry.next_at),
  );
  const undo = { reference, event: event.id, version };
  // A mail is sent once it can no longer be undone.
  return step.do === 'message' && step.subject !== undefined
    ? { text: stepTexts.leavesSoon(text), undo, forMs: UNDO_LATE_MS }
    : { text, undo };
}

/** The text about a step that is kept on this phone under a key. */
export function keptWords(enquiry: DeskRow, step: Step, key: string, desk: Desk): Words {
  const undo = { reference: enquiry.reference, key };
  if (step.do === 'note') return { text: waitingTexts.keptNote, undo };
  const name = enquiry.sent.name || deskTexts.unnamed;
  // Leaves out the text of a mail.
  const short = step.do === 'message' ? { ...step, text: undefined } : step;
  const text = stepTexts.saved(name, stepText(short, { ...desk, enquiry }));
  return { text: waitingTexts.kept(text), undo };
}
