import { flushSync } from 'react-dom';
import { dismissToast, showToast } from '../../../lib/toasts/toasts.ts';
import type { FormView } from '../form-view.ts';
import { Accepted } from './accepted.tsx';
import { nameOf } from '../queue/answers.ts';
import { dropKeptAnswers } from '../queue/kept-answers.ts';
import type { FormEffects } from './form-state.ts';
import { branchIn, keepTyped, type LiveForm } from './live-form.ts';
import { acknowledge } from '../queue/submission-queue.ts';
import { dropWaiting } from '../queue/queue-store.ts';
import { wireOfControl } from './read-form.ts';
import { readSent } from './sent-answers.tsx';
import { checkPressed, sendForm } from './send-form.ts';
import { showQuestions } from './show-questions.tsx';
import { WaitingNote } from './waiting-note.tsx';

/**
 * Carries out each effect of `reduceForm` on the page and in the submission queue. It decides nothing: form-state
 * decides which effects follow, attach-form keeps their order. A handler that returns a promise delays those after it;
 * `void` avoids that (tests: enquiry-form in the folder above; journeys: enquiry-*).
 */
export function effectsOf(live: LiveForm): FormEffects {
  const { form, definition, show } = live;
  const { kind } = definition;
  /** Shows the current errors; the earlier remedy is removed, unless the view brings its own. */
  const showStep = (view: Partial<FormView>) =>
    show({ errors: live.state.errors, remedy: undefined, ...view });
  const reopen = () => {
    flushSync(() => show({ step: 'open', outcome: undefined }));
    form.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return {
    keepAnswers: () => keepTyped(live),
    dropKeptAnswers: (key) => dropKeptAnswers(kind, key),
    showQuestions: () => showQuestions(live),
    check: () => checkPressed(live),
    send: () => sendForm(live),
    showErrors: () => show({ errors: live.state.errors }),
    show: ({ waiting, ...view }) => {
      const remedy = waiting && (
        <WaitingNote
          waiting={waiting}
          onDelete={() => void live.dispatch({ type: 'deleted', key: waiting.key })}
        />
      );
      showStep({ ...view, remedy });
    },
    showProblems: (view) => {
      // The questions are inert, and cannot get the focus, until this is on screen.
      flushSync(() => showStep(view));
      // The first invalid field on the screen gets the focus, not the first in the server's answer.
      const invalid = Array.from(form.elements).find(
        (element) => live.state.errors[wireOfControl(nameOf(element))] !== undefined,
      );
      if (invalid instanceof HTMLElement) invalid.focus();
    },
    showAccepted: (accepted) => {
      // Reads the answers before `form.reset()` below empties them.
      const outcome = (
        <Accepted
          {...accepted}
          kind={kind}
          title={live.texts.title}
          branch={branchIn(form)}
          answers={readSent(live)}
          saveDay={live.saveDay}
          acceptedAt={Date.now()}
          onReopen={reopen}
        />
      );
      // The form is hidden before it is emptied, so that the page does not jump.
      flushSync(() => showStep({ step: 'accepted', problem: undefined, outcome }));
      form.reset();
      void dismissToast(kind);
      showQuestions(live);
      live.renewOffer();
    },
    toast: (text) => void showToast('error', text, { toastId: kind }),
    dropWaiting,
    acknowledge,
  };
}
