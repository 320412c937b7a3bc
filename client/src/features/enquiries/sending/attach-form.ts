import { randomId } from '../../../lib/browser/random-id.ts';
import { loadToasts } from '../../../lib/toasts/toasts.ts';
import { fillForm, isUnanswered, nameOf } from '../queue/answers.ts';
import { checkAnswer } from './check-form.ts';
import { doubtEmail } from './doubt-email.tsx';
import { findKeptAnswers, isPressedHere } from '../queue/kept-answers.ts';
import { effectsOf } from './form-effects.tsx';
import { reduceForm } from './form-state.ts';
import { keepTyped, readNow, type FormDeps, type LiveForm } from './live-form.ts';
import { offerContact } from './offer-contact.tsx';
import { isFresh, startSubmissionQueue, subscribeToOutcomes } from '../queue/submission-queue.ts';
import { listWaiting } from '../queue/queue-store.ts';
import { beginWithBranch } from './begin-with-branch.ts';
import { keepDigits } from './keep-digits.ts';
import { wireOfControl } from './read-form.ts';
import { boundDates, showNotes, showQuestions } from './show-questions.tsx';

export interface AttachedForm {
  blur: (event: Pick<FocusEvent, 'target' | 'relatedTarget'>) => void;
  /** Resolves when the outcome of the press is known. */
  submit: () => Promise<void>;
  detach: () => void;
}

/**
 * Starts an enquiry form: sends the events of the form and its enquiry to `reduceForm` (form-state.ts), and carries out
 * the effects that follow (form-effects.tsx).
 */
export function attachForm(deps: FormDeps): AttachedForm {
  const { form, definition } = deps;
  const kept = findKeptAnswers(definition.kind);
  const events = new AbortController();
  const { signal } = events;
  const live: LiveForm = {
    ...deps,
    state: {
      phase: 'filling',
      // The element's own key first: another document may have sent the kept answers of a held press.
      key: form.dataset.held || kept?.key || randomId(),
      sentBody: '',
      errors: {},
    },
    held: kept && isPressedHere(kept) ? kept.answers : undefined,
    endFilling: () => {},
    signal,
    renewOffer: () => renewOffer(),
    dispatch: async (event) => {
      const [next, effects] = reduceForm(live.state, event, randomId());
      live.state = next;
      for (const [name, ...given] of effects) {
        const done = (effectHandlers[name] as (...given: unknown[]) => Promise<void> | void)(
          ...given,
        );
        // All effects before the first asynchronous one are done before `dispatch` returns.
        if (done) await done;
      }
    },
  };
  const effectHandlers = effectsOf(live);

  // From now on this code does the work of the document's own lines (first-lines.ts).
  delete form.dataset.early;
  const onInput = ({ target }: Event) => {
    // They depend on the day and on the branch; few forms have any.
    showNotes(live);
    report(live, 'edited', nameOf(target));
  };
  for (const type of ['input', 'change']) form.addEventListener(type, onInput, { signal });
  beginWithBranch(form);
  keepDigits(form, definition, signal);
  doubtEmail(deps, signal);
  const unsubscribe = subscribeToOutcomes((enquiry, outcome) => {
    const isOwn = enquiry.key === live.state.key;
    if (isOwn) {
      void live.dispatch({ type: 'outcomeArrived', enquiry, outcome, form: readNow(live) });
    }
    return isOwn;
  });
  const renewOffer = offerContact(deps, signal);
  boundDates(form);
  if (kept) live.endFilling = fillForm(form, kept.answers);
  else if (!isUnanswered(form)) keepTyped(live);
  showQuestions(live);
  void loadToasts();
  void restoreWaiting(live, kept !== undefined).finally(startSubmissionQueue);
  if (live.held) deps.press();

  return {
    blur: ({ target, relatedTarget }) => {
      // The field counts as left neither when the window loses the focus nor when the focus moves within one question.
      const name = nameOf(target);
      if (!name || target === document.activeElement || nameOf(relatedTarget) === name) return;
      report(live, 'left', name);
    },
    submit: () => live.dispatch({ type: 'pressed' }),
    detach: () => {
      events.abort();
      live.endFilling();
      unsubscribe();
    },
  };
}

function report(live: LiveForm, type: 'edited' | 'left', name: string): void {
  const wire = wireOfControl(name);
  const problem = checkAnswer(live, wire, new FormData(live.form));
  void live.dispatch({ type, wire, problem });
}

/** Fills a form with its waiting enquiry, or with one of an earlier visit if the form is still empty. */
async function restoreWaiting(live: LiveForm, hasKept: boolean): Promise<void> {
  const { form, definition, signal } = live;
  const waiting = (await listWaiting()).filter(
    (enquiry) => enquiry.kind === definition.kind && !enquiry.arrived,
  );
  const own = waiting.find(({ key }) => key === live.state.key);
  const enquiry = own ?? (hasKept || !isUnanswered(form) ? undefined : waiting.at(-1));
  if (!enquiry || live.state.phase !== 'filling' || signal.aborted) return;
  if (enquiry !== own) live.endFilling = fillForm(form, enquiry.answers);
  await live.dispatch({ type: 'restored', enquiry, isFresh: isFresh(enquiry) });
}
