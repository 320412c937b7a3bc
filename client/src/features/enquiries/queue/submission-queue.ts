import { loadToasts, showToast } from '../../../lib/toasts/toasts.ts';
import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { Outcome } from './deliver.ts';
import { FRESH_MS, pageAddress } from './kept-answers.ts';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './queue-store.ts';

/*
 * Sends what waits in this browser (queue-store.ts), and tells the forms on screen, or the visitor,
 * what became of it. Every public page loads this file: what brings axios (deliver.ts) comes only when
 * there is something to send.
 */

/** From the first sight of a reference until it need not be told again. */
const SEEN_MS = 2000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/** Of a form that is on screen; true when the enquiry was its own. */
type OutcomeHandler = (enquiry: WaitingEnquiry, outcome: Outcome) => boolean;

const handlers = new Set<OutcomeHandler>();
/** Keys that the visitor was told of since the page was loaded. */
const announced = new Set<string>();
let isStarted = false;
let isSending = false;
let timer: number | undefined;
let failures = 0;

/** @returns unsubscribes */
export function subscribeToOutcomes(handler: OutcomeHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Sends what waits in this browser: now, when the line is back, and from time to time. */
export function startSubmissionQueue(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  void sendWaiting();
}

/** To be told when a form has shown what became of the enquiry that it sent. */
export function acknowledge(enquiry: WaitingEnquiry, outcome: Outcome): void {
  if (outcome.type === 'undelivered') scheduleRetry(outcome.retryAfterSeconds);
  else dropWhenSeen(enquiry);
}

function scheduleRetry(retryAfterSeconds: number | undefined) {
  startSubmissionQueue();
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  failures += 1;
  clearTimeout(timer);
  timer = window.setTimeout(
    () => void sendWaiting(),
    retryAfterSeconds === undefined ? pause : retryAfterSeconds * 1000,
  );
}

/** A reference has come on screen. While another app is in front nobody reads it. */
function dropWhenSeen({ key }: WaitingEnquiry) {
  announced.add(key);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    setTimeout(() => void dropWaiting(key), SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}

/** Whether an enquiry is sent without another word of its sender's. */
export function isFresh({ savedAt }: WaitingEnquiry): boolean {
  return Date.now() - savedAt < FRESH_MS;
}

async function sendWaiting() {
  if (isSending) return;
  isSending = true;
  try {
    for (const enquiry of await listWaiting()) {
      if (enquiry.arrived && isFresh(enquiry)) await publishAgain(enquiry, enquiry.arrived);
      else if (enquiry.arrived) await dropWaiting(enquiry.key);
      else if (enquiry.refusal || !isFresh(enquiry)) announce(enquiry);
      else if (!(await sendOne(enquiry))) break;
    }
  } finally {
    isSending = false;
  }
}

/** False where the next one need not be tried. */
async function sendOne(enquiry: WaitingEnquiry): Promise<boolean> {
  // What cannot be said afterwards is better not done yet.
  const [sending, toasts] = await Promise.all([
    import('./deliver.ts').catch(() => undefined),
    loadToasts(),
  ]);
  if (!sending || !toasts) {
    scheduleRetry(undefined);
    return false;
  }
  const outcome = await sending.deliver(enquiry, { ifAvailable: true });
  // Another tab has it in hand.
  if (!outcome) return true;
  if (outcome.type !== 'undelivered') failures = 0;
  await publishOutcome(enquiry, outcome);
  return outcome.type !== 'undelivered';
}

async function publishAgain(
  enquiry: WaitingEnquiry,
  arrived: NonNullable<WaitingEnquiry['arrived']>,
) {
  if (announced.has(enquiry.key) || !(await loadToasts())) return;
  await publishOutcome(enquiry, { type: 'accepted', ...arrived });
}

/** Tells what became of an enquiry: its form, where that is on screen, or else the visitor. */
export async function publishOutcome(enquiry: WaitingEnquiry, outcome: Outcome): Promise<void> {
  const isHandled = [...handlers].map((handle) => handle(enquiry, outcome)).includes(true);
  if (outcome.type === 'undelivered') {
    acknowledge(enquiry, outcome);
  } else if (outcome.type !== 'refused') {
    // Not to be missed: it is the only place where the reference is told, unless the form is here.
    const text = texts.received({ ...enquiry, ...outcome });
    void showToast('success', text, { autoClose: isHandled ? 5000 : false });
    if (isHandled || (await loadToasts())) acknowledge(enquiry, outcome);
  } else if (!isHandled) {
    const refused = { ...enquiry, refusal: { text: outcome.text, fields: outcome.fields } };
    await keepWaiting(refused);
    announce(refused);
  }
}

/** Once for each page load, since it lies there until somebody looks at it. */
function announce({ key, title, savedAt, refusal, page }: WaitingEnquiry) {
  if (announced.has(key) || page === pageAddress()) return;
  announced.add(key);
  void showToast(
    'warning',
    refusal ? texts.refusedLater({ title }) : texts.old({ title, savedAt }),
    {
      autoClose: false,
      link: { href: `${page}#enquire`, text: texts.openForm },
    },
  );
}
