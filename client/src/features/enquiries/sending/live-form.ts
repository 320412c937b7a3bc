import { FIRST_BRANCH, HONEYPOT_KEY } from '@dealership/shared';
import { findReadNotice } from '../../../lib/page/read-notice.ts';
import { noticeOf } from '../../../lib/page/retention.ts';
import { BRANCH_NAME, CARD_NAME, type AskedForm, type FormView } from '../form-view.ts';
import { isUnanswered, readAnswers, type Answers } from '../queue/answers.ts';
import { findKeptAnswers, keepAnswers } from '../queue/kept-answers.ts';
import type { FormEvent, FormState } from './form-state.ts';
import { readForm } from './read-form.ts';

export interface FormDeps extends AskedForm {
  form: HTMLFormElement;
  /** When the form was first shown, on the clock of `performance.now()`. */
  shownAt: number;
  show: (change: Partial<FormView>) => void;
  press: () => void;
}

export interface LiveForm extends FormDeps {
  state: FormState;
  /** The answers of a press that came before this code was loaded, until it is carried out. */
  held: Answers | undefined;
  endFilling: () => void;
  signal: AbortSignal;
  renewOffer: () => void;
  dispatch: (event: FormEvent) => Promise<void>;
}

/** The number of the branch that is chosen in a form, or of the only one. */
export function branchIn(form: HTMLFormElement): number {
  return Number(new FormData(form).get(BRANCH_NAME)) || FIRST_BRANCH;
}

export function bodyOf({ definition, form }: LiveForm, data: FormData): string {
  return JSON.stringify({
    ...readForm(data, definition),
    ...readCard(form),
    // Left out where there is one.
    [BRANCH_NAME]: Number(data.get(BRANCH_NAME)) || undefined,
    noticeVersion: noticeOf(definition.kind, findReadNotice()).version,
    [HONEYPOT_KEY]: data.get(HONEYPOT_KEY),
  });
}

/** The price card that the form's page asks for, with the total that was on the screen. */
function readCard(form: HTMLFormElement): { [CARD_NAME]?: object } {
  const control = form.elements.namedItem(CARD_NAME);
  if (!(control instanceof HTMLInputElement)) return {};
  const { seenTotal } = control.dataset;
  const choices = JSON.parse(control.value) as object;
  return { [CARD_NAME]: { ...choices, ...(seenTotal && { seenTotal: Number(seenTotal) }) } };
}

export function readNow(live: LiveForm) {
  const { form } = live;
  return {
    body: bodyOf(live, new FormData(form)),
    isUnanswered: isUnanswered(form),
    hasFocus: form.contains(document.activeElement),
  };
}

export function keepTyped({ form, definition: { kind }, state }: LiveForm): void {
  const answers = readAnswers(form, findKeptAnswers(kind)?.answers);
  keepAnswers(kind, { key: state.key, answers, isPressed: state.phase === 'pressed' });
}
