import { loadToasts, showToast } from '../../../lib/toasts/toasts.ts';
import { outcomeTexts as texts } from '@dealership/shared/texts/public/form-outcomes.ts';
import type { Outcome } from './deliver.ts';
import { FRESH_MS, pageAddress } from './kept-answers.ts';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './queue-store.ts';

/*
 * Sends the enquiries that wait in this browser (queue-store.ts), and shows the outcome in their form on screen, or
 * else to the visitor in a toast. Every public page loads this file: the code with axios (deliver.ts) is loaded only
 * when there is something to send.
 */

/** Time on screen after which a reference need not be shown again. */
const SEEN_MS = 2000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/** The handler of a form on screen; true when the enquiry was its own. */
type OutcomeHandler = (enquiry: WaitingEnquiry, outcome: Outcome) => boolean;

const handlers = new Set<OutcomeHandler>();
/** Keys of the enquiries whose outcome was shown since the page was loaded. */
const announced = new Set<string>();
let isStarted = false;
let isSending = false;
let timer: number | undefined;
let failures = 0;

/** @returns a function that unsubscribes */
export function subscribeToOutcomes(handler: OutcomeHandler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Sends the waiting enquiries: now, when the connection is back, and from time to time. */
export function startSubmissionQueue(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  void sendWaiting();
}

/** To be called when a form has shown the outcome of the enquiry that it sent. */
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

/** A reference is on screen. It does not count as seen while another app is in front. */
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

/** Whether an enquiry may be sent without asking its sender again. */
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

/** False if the next enquiry need not be tried. */
async function sendOne(enquiry: WaitingEnquiry): Promise<boolean> {
  // Without the code for toasts the outcome could not be shown, so the enquiry is not sent yet.
  const [sending, toasts] = await Promise.all([
    import('./deliver.ts').catch(() => undefined),
    loadToasts(),
  ]);
  if (!sending || !toasts) {
    scheduleRetry(undefined);
    return false;
  }
  const outcome = await sending.deliver(enquiry, { ifAvailable: true });
  // Another tab is sending it.
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

/** Shows the outcome of an enquiry in its form, if that is on screen, or else in a toast. */
export async function publishOutcome(enquiry: WaitingEnquiry, outcome: Outcome): Promise<void> {
  const isHandled = [...handlers].map((handle) => handle(enquiry, outcome)).includes(true);
  if (outcome.type === 'undelivered') {
    acknowledge(enquiry, outcome);
  } else if (outcome.type !== 'refused') {
    // Stays open: it is the only place that shows the reference, unless the form is on screen.
    const text = texts.received({ ...enquiry, ...outcome });
    void showToast('success', text, { autoClose: isHandled ? 5000 : false });
    if (isHandled || (await loadToasts())) acknowledge(enquiry, outcome);
  } else if (!isHandled) {
    const refused = { ...enquiry, refusal: { text: outcome.text, fields: outcome.fields } };
    await keepWaiting(refused);
    announce(refused);
  }
}

/** Once for each page load: the enquiry stays stored until the visitor opens it. */
function announce({ key, title, savedAt, refusal, page }: WaitingEnquiry) {
  if (announced.has(key) || page === pageAddress()) return;
  announced.add(key);
  const text = refusal ? texts.refusedLater({ title }) : texts.old({ title, savedAt });
  const link = { href: `${page}#enquire`, text: texts.openForm };
  void showToast('warning', text, { autoClose: false, link });
}
