import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { FormView } from '../form-view.ts';
import type { Outcome } from '../queue/deliver.ts';
import type { WaitingEnquiry } from '../queue/queue-store.ts';

/*
 * What an enquiry form decides. `reduceForm` makes of a state and an event the next state and the
 * effects that follow; attach-form.ts reports the events, form-effects.tsx carries out the effects. Nothing here
 * knows the document, React, a clock or a storage.
 */

type Errors = FormView['errors'];

export interface FormState {
  phase:
    | 'filling'
    /** SUBMIT was pressed, and the kept answers alone hold the enquiry. */
    | 'pressed'
    /** The submission queue has it, or this browser keeps nothing: its answer is awaited. */
    | 'sending';
  /** Idempotency-Key of the enquiry that the form holds. */
  key: string;
  /** The body that went to the submission queue under this key; empty where none did. */
  sentBody: string;
  /** Wire name -> what is wrong. */
  errors: Errors;
}

export type FormEvent =
  /** `problem` is what is wrong with the answer now, if anything. */
  | { type: 'edited' | 'left'; wire: string; problem: string | undefined }
  | { type: 'pressed' }
  /** What was pressed; `message` sums up the errors. */
  | { type: 'checked'; errors: Errors; message: string }
  /** Ready to be sent; another enquiry than the one that waits under this key, if one does. */
  | { type: 'prepared'; body: string; isAnother: boolean }
  /** Written to the submission queue, or not to be written. */
  | { type: 'kept' }
  /** What became of the enquiry that the form holds. */
  | {
      type: 'outcomeArrived';
      enquiry: WaitingEnquiry;
      outcome: Outcome;
      /** Where this form sent it itself, and not the submission queue, here or in another tab. */
      own?: { isSaved: boolean };
      /** As the form is now. */
      form: { body: string; isUnanswered: boolean; hasFocus: boolean };
    }
  /** An enquiry of an earlier visit, or one whose sending a reload has cut, is in the form again. */
  | { type: 'restored'; enquiry: WaitingEnquiry; isFresh: boolean }
  /** The visitor wants what waits under a key to be sent no more. */
  | { type: 'deleted'; key: string };

/** An enquiry that waits: what is said of it. */
export interface Waiting {
  key: string;
  /** False where this browser keeps nothing for us. */
  isSaved: boolean;
  /** The server's wish. */
  retryAfterSeconds?: number | undefined;
}

/** What can follow from an event. */
export interface FormEffects {
  /** Under the key of the state, and as pressed while that is its phase. */
  keepAnswers: () => void;
  dropKeptAnswers: (key: string) => void;
  /** Shows those that depend on an answer. */
  showQuestions: () => void;
  check: () => Promise<void>;
  send: () => Promise<void>;
  showErrors: () => void;
  /** An absent problem leaves the one that is shown; what is said of a waiting enquiry goes. */
  show: (view: { step: FormView['step']; problem?: string | undefined; waiting?: Waiting }) => void;
  /** With the focus on the first of the errors. */
  showProblems: (view: { step: FormView['step']; problem: string }) => void;
  /** What has arrived, and an empty form. */
  showAccepted: (
    accepted: Omit<Extract<Outcome, { type: 'accepted' }>, 'type'> & { takesFocus: boolean },
  ) => void;
  toast: (text: string) => void;
  dropWaiting: (key: string) => Promise<void>;
  acknowledge: (enquiry: WaitingEnquiry, outcome: Outcome) => void;
}

/** Its name and what it is given. */
export type FormEffect = {
  [Name in keyof FormEffects]: readonly [Name, ...Parameters<FormEffects[Name]>];
}[keyof FormEffects];

type Step = readonly [FormState, readonly FormEffect[]];

/**
 * @param freshKey for the form's next enquiry, where one begins with this event
 * @returns the next state, and the effects in their order: one that takes time holds up the rest
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
      // The one that waits is not replaced.
      return isAnother
        ? [{ ...state, key: freshKey, sentBody }, [['keepAnswers']]]
        : [{ ...state, sentBody }, []];
    }
    case 'kept':
      return [{ ...state, phase: 'sending' }, [['keepAnswers']]];
    case 'outcomeArrived':
      // The form hears of it by its own repeat.
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
  // What is still being typed is not wrong yet.
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
    // What was said stands: only when the next try comes is new.
    if (!own) return [next, [['show', { step: 'failed', waiting }]]];
    const retry: FormEffect[] = own.isSaved ? [acknowledge] : [];
    const view = { step: 'failed', problem: text, waiting } as const;
    return [next, [...retry, ['toast', text], ['show', view]]];
  }
  // Of what another tab has sent, and was told, the body is kept no more.
  const sent = enquiry.body || state.sentBody;
  const isChanged = sent ? form.body !== sent : !form.isUnanswered;
  if (outcome.type === 'accepted' && (own || !isChanged)) {
    const { type: _, ...accepted } = outcome;
    const seen: FormEffect[] = own ? [acknowledge] : [];
    return [
      { ...startAnew(next, freshKey), errors: {} },
      // The pressed button is out of sight: the focus goes on, even where it was not on the button.
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
