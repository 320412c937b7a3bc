import { enquiryDefinitions } from '@dealership/shared';
import { contactTexts } from '@dealership/shared/texts/common/kinds/contact.ts';
import { describe, expect, test } from 'vitest';
import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { Outcome } from '../queue/deliver.ts';
import { reduceForm, type FormEffect, type FormEvent, type FormState } from './form-state.ts';
import type { WaitingEnquiry } from '../queue/queue-store.ts';

const open: FormState = { phase: 'filling', key: 'k', sentBody: '', errors: {} };
const wrong = { name: 'Name is required', email: 'Enter a valid email address' };
const enquiry: WaitingEnquiry = {
  ...enquiryDefinitions.contact,
  ...contactTexts,
  key: 'k',
  body: '{"name":"Ananya"}',
  formAge: 5000,
  answers: { name: 'Ananya' },
  subject: '[]',
  page: '/contact',
  savedAt: Date.UTC(2026, 10, 1),
};
const accepted: Outcome = { type: 'accepted', text: 'Submitted', reference: 'K7QM4X' };
const superseded: Outcome = { type: 'superseded', reference: 'J4WQ72KA' };
const refused: Outcome = { type: 'refused', text: 'Not so', fields: { email: 'No such address' } };
const undelivered: Outcome = { type: 'undelivered', text: 'Busy', retryAfterSeconds: 30 };
const outcomes = [accepted, superseded, refused, undelivered];

interface Transition {
  when: string;
  /** The differences from the open form before. */
  state?: Partial<FormState>;
  event: FormEvent;
  /** The differences from the state before. */
  becomes?: Partial<FormState>;
  effects: readonly FormEffect[];
}

function check(transitions: readonly Transition[]) {
  test.each(transitions)('$when', ({ state, event, becomes, effects }) => {
    const before = Object.freeze({ ...open, ...state });
    expect(reduceForm(before, event, 'fresh')).toStrictEqual([{ ...before, ...becomes }, effects]);
  });
}

describe('filling', () => {
  const edited = { type: 'edited', wire: 'name', problem: undefined } as const;
  const left = { ...edited, type: 'left' } as const;
  check([
    {
      when: 'what is typed is kept, and not called wrong yet',
      state: { errors: { email: wrong.email } },
      event: { ...edited, problem: wrong.name },
      effects: [['keepAnswers'], ['showQuestions']],
    },
    {
      when: 'an answer that was wrong and is right now loses its error alone',
      state: { errors: wrong },
      event: edited,
      becomes: { errors: { email: wrong.email } },
      effects: [['keepAnswers'], ['showQuestions'], ['showErrors']],
    },
    {
      when: 'an answer that was missing and is wrong now says so',
      state: { errors: wrong },
      event: { ...edited, problem: 'Name is too long' },
      becomes: { errors: { ...wrong, name: 'Name is too long' } },
      effects: [['keepAnswers'], ['showQuestions'], ['showErrors']],
    },
    {
      when: 'a question that is left with a wrong answer shows its error',
      event: { ...left, problem: wrong.name },
      becomes: { errors: { name: wrong.name } },
      effects: [['showErrors']],
    },
    {
      when: 'a question that is left with a right answer loses its error',
      state: { errors: wrong },
      event: left,
      becomes: { errors: { email: wrong.email } },
      effects: [['showErrors']],
    },
    ...(['pressed', 'sending'] as const).flatMap((phase) =>
      [edited, left].map((event) => ({
        when: `${event.type}, while the form is ${phase}, changes nothing`,
        state: { phase, errors: wrong },
        event,
        effects: [],
      })),
    ),
  ]);
});

describe('a press of SUBMIT', () => {
  check([
    {
      when: 'has everything checked',
      state: { errors: wrong },
      event: { type: 'pressed' },
      becomes: { phase: 'pressed' },
      effects: [['check']],
    },
    {
      when: 'with errors is over: they are shown, and the kept answers are no longer pressed ones',
      state: { phase: 'pressed' },
      event: { type: 'checked', errors: wrong, message: 'Please check' },
      becomes: { phase: 'filling', errors: wrong },
      effects: [['keepAnswers'], ['showProblems', { step: 'incomplete', problem: 'Please check' }]],
    },
    {
      when: 'without errors is sent; an older error stays until there is an outcome',
      state: { phase: 'pressed', errors: wrong },
      event: { type: 'checked', errors: {}, message: 'Please check' },
      effects: [['send']],
    },
    {
      when: 'goes under the key of the form, and replaces what waits under it',
      state: { phase: 'pressed', sentBody: '{"name":"A"}' },
      event: { type: 'prepared', body: '{}', isAnother: false },
      becomes: { sentBody: '{}' },
      effects: [],
    },
    {
      when: 'about another model leaves what waits, and takes a key of its own',
      state: { phase: 'pressed', sentBody: '{"name":"A"}' },
      event: { type: 'prepared', body: '{}', isAnother: true },
      becomes: { key: 'fresh', sentBody: '{}' },
      effects: [['keepAnswers']],
    },
    {
      when: 'is no longer held by the kept answers once the queue has the enquiry',
      state: { phase: 'pressed', sentBody: '{}' },
      event: { type: 'kept' },
      becomes: { phase: 'sending' },
      effects: [['keepAnswers']],
    },
  ]);
});

