import { MINIMUM_FORM_AGE_MS } from '@dealership/shared';
import { outcomeTexts } from '@dealership/shared/texts/public/form-outcomes.ts';
import { findVisit } from '../../../lib/browser/visit.ts';
import { readAnswers, readSubject, withoutPlace, type Answers } from '../queue/answers.ts';
import { checkForm } from './check-form.ts';
import { rememberContact } from './offer-contact.tsx';
import { deliver } from '../queue/deliver.ts';
import { pageAddress } from '../queue/kept-answers.ts';
import { bodyOf, keepTyped, readNow, type LiveForm } from './live-form.ts';
import { publishOutcome } from '../queue/submission-queue.ts';
import { keepWaiting, listWaiting, type WaitingEnquiry } from '../queue/queue-store.ts';
import { readForm } from './read-form.ts';

/** Longest wait for the choices of a form pressed before a reload; they come with its page's data. */
const LATE_CHOICES_MS = 3000;

export async function checkPressed(live: LiveForm): Promise<void> {
  const { form, texts, held } = live;
  if (held) await waitForChoices(form, held);
  live.held = undefined;
  live.endFilling();
  delete form.dataset.held;
  // Autofill may have fired no event.
  keepTyped(live);
  const errors = checkForm(live, new FormData(form));
  const message = texts.messages.incomplete ?? outcomeTexts.checkFields;
  await live.dispatch({ type: 'checked', errors, message });
}

export async function sendForm(live: LiveForm): Promise<void> {
  const { form, definition, shownAt, dispatch } = live;
  const data = new FormData(form);
  const subject = readSubject(form);
  const waiting = (await listWaiting()).find(({ key }) => key === live.state.key);
  // Another model or offer makes it another enquiry.
  const isAnother = waiting !== undefined && waiting.subject !== subject;
  void dispatch({ type: 'prepared', body: bodyOf(live, data), isAnother });
  const enquiry: WaitingEnquiry = {
    kind: definition.kind,
    title: live.texts.title,
    path: definition.path,
    messages: live.texts.messages,
    key: live.state.key,
    body: live.state.sentBody,
    visit: findVisit(),
    formAge: Math.max(MINIMUM_FORM_AGE_MS, Math.floor(performance.now() - shownAt)),
    answers: readAnswers(form),
    subject,
    page: pageAddress(),
    savedAt: Date.now(),
  };
  const isSaved = await keepWaiting(enquiry);
  void dispatch({ type: 'kept' });
  rememberContact(definition, readForm(data, definition));
  // Autofill and a fast thumb must not be taken for a robot: the server drops younger forms.
  await waitUntil(shownAt + MINIMUM_FORM_AGE_MS);
  const outcome = await deliver(enquiry);
  // The visitor has gone to another page in the meantime.
  if (outcome && live.signal.aborted) await publishOutcome(enquiry, outcome);
  else if (outcome) {
    const own = { isSaved };
    await dispatch({ type: 'outcomeArrived', enquiry, outcome, own, form: readNow(live) });
  }
}

async function waitForChoices(form: HTMLFormElement, answers: Answers): Promise<void> {
  const limit = performance.now() + LATE_CHOICES_MS;
  const isMissing = () => Object.keys(withoutPlace(form, answers)).length > 0;
  while (isMissing() && performance.now() < limit) await waitUntil(performance.now() + 100);
}

async function waitUntil(instant: number): Promise<void> {
  // Timers may fire a little early, and the age is checked to the millisecond.
  for (let wait = instant - performance.now(); wait > 0; wait = instant - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)));
  }
}
