import { giveAnswer, readAnswers } from './features/enquiries/queue/answers.ts';
import {
  findKeptAnswers,
  isPressedHere,
  keepAnswers,
} from './features/enquiries/queue/kept-answers.ts';
import { randomId } from './lib/browser/random-id.ts';

/*
 * The lines inside the public documents themselves (build/first-lines.ts), since a fetched file may never arrive: they
 * keep the input of an enquiry form, hold a press of SUBMIT, and fetch the entry script again when it failed. Each form
 * has its kind as `data-early` until its own code is loaded, and the key of a held press as `data-held`.
 */

const LONGEST_PAUSE_MS = 15_000;

document.addEventListener('input', ({ target }) => {
  const { form } = target as Partial<HTMLInputElement>;
  if (form) keep(form);
});

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.early === undefined) return;
    event.preventDefault();
    hold(form);
    // On a phone it may be below the fold, or behind the bar at the bottom.
    form.querySelector('[data-held-text]')?.scrollIntoView({ block: 'nearest' });
  },
  // Before React, which continues from here once it is loaded.
  true,
);

// DOMContentLoaded waits for the entry, which may never come. In development this is a module itself.
if (document.readyState === 'loading') {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') restoreAll();
  });
} else {
  restoreAll();
}

// Errors of elements do not bubble. The entry is the only script in the document.
let failures = 0;
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const [src = ''] = target.src.split('?');
    failures += 1;
    setTimeout(
      () => {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = '';
        // Older browsers never request a failed address again.
        script.src = failures > 3 ? `${src}?${failures}` : src;
        document.head.append(script);
      },
      Math.min(500 * 2 ** failures, LONGEST_PAUSE_MS),
    );
  },
  true,
);

function restoreAll() {
  for (const form of document.forms) restore(form);
}

function restore(form: HTMLFormElement) {
  const kept = findKeptAnswers(form.dataset.early ?? '');
  if (!kept) return;
  // First, since each filled answer stores all answers again.
  if (isPressedHere(kept)) hold(form);
  // The form's own code fills the answers without a place yet (the models come later).
  for (const [name, answer] of Object.entries(kept.answers)) giveAnswer(form, name, answer);
}

/**
 * Locks the fields, as during sending. The key is on the element itself: when a document returns from
 * the browser's cache, another one may have sent and forgotten the kept answers.
 */
function hold(form: HTMLFormElement) {
  form.dataset.held ||= findKeptAnswers(form.dataset.early ?? '')?.key ?? randomId();
  const fields = form.querySelector('fieldset');
  if (fields) fields.inert = true;
  keep(form);
}

function keep(form: HTMLFormElement) {
  const { early: kind, held } = form.dataset;
  if (kind === undefined) return;
  const kept = findKeptAnswers(kind);
  keepAnswers(kind, {
    key: held ?? kept?.key ?? randomId(),
    answers: readAnswers(form, kept?.answers),
    isPressed: held !== undefined,
  });
}
