import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { FormView } from '../form-view.ts';
import type { Outcome } from '../queue/deliver.ts';
import type { WaitingEnquiry } from '../queue/queue-store.ts';

/*
 * The decisions of an enquiry form. `reduceForm` turns a state and an event into the next state and the effects that
 * follow; attach-form.ts reports the events, form-effects.tsx carries out the effects. Nothing here uses the document,
 * React, a clock or a storage.
 */

type Errors = FormView['errors'];

export interface FormState {
  phase:
    | 'filling'
    /** SUBMIT was pressed, and only the kept answers contain the enquiry. */
    | 'pressed'
    /** It is in the submission queue, or this browser stores nothing: the server's answer is awaited. */
    | 'sending';
  /** Idempotency-Key of the enquiry in the form. */
  key: string;
  /** The body in the submission queue under this key; empty where there is none. */
  sentBody: string;
  /** Wire name -> error. */
  errors: Errors;
}

export type FormEvent =
  /** `problem` is the error of the present answer, if any. */
  | { type: 'edited' | 'left'; wire: string; problem: string | undefined }
  | { type: 'pressed' }
  /** The check after a press; `message` sums up the errors. */
  | { type: 'checked'; errors: Errors; message: string }
  /** Ready to be sent; `isAnother`: another enquiry waits under this key. */
  | { type: 'prepared'; body: string; isAnother: boolean }
  /** Stored in the submission queue, as far as this browser allows. */
  | { type: 'kept' }
  /** The outcome of the enquiry in the form. */
  | {
      type: 'outcomeArrived';
      enquiry: WaitingEnquiry;
      outcome: Outcome;
      /** Present if this form sent it, absent if the submission queue did, here or in another tab. */
      own?: { isSaved: boolean };
      form: { body: string; isUnanswered: boolean; hasFocus: boolean };
    }
  /** The form is filled again with an enquiry of an earlier visit, or one whose sending a reload interrupted. */
  | { type: 'restored'; enquiry: WaitingEnquiry; isFresh: boolean }
  /** The visitor deletes the waiting enquiry with this key. */
  | { type: 'deleted'; key: string };

export interface Waiting {
  key: string;
  /** False where this browser stores nothing for us. */
  isSaved: boolean;
  /** The server's wish. */
  retryAfterSeconds?: number | undefined;
}

export interface AcceptedView extends Omit<Extract<Outcome, { type: 'accepted' }>, 'type'> {
  /** The button that had the focus is hidden now. */
  takesFocus: boolean;
}

export interface FormEffects {
  /** Under the key of the state, and marked as pressed in that phase. */
  keepAnswers: () => void;
  dropKeptAnswers: (key: string) => void;
  showQuestions: () => void;
  check: () => Promise<void>;
  send: () => Promise<void>;
  showErrors: () => void;
  /** Without `problem` the shown one stays; the text about a waiting enquiry is removed. */
  show: (view: { step: FormView['step']; problem?: string | undefined; waiting?: Waiting }) => void;
  /** Also focuses the first error. */
  showProblems: (view: { step: FormView['step']; problem: string }) => void;
  showAccepted: (accepted: AcceptedView) => void;
  toast: (text: string) => void;
  dropWaiting: (key: string) => Promise<void>;
  acknowledge: (enquiry: WaitingEnquiry, outcome: Outcome) => void;
}

export type FormEffect = {
  [Name in keyof FormEffects]: readonly [Name, ...Parameters<FormEffects[Name]>];
}[keyof FormEffects];

type Step = readonly [FormState, readonly FormEffect[]];

/**
 * @param freshKey for the form's next enquiry, if one begins with this event
 * @returns the next state, and the effects in their order: an asynchronous one delays the rest
 */
