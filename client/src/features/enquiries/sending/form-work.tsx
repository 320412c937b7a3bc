import { flushSync } from 'react-dom';
import {
  addDays,
  dayOf,
  dealership,
  HONEYPOT_KEY,
  limits,
  MINIMUM_FORM_AGE_MS,
  type EnquiryDefinition,
} from '@dealership/shared';
import { randomId } from '../../../lib/random-id.ts';
import { dismissToast, loadToasts, showToast } from '../../../lib/toasts.ts';
import { outcomeTexts as texts } from '../../../texts/form-outcomes.ts';
import { TERMS_NAME, type FormView, type Terms } from '../form-view.ts';
import { Accepted } from './accepted.tsx';
import {
  fillForm,
  isUnanswered,
  readAnswers,
  readSubject,
  withoutPlace,
  type Answers,
} from './answers.ts';
import { rememberContact } from './contact-memory.ts';
import { dropDraft, findDraft, isPressedHere, keepDraft } from './drafts.ts';
import { offerContact } from './offer-contact.tsx';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './outbox.ts';
import {
  forgetWhenRead,
  isFresh,
  takeOutcomes,
  tell,
  tryLater,
  watchOutbox,
} from './outbox-watch.ts';
import { readForm, wireOfControl, type FormBody } from './read-form.ts';
import { checkField, checkForm, deliver, type Outcome } from './submission.ts';
import { WaitingNote } from './waiting-note.tsx';

export interface FormNeeds {
  form: HTMLFormElement;
  definition: EnquiryDefinition;
  terms: Terms | undefined;
  /** When the form was first shown, on the clock of `performance.now()`. */
  shownAt: number;
  show: (change: Partial<FormView>) => void;
  /** Carries out a press of SUBMIT. */
  press: () => void;
}

/** What a form on screen can be asked for. */
export interface FormWork {
  /** The focus has left a control. */
  leave: (event: Pick<FocusEvent, 'target' | 'relatedTarget'>) => void;
  submit: () => Promise<void>;
  end: () => void;
}

type Errors = FormView['errors'];

/** For the choices of a form that was pressed before a reload, which come with its page's data. */
const LATE_CHOICES_MS = 3000;

/**
 * Brings an enquiry form to life: checking, keeping what is typed, sending exactly once, and saying
 * what became of it, now or after the line was broken.
 */
