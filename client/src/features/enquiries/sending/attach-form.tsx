import { flushSync } from 'react-dom';
import { addDays, dayOf, HONEYPOT_KEY, limits, MINIMUM_FORM_AGE_MS } from '@dealership/shared';
import { randomId } from '../../../lib/browser/random-id.ts';
import { noticeOf } from '../../../lib/page/retention.ts';
import { dismissToast, loadToasts, showToast } from '../../../lib/toasts/toasts.ts';
import { findVisit } from '../../../lib/browser/visit.ts';
import { outcomeTexts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { AskedForm, FormView } from '../form-view.ts';
import { Accepted } from './accepted.tsx';
import {
  fillForm,
  isUnanswered,
  nameOf,
  readAnswers,
  readSubject,
  withoutPlace,
  type Answers,
} from './answers.ts';
import { checkAnswer, checkForm } from './check-form.ts';
import { rememberContact } from './contact-memory.ts';
import { deliver, type Outcome } from './deliver.ts';
import { doubtEmail } from './doubt-email.tsx';
import { dropDraft, findDraft, isPressedHere, keepDraft, pageAddress } from './drafts.ts';
import { reduceForm, type FormEffects, type FormEvent, type FormState } from './form-state.ts';
import { offerContact } from './offer-contact.tsx';
import {
  acknowledge,
  isFresh,
  publishOutcome,
  startOutbox,
  subscribeToOutcomes,
} from './outbox.ts';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './outbox-store.ts';
import { keepDigits } from './keep-digits.ts';
import { readForm, wireOfControl } from './read-form.ts';
import { WaitingNote } from './waiting-note.tsx';

export interface FormDeps extends AskedForm {
  form: HTMLFormElement;
  /** When the form was first shown, on the clock of `performance.now()`. */
  shownAt: number;
  show: (change: Partial<FormView>) => void;
  /** Carries out a press of SUBMIT. */
  press: () => void;
}

/** What a form on screen can be asked for. */
export interface AttachedForm {
  /** The focus has left a control. */
  blur: (event: Pick<FocusEvent, 'target' | 'relatedTarget'>) => void;
  /** Resolves when it is known what became of the press. */
  submit: () => Promise<void>;
  detach: () => void;
}

/** For the choices of a form that was pressed before a reload, which come with its page's data. */
const LATE_CHOICES_MS = 3000;

/**
 * Brings an enquiry form to life: tells `reduceForm` (form-state.ts) what happens to the form and to
 * its enquiry, and does in the document and the outbox what that decides.
 */
export function attachForm(deps: FormDeps): AttachedForm {
  const { form, definition, texts, shownAt, show, press } = deps;
  const { kind, path } = definition;
  const { title, messages } = texts;
  const draft = findDraft(kind);
  let state: FormState = {
    phase: 'filling',
    // The element's own first: the draft of a held press may have been sent by another document.
    key: form.dataset.held || draft?.key || randomId(),
    sentBody: '',
    errors: {},
  };
  /** The answers of a press that came before this code was here. */
  let held = draft && isPressedHere(draft) ? draft.answers : undefined;
  let endFilling = () => {};

  const effectHandlers: FormEffects = {
    keepDraft: keepTyped,
    dropDraft: (key) => dropDraft(kind, key),
    showQuestions,
    check,
    send,
    showErrors: () => show({ errors: state.errors }),
    show: ({ waiting, ...view }) => {
      const remedy = waiting && (
        <WaitingNote
          waiting={waiting}
          onDelete={() => void dispatch({ type: 'deleted', key: waiting.key })}
        />
      );
      showStep({ ...view, remedy });
    },
    showProblems: (view) => {
      // The questions are inert, and take no focus, until this is on screen.
      flushSync(() => showStep(view));
      // Lists, so that the first on screen is found, not the first in the answer.
      const invalid = Array.from(form.elements).find(
        (element) => state.errors[wireOfControl(nameOf(element))] !== undefined,
      );
      if (invalid instanceof HTMLElement) invalid.focus();
    },
    showAccepted: (accepted) => {
      const outcome = (
        <Accepted {...accepted} kind={kind} acceptedAt={Date.now()} onReopen={reopen} />
      );
      // Covered before it is empty, which takes less room.
      flushSync(() => showStep({ step: 'accepted', problem: undefined, outcome }));
      form.reset();
      void dismissToast(kind);
      showQuestions();
      offer.renew();
    },
    toast: (text) => void showToast('error', text, { toastId: kind }),
    dropWaiting,
    acknowledge,
  };

  const events = new AbortController();
  const { signal } = events;
  // What the document's own lines did (first-lines.ts) is done here from now on.
  delete form.dataset.early;
  form.addEventListener('input', onInput, { signal });
  keepDigits(form, definition, signal);
  doubtEmail(deps, signal);
  form.addEventListener('change', onInput, { signal });
  const unsubscribe = subscribeToOutcomes(handleOutcome);
  const offer = offerContact(deps);
  boundDates(form);
  if (draft) endFilling = fillForm(form, draft.answers);
  else if (!isUnanswered(form)) keepTyped();
  showQuestions();
  void loadToasts();
  void restoreWaiting().finally(startOutbox);
  if (held) press();

  async function dispatch(event: FormEvent) {
    const [next, effects] = reduceForm(state, event, randomId());
    state = next;
    for (const [name, ...given] of effects) {
      const done = (effectHandlers[name] as (...given: unknown[]) => Promise<void> | void)(
        ...given,
      );
      // Up to the first effect that takes time all is done before `dispatch` returns.
      if (done) await done;
    }
  }

  function onInput({ target }: Event) {
    if (target instanceof HTMLInputElement && target.type === 'date') showNotes();
    report('edited', nameOf(target));
  }

  function blur({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
    // Leaving the window is not leaving the field; moving within one question is neither.
    const name = nameOf(target);
    if (!name || target === document.activeElement || nameOf(relatedTarget) === name) return;
    report('left', name);
  }

  function report(type: 'edited' | 'left', name: string) {
    const wire = wireOfControl(name);
    const problem = checkAnswer(deps, wire, new FormData(form));
    void dispatch({ type, wire, problem });
  }

  /** @returns whether it is this form's enquiry */
  function handleOutcome(enquiry: WaitingEnquiry, outcome: Outcome): boolean {
    if (enquiry.key !== state.key) return false;
    void dispatch({ type: 'outcomeArrived', enquiry, outcome, form: readNow() });
    return true;
  }

  function readNow() {
    return {
      body: bodyText(new FormData(form)),
      isUnanswered: isUnanswered(form),
      hasFocus: form.contains(document.activeElement),
    };
  }

  async function restoreWaiting() {
    const waiting = (await listWaiting()).filter(
      (enquiry) => enquiry.kind === kind && !enquiry.arrived,
    );
    const own = waiting.find(({ key }) => key === state.key);
    const left = draft || !isUnanswered(form) ? undefined : waiting.at(-1);
    const enquiry = own ?? left;
    if (!enquiry || state.phase !== 'filling' || signal.aborted) return;
    if (enquiry !== own) endFilling = fillForm(form, enquiry.answers);
    await dispatch({ type: 'restored', enquiry, isFresh: isFresh(enquiry) });
  }

  function keepTyped() {
    const answers = readAnswers(form, findDraft(kind)?.answers);
    keepDraft(kind, { key: state.key, answers, isPressed: state.phase === 'pressed' });
  }

  /** With the errors of the state; what could be done before is gone, unless the view has it. */
  function showStep(view: Partial<FormView>) {
    show({ errors: state.errors, remedy: undefined, ...view });
  }

  function showQuestions() {
    const fields = new Set(definition.form.map(({ requiredWhen }) => requiredWhen?.field));
    const body = readForm(new FormData(form), definition);
    const deciding = definition.form
      .filter(({ field }) => fields.has(field))
      .map(({ field, wire }) => [field, body[wire]] as const);
    if (deciding.length > 0) show({ deciding: Object.fromEntries(deciding) });
    showNotes();
  }

  /** Beside a day on which the dealership is closed: that it is, and which are open. */
  function showNotes() {
    const { dateNote: DateNote } = deps;
    if (!DateNote) return;
    const notes = datesIn(form).map((input) => {
      const choose = (day: string) => {
        input.value = day;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      // A pair, not a list of elements.
      // oxlint-disable-next-line react/jsx-key
      return [input.name, <DateNote value={input.value} onChoose={choose} />] as const;
    });
    if (notes.length > 0) show({ notes: Object.fromEntries(notes) });
  }

  async function check() {
    if (held) await waitForChoices(held);
    held = undefined;
    endFilling();
    delete form.dataset.held;
    // Autofill may have told nobody.
    keepTyped();
    const errors = checkForm(deps, new FormData(form));
    const message = messages.incomplete ?? outcomeTexts.checkFields;
    await dispatch({ type: 'checked', errors, message });
  }

  async function waitForChoices(answers: Answers) {
    const limit = performance.now() + LATE_CHOICES_MS;
    const isMissing = () => Object.keys(withoutPlace(form, answers)).length > 0;
    while (isMissing() && performance.now() < limit) await waitUntil(performance.now() + 100);
  }

  async function send() {
    const data = new FormData(form);
    const subject = readSubject(form);
    const waiting = (await listWaiting()).find(({ key }) => key === state.key);
    // About another model or offer it is another enquiry.
    const isAnother = waiting !== undefined && waiting.subject !== subject;
    void dispatch({ type: 'prepared', body: bodyText(data), isAnother });
    const enquiry: WaitingEnquiry = {
      kind,
      title,
      path,
      messages,
      key: state.key,
      body: state.sentBody,
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
    // Autofill and a fast thumb must not be taken for a robot: the server drops what is younger.
    await waitUntil(shownAt + MINIMUM_FORM_AGE_MS);
    const outcome = await deliver(enquiry);
    // The visitor has gone on to another page meanwhile.
    if (outcome && signal.aborted) await publishOutcome(enquiry, outcome);
    else if (outcome) {
      const own = { isSaved };
      await dispatch({ type: 'outcomeArrived', enquiry, outcome, own, form: readNow() });
    }
  }

  function reopen() {
    flushSync(() => show({ step: 'open', outcome: undefined }));
    form.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  function bodyText(data: FormData): string {
    return JSON.stringify({
      ...readForm(data, definition),
      noticeVersion: noticeOf(definition.kind).version,
      [HONEYPOT_KEY]: data.get(HONEYPOT_KEY),
    });
  }

  return {
    blur,
    submit: () => dispatch({ type: 'pressed' }),
    detach: () => {
      events.abort();
      endFilling();
      unsubscribe();
      offer.end();
    },
  };
}

/** The days that can be booked, for the phone's own calendar; they were not known to the build. */
function boundDates(form: HTMLFormElement) {
  const today = dayOf(Date.now());
  for (const input of datesIn(form)) {
    input.min = today;
    input.max = addDays(today, limits.bookingDaysAhead);
  }
}

function datesIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=date]')];
}

async function waitUntil(instant: number) {
  // Timers may fire a little early, and the age is checked to the millisecond.
  for (let wait = instant - performance.now(); wait > 0; wait = instant - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)));
  }
}