/** The form as it is when an outcome comes. */
const unchanged = { body: enquiry.body, isUnanswered: false, hasFocus: false };
const changed = { ...unchanged, body: '{"name":"Bimal"}' };
const anew = { key: 'fresh', sentBody: '' };
const earlierArrived = (reference: string): FormEffect[] => [
  ['keepAnswers'],
  ['show', { step: 'failed', problem: texts.earlierArrived(reference) }],
  ['toast', texts.earlierArrived(reference)],
];
const isRefused: readonly FormEffect[] = [
  ['dropWaiting', 'k'],
  ['showProblems', { step: 'failed', problem: 'Not so' }],
  ['toast', 'Not so'],
];

describe('the outcome of what the form sent', () => {
  const state: Partial<FormState> = { phase: 'sending', sentBody: enquiry.body, errors: wrong };
  const own = { isSaved: true };
  const outcomeOf = (outcome: Outcome, sent = own, form = unchanged) =>
    ({ type: 'outcomeArrived', enquiry, outcome, own: sent, form }) as const;
  check([
    {
      when: 'accepted: an empty form, its next enquiry, and the focus on what has arrived',
      state,
      event: outcomeOf(accepted),
      becomes: { phase: 'filling', ...anew, errors: {} },
      effects: [
        ['showAccepted', { text: 'Submitted', reference: 'K7QM4X', takesFocus: true }],
        ['acknowledge', enquiry, accepted],
      ],
    },
    {
      when: 'accepted, although choices came late and the form looks changed',
      state,
      event: outcomeOf(accepted, own, changed),
      becomes: { phase: 'filling', ...anew, errors: {} },
      effects: [
        ['showAccepted', { text: 'Submitted', reference: 'K7QM4X', takesFocus: true }],
        ['acknowledge', enquiry, accepted],
      ],
    },
    {
      when: 'superseded: the answers stay as another enquiry, and the earlier one is named',
      state,
      event: outcomeOf(superseded),
      becomes: { phase: 'filling', ...anew },
      effects: earlierArrived('J4WQ72KA'),
    },
    {
      when: 'superseded by one whose reference is not known',
      state,
      event: outcomeOf({ type: 'superseded', reference: '' }),
      becomes: { phase: 'filling', ...anew },
      effects: earlierArrived(''),
    },
    {
      when: 'refused: it waits no more before what is wrong is shown, and keeps its key',
      state,
      event: outcomeOf(refused),
      becomes: { phase: 'filling', errors: { email: 'No such address' } },
      effects: isRefused,
    },
    {
      when: 'undelivered: it is tried again when the server wishes',
      state,
      event: outcomeOf(undelivered),
      becomes: { phase: 'filling' },
      effects: [
        ['acknowledge', enquiry, undelivered],
        ['toast', 'Busy'],
        [
          'show',
          {
            step: 'failed',
            problem: 'Busy',
            waiting: { key: 'k', isSaved: true, retryAfterSeconds: 30 },
          },
        ],
      ],
    },
    {
      when: 'undelivered, where the browser keeps nothing: nothing is tried again by itself',
      state,
      event: outcomeOf(undelivered, { isSaved: false }),
      becomes: { phase: 'filling' },
      effects: [
        ['toast', 'Busy'],
        [
          'show',
          {
            step: 'failed',
            problem: 'Busy',
            waiting: { key: 'k', isSaved: false, retryAfterSeconds: 30 },
          },
        ],
      ],
    },
  ]);
});