export function startForm({ form, definition, terms, shownAt, show, press }: FormNeeds): FormWork {
  const { kind, messages } = definition;
  const draft = findDraft(kind);
  // The element's own first: the draft of a held press may have been sent by another document.
  let key = form.dataset.held || draft?.key || randomId();
  /** What went to the outbox under this key. */
  let lastBody = '';
  let errors: Errors = {};
  let isSending = false;
  /** Pressed, and the draft alone keeps it. */
  let isPressed = false;
  /** What was pressed before this code was here. */
  let held = draft && isPressedHere(draft) ? draft : undefined;
  let endFilling = () => {};

  const events = new AbortController();
  const { signal } = events;
  // What the document's own lines did (first-lines.ts) is done here from now on.
  delete form.dataset.early;
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('change', onInput, { signal });
  const endTaking = takeOutcomes(takeOutcome);
  const offer = offerContact({ form, definition, show });
  boundDates(form);
  if (draft) endFilling = fillForm(form, draft.answers);
  else if (!isUnanswered(form)) keepTyped();
  decide();
  void loadToasts();
  void findWaiting().finally(watchOutbox);
  if (held) press();

  function onInput({ target }: Event) {
    if (isSending) return;
    keepTyped();
    decide();
    const wire = wireOfControl(nameOf(target));
    if (errors[wire] !== undefined) check(wire);
  }

  function leave({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>) {
    // Leaving the window is not leaving the field; moving within one question is neither.
    const name = nameOf(target);
    if (isSending || !name || target === document.activeElement) return;
    if (nameOf(relatedTarget) === name) return;
    check(wireOfControl(name));
  }

  function keepTyped() {
    const answers = readAnswers(form, findDraft(kind)?.answers);
    keepDraft(kind, { key, answers, isPressed });
  }

  /** Shows the questions that depend on an answer. */
  function decide() {
    const fields = definition.form.flatMap(({ requiredWhen }) => requiredWhen?.field ?? []);
    if (fields.length === 0) return;
    const data = new FormData(form);
    const held = definition.form
      .filter(({ field }) => fields.includes(field))
      .map(({ field, wire }) => [field, textOf(data, wire)] as const);
    show({ deciding: Object.fromEntries(held) });
  }

  function check(wire: string) {
    const data = new FormData(form);
    const problem =
      wire === TERMS_NAME
        ? termsProblem(data)
        : checkField(definition, wire, readForm(data, definition));
    const others = Object.fromEntries(Object.entries(errors).filter(([other]) => other !== wire));
    errors = problem === undefined ? others : { ...others, [wire]: problem };
    show({ errors });
  }

  function termsProblem(data: FormData): string | undefined {
    return terms && !data.has(TERMS_NAME) ? terms.missing : undefined;
  }

  async function submit() {
    isSending = true;
    isPressed = true;
    if (held) await waitForChoices(held.answers);
    held = undefined;
    endFilling();
    delete form.dataset.held;
    // Autofill may have told nobody.
    keepTyped();
    const data = new FormData(form);
    const body = readForm(data, definition);
    const notAgreed = termsProblem(data);
    const problems = {
      ...checkForm(definition, body),
      ...(notAgreed !== undefined && { [TERMS_NAME]: notAgreed }),
    };
    if (Object.keys(problems).length > 0) {
      isSending = false;
      endPress();
      const problem = messages.incomplete ?? texts.checkFields;
      showProblems(problems, { step: 'incomplete', problem });
      return;
    }
    const enquiry = await prepareEnquiry(data, body);
    const isSaved = await keepWaiting(enquiry);
    endPress();
    rememberContact(definition, body);
    // Autofill and a fast thumb must not be taken for a robot (contract P47).
    await waitUntil(shownAt + MINIMUM_FORM_AGE_MS);
    const outcome = await deliver(enquiry, { isPatient: true });
    isSending = false;
    // The visitor has gone on to another page meanwhile.
    if (outcome && signal.aborted) await tell(enquiry, outcome);
    else if (outcome) await settle(enquiry, outcome, { isSaved });
  }

  /** What was pressed is answered, or lies in the outbox. */
  function endPress() {
    isPressed = false;
    keepTyped();
  }

  async function waitForChoices(answers: Answers) {
    const limit = performance.now() + LATE_CHOICES_MS;
    const isMissing = () => Object.keys(withoutPlace(form, answers)).length > 0;
    while (isMissing() && performance.now() < limit) await waitUntil(performance.now() + 100);
  }

  async function prepareEnquiry(data: FormData, body: FormBody): Promise<WaitingEnquiry> {
    const subject = readSubject(form);
    const earlier = (await listWaiting()).find((waiting) => waiting.key === key);
    // About another model or offer it is another enquiry: the one that waits is not replaced.
    if (earlier && earlier.subject !== subject) startAnew();
    lastBody = bodyText(data, body);
    return {
      kind,
      title: definition.title,
      path: definition.path,
      messages,
      key,
      body: lastBody,
      formAge: Math.max(MINIMUM_FORM_AGE_MS, Math.floor(performance.now() - shownAt)),
      answers: readAnswers(form),
      subject,
      page: window.location.pathname + window.location.search,
      savedAt: Date.now(),
    };
  }

  /** Says what became of an enquiry that was sent from this form. */
  async function settle(
    enquiry: WaitingEnquiry,
    outcome: Outcome,
    { isSaved }: { isSaved: boolean },
  ) {
    switch (outcome.type) {
      case 'accepted':
        accept(outcome, { takesFocus: true });
        forgetWhenRead(enquiry);
        return;
      case 'superseded':
        startAnew();
        fail(texts.earlierArrived(outcome.reference));
        return;
      case 'refused':
        await dropWaiting(enquiry.key);
        showProblems(outcome.fields, { step: 'failed', problem: outcome.text });
        toast(outcome.text);
        return;
      case 'undelivered':
        if (isSaved) tryLater(outcome.retryAfterSeconds);
        toast(outcome.text);
        show({
          step: 'failed',
          problem: outcome.text,
          remedy: remedyFor(enquiry, { ...outcome, isSaved }),
        });
    }
  }

  /** What became of this form's enquiry, or of another one, when it was sent from the outbox. */
  function takeOutcome(enquiry: WaitingEnquiry, outcome: Outcome): boolean {
    if (enquiry.key !== key) return false;
    // The form hears of it by its own repeat.
    if (isSending) return true;
    // Of what another tab has sent, and was told, the body is kept no more.
    const sent = enquiry.body || lastBody;
    const isChanged = sent ? bodyText(new FormData(form)) !== sent : !isUnanswered(form);
    if (outcome.type === 'accepted' && !isChanged) {
      accept(outcome, { takesFocus: form.contains(document.activeElement) });
    } else if (outcome.type === 'accepted' || outcome.type === 'superseded') {
      startAnew();
      fail(texts.earlierArrived(outcome.reference));
    } else if (outcome.type === 'refused') {
      void settle(enquiry, outcome, { isSaved: true });
    } else {
      // What was said stands: only when the next try comes is new.
      show({ step: 'failed', remedy: remedyFor(enquiry, { ...outcome, isSaved: true }) });
    }
    return true;
  }

  function accept(
    { text, reference }: Outcome & { type: 'accepted' },
    { takesFocus }: { takesFocus: boolean },
  ) {
    key = randomId();
    lastBody = '';
    errors = {};
    form.reset();
    void dismissToast(kind);
    decide();
    const outcome = (
      <Accepted
        kind={kind}
        text={text}
        reference={reference}
        acceptedAt={Date.now()}
        takesFocus={takesFocus}
        onReopen={reopen}
      />
    );
    show({ step: 'accepted', errors, problem: undefined, remedy: undefined, outcome });
    offer.renew();
  }

  function reopen() {
    flushSync(() => show({ step: 'open', outcome: undefined }));
    form.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  /** The answers stay, as those of another enquiry. */
  function startAnew() {
    key = randomId();
    lastBody = '';
    keepTyped();
  }

  function fail(problem: string) {
    show({ step: 'failed', problem, remedy: undefined });
    toast(problem);
  }

  function toast(text: string) {
    void showToast('error', text, { toastId: kind });
  }

  function remedyFor(
    { key: waitingKey }: WaitingEnquiry,
    about: { isSaved: boolean; retryAfterSeconds: number | undefined },
  ) {
    const forget = () => {
      void dropWaiting(waitingKey);
      dropDraft(kind, waitingKey);
      startAnew();
      show({ step: 'open', problem: undefined, remedy: undefined });
    };
    return (
      <WaitingNote
        isSaved={about.isSaved}
        retryAfterSeconds={about.retryAfterSeconds}
        onDelete={forget}
      />
    );
  }

  /** An enquiry of an earlier visit to this form, or one whose sending a reload has cut. */
  async function findWaiting() {
    const waiting = (await listWaiting()).filter(
      (enquiry) => enquiry.kind === kind && !enquiry.arrived,
    );
    const own = waiting.find((enquiry) => enquiry.key === key);
    const left = draft || !isUnanswered(form) ? undefined : waiting.at(-1);
    const enquiry = own ?? left;
    if (!enquiry || isSending || signal.aborted) return;
    if (enquiry !== own) endFilling = fillForm(form, enquiry.answers);
    if (enquiry.refusal) {
      const { text, fields } = enquiry.refusal;
      startAnew();
      await dropWaiting(enquiry.key);
      errors = fields;
      show({ step: 'failed', errors, problem: text });
      return;
    }
    key = enquiry.key;
    lastBody = enquiry.body;
    keepTyped();
    show({
      step: 'failed',
      problem: isFresh(enquiry) ? undefined : texts.old(enquiry),
      remedy: remedyFor(enquiry, { isSaved: true, retryAfterSeconds: undefined }),
    });
  }

  function showProblems(problems: Errors, next: Partial<FormView>) {
    errors = problems;
    flushSync(() => show({ ...next, errors, remedy: undefined }));
    // Lists, so that the first on screen is found, not the first in the answer.
    const invalid = Array.from(form.elements).find(
      (element) => problems[wireOfControl(nameOf(element))] !== undefined,
    );
    if (invalid instanceof HTMLElement) invalid.focus();
  }

  function bodyText(data: FormData, body: FormBody = readForm(data, definition)): string {
    return JSON.stringify({
      ...body,
      noticeVersion: dealership.noticeVersion,
      [HONEYPOT_KEY]: data.get(HONEYPOT_KEY),
    });
  }

  return {
    leave,
    submit,
    end: () => {
      events.abort();
      endFilling();
      endTaking();
      offer.end();
    },
  };
}

/** The days that can be booked, for the phone's own calendar; they were not known to the build. */
function boundDates(form: HTMLFormElement) {
  const today = dayOf(Date.now());
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    input.min = today;
    input.max = addDays(today, limits.bookingDaysAhead);
  }
}

function nameOf(element: EventTarget | null): string {
  return element instanceof Element ? (element.getAttribute('name') ?? '') : '';
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

async function waitUntil(instant: number) {
  // Timers may fire a little early, and the age is checked to the millisecond.
  for (let wait = instant - performance.now(); wait > 0; wait = instant - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)));
  }
}