export function reduceForm(state: FormState, event: FormEvent, freshKey: string): Step {
  const isFilling = state.phase === 'filling';
  switch (event.type) {
    case 'edited':
    case 'left':
      return isFilling ? takeAnswer(state, event) : [state, []];
    case 'pressed':
      return [{ ...state, phase: 'pressed' }, [['check']]];
    case 'checked': {
      const { errors, message: problem } = event;
      if (Object.keys(errors).length === 0) return [state, [['send']]];
      return [
        { ...state, phase: 'filling', errors },
        [['keepAnswers'], ['showProblems', { step: 'incomplete', problem }]],
      ];
    }
    case 'prepared': {
      const { body: sentBody, isAnother } = event;
      // The waiting enquiry is not replaced.
      return isAnother
        ? [{ ...state, key: freshKey, sentBody }, [['keepAnswers']]]
        : [{ ...state, sentBody }, []];
    }
    case 'kept':
      return [{ ...state, phase: 'sending' }, [['keepAnswers']]];
    case 'outcomeArrived':
      // The form gets the outcome from its own request.
      return event.own || isFilling ? takeOutcome(state, event, freshKey) : [state, []];
    case 'restored': {
      const { key, body, refusal } = event.enquiry;
      if (refusal) {
        return [
          { ...startAnew(state, freshKey), errors: refusal.fields },
          [
            ['keepAnswers'],
            ['dropWaiting', key],
            ['show', { step: 'failed', problem: refusal.text }],
          ],
        ];
      }
      const waiting = { key, isSaved: true };
      const problem = event.isFresh ? undefined : texts.old(event.enquiry);
      return [
        { ...state, key, sentBody: body },
        [['keepAnswers'], ['show', { step: 'failed', problem, waiting }]],
      ];
    }
    case 'deleted':
      return [
        startAnew(state, freshKey),
        [
          ['dropKeptAnswers', event.key],
          ['keepAnswers'],
          ['show', { step: 'open', problem: undefined }],
          ['dropWaiting', event.key],
        ],
      ];
  }
}

function takeAnswer(
  state: FormState,
  { type, wire, problem }: Extract<FormEvent, { wire: string }>,
): Step {
  const { [wire]: shown, ...others } = state.errors;
  const effects: FormEffect[] = type === 'edited' ? [['keepAnswers'], ['showQuestions']] : [];
  // An answer still being typed gets no new error.
  if (type === 'edited' && shown === undefined) return [state, effects];
  const errors = problem === undefined ? others : { ...others, [wire]: problem };
  return [{ ...state, errors }, [...effects, ['showErrors']]];
}

function takeOutcome(
  state: FormState,
  { enquiry, outcome, own, form }: Extract<FormEvent, { outcome: Outcome }>,
  freshKey: string,
): Step {
  const next: FormState = { ...state, phase: 'filling' };
  const acknowledge = ['acknowledge', enquiry, outcome] as const;
  if (outcome.type === 'refused') {
    const { text, fields } = outcome;
    return [
      { ...next, errors: fields },
      [
        ['dropWaiting', enquiry.key],
        ['showProblems', { step: 'failed', problem: text }],
        ['toast', text],
      ],
    ];
  }
  if (outcome.type === 'undelivered') {
    const { text, retryAfterSeconds } = outcome;
    const waiting = { key: enquiry.key, isSaved: own?.isSaved ?? true, retryAfterSeconds };
    // The earlier text stays: only the time of the next try is new.
    if (!own) return [next, [['show', { step: 'failed', waiting }]]];
    const retry: FormEffect[] = own.isSaved ? [acknowledge] : [];
    const view = { step: 'failed', problem: text, waiting } as const;
    return [next, [...retry, ['toast', text], ['show', view]]];
  }
  // The body of an enquiry that another tab has sent, and shown as accepted, is no longer stored.
  const sent = enquiry.body || state.sentBody;
  const isChanged = sent ? form.body !== sent : !form.isUnanswered;
  if (outcome.type === 'accepted' && (own || !isChanged)) {
    const { type: _, ...accepted } = outcome;
    const seen: FormEffect[] = own ? [acknowledge] : [];
    return [
      { ...startAnew(next, freshKey), errors: {} },
      // The pressed button is hidden: the focus moves on, even if it was not on the button.
      [['showAccepted', { ...accepted, takesFocus: !!own || form.hasFocus }], ...seen],
    ];
  }
  const problem = texts.earlierArrived(outcome.reference);
  return [
    startAnew(next, freshKey),
    [['keepAnswers'], ['show', { step: 'failed', problem }], ['toast', problem]],
  ];
}

/** The answers stay, as those of another enquiry. */
function startAnew(state: FormState, freshKey: string): FormState {
  return { ...state, key: freshKey, sentBody: '' };
}