describe('an outcome that the submission queue brings', () => {
  const outcomeOf = (outcome: Outcome, form = unchanged, sent = enquiry) =>
    ({ type: 'outcomeArrived', enquiry: sent, outcome, form }) as const;
  /** As another tab leaves it after it was accepted. */
  const sent = { ...enquiry, body: '', answers: {} };
  const shown = (takesFocus: boolean): FormEffect[] => [
    ['showAccepted', { text: 'Submitted', reference: 'K7QM4X', takesFocus }],
  ];
  const acceptedAsSent = { becomes: { ...anew, errors: {} }, effects: shown(false) };
  const acceptedBefore = { becomes: anew, effects: earlierArrived('K7QM4X') };
  check([
    {
      when: 'accepted, the form as it was sent: what has arrived is shown',
      state: { errors: wrong },
      event: outcomeOf(accepted),
      ...acceptedAsSent,
    },
    {
      when: 'accepted, with the focus in the form: it goes to what has arrived',
      event: outcomeOf(accepted, { ...unchanged, hasFocus: true }),
      becomes: anew,
      effects: shown(true),
    },
    {
      when: 'accepted, the form changed since: the changes are another enquiry',
      state: { errors: wrong },
      event: outcomeOf(accepted, changed),
      ...acceptedBefore,
    },
    {
      when: 'accepted in another tab, the form as this one sent it',
      state: { sentBody: enquiry.body },
      event: outcomeOf(accepted, unchanged, sent),
      ...acceptedAsSent,
    },
    {
      when: 'accepted in another tab, the form changed since this one sent it',
      state: { sentBody: enquiry.body },
      event: outcomeOf(accepted, changed, sent),
      ...acceptedBefore,
    },
    {
      when: 'accepted in another tab, nothing sent from this one, and nothing answered',
      event: outcomeOf(accepted, { ...changed, isUnanswered: true }, sent),
      ...acceptedAsSent,
    },
    {
      when: 'accepted in another tab, nothing sent from this one, but something answered',
      event: outcomeOf(accepted, changed, sent),
      ...acceptedBefore,
    },
    {
      when: 'superseded: the earlier one is named, and the answers are another enquiry',
      state: { sentBody: enquiry.body, errors: wrong },
      event: outcomeOf(superseded),
      becomes: anew,
      effects: earlierArrived('J4WQ72KA'),
    },
    {
      when: 'refused: it is given back',
      state: { sentBody: enquiry.body, errors: wrong },
      event: outcomeOf(refused),
      becomes: { errors: { email: 'No such address' } },
      effects: isRefused,
    },
    {
      when: 'undelivered: the text stays, with the time of the next try',
      state: { errors: wrong },
      event: outcomeOf(undelivered),
      effects: [
        ['show', { step: 'failed', waiting: { key: 'k', isSaved: true, retryAfterSeconds: 30 } }],
      ],
    },
    ...(['pressed', 'sending'] as const).flatMap((phase) =>
      outcomes.map((outcome) => ({
        when: `${outcome.type}, while the form is ${phase}, is left to the form's own repeat`,
        state: { phase, errors: wrong },
        event: outcomeOf(outcome),
        effects: [],
      })),
    ),
  ]);
});

describe('an enquiry of an earlier visit', () => {
  const waiting: WaitingEnquiry = { ...enquiry, key: 'earlier' };
  check([
    {
      when: 'goes on under its key, and is tried again by itself',
      event: { type: 'restored', enquiry: waiting, isFresh: true },
      becomes: { key: 'earlier', sentBody: enquiry.body },
      effects: [
        ['keepAnswers'],
        [
          'show',
          { step: 'failed', problem: undefined, waiting: { key: 'earlier', isSaved: true } },
        ],
      ],
    },
    {
      when: 'that is old says of which day it is',
      event: { type: 'restored', enquiry: waiting, isFresh: false },
      becomes: { key: 'earlier', sentBody: enquiry.body },
      effects: [
        ['keepAnswers'],
        [
          'show',
          {
            step: 'failed',
            problem: texts.old(waiting),
            waiting: { key: 'earlier', isSaved: true },
          },
        ],
      ],
    },
    {
      when: 'that was refused meanwhile is given back as another enquiry, and waits no more',
      state: { key: 'earlier' },
      event: {
        type: 'restored',
        enquiry: { ...waiting, refusal: { text: 'Not so', fields: wrong } },
        isFresh: true,
      },
      becomes: { ...anew, errors: wrong },
      effects: [
        ['keepAnswers'],
        ['dropWaiting', 'earlier'],
        ['show', { step: 'failed', problem: 'Not so' }],
      ],
    },
    {
      when: 'that is deleted leaves the answers as another enquiry',
      state: { key: 'earlier', sentBody: enquiry.body, errors: wrong },
      event: { type: 'deleted', key: 'earlier' },
      becomes: anew,
      effects: [
        ['dropKeptAnswers', 'earlier'],
        ['keepAnswers'],
        ['show', { step: 'open', problem: undefined }],
        ['dropWaiting', 'earlier'],
      ],
    },
  ]);
});
