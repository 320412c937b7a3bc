import { loadToasts, showToast } from '../../../lib/toasts.ts';
import { outcomeTexts as texts } from '../../../texts/form-outcomes.ts';
import { FRESH_MS } from './drafts.ts';
import { dropWaiting, keepWaiting, listWaiting, type WaitingEnquiry } from './outbox.ts';
import type { Outcome } from './submission.ts';

/** From the first sight of a reference until it need not be told again. */
const READ_MS = 2000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/** A form that is on screen takes what becomes of its own enquiry; true when it was its own. */
type FormOnScreen = (enquiry: WaitingEnquiry, outcome: Outcome) => boolean;

const forms = new Set<FormOnScreen>();
/** Keys that were spoken of since the page was loaded. */
const mentioned = new Set<string>();
let isWatching = false;
let isSending = false;
let timer: number | undefined;
let failures = 0;

/** @returns ends that */
export function takeOutcomes(form: FormOnScreen): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Sends what waits in this browser: now, when the line is back, and from time to time. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  void sendWaiting();
}

/** To be told when something has come to wait. */
export function tryLater(retryAfterSeconds: number | undefined): void {
  watchOutbox();
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  failures += 1;
  clearTimeout(timer);
  timer = window.setTimeout(
    () => void sendWaiting(),
    retryAfterSeconds === undefined ? pause : retryAfterSeconds * 1000,
  );
}

/** To be told when a reference has come on screen. While another app is in front nobody reads it. */
export function forgetWhenRead({ key }: WaitingEnquiry): void {
  mentioned.add(key);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    setTimeout(() => void dropWaiting(key), READ_MS);
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
      if (enquiry.arrived && isFresh(enquiry)) await tellAgain(enquiry, enquiry.arrived);
      else if (enquiry.arrived) await dropWaiting(enquiry.key);
      else if (enquiry.refusal || !isFresh(enquiry)) mention(enquiry);
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
    import('./submission.ts').catch(() => undefined),
    loadToasts(),
  ]);
  const outcome = toasts && (await sending?.deliver(enquiry, { isPatient: false }));
  if (!sending || !toasts) {
    tryLater(undefined);
    return false;
  }
  // Another tab has it in hand.
  if (!outcome) return true;
  if (outcome.type !== 'undelivered') failures = 0;
  await tell(enquiry, outcome);
  return outcome.type !== 'undelivered';
}

async function tellAgain(enquiry: WaitingEnquiry, arrived: NonNullable<WaitingEnquiry['arrived']>) {
  if (mentioned.has(enquiry.key) || !(await loadToasts())) return;
  await tell(enquiry, { type: 'accepted', ...arrived });
}

/** Says what became of an enquiry: in its form, where that is on screen, and where it is not. */
export async function tell(enquiry: WaitingEnquiry, outcome: Outcome): Promise<void> {
  const isTaken = [...forms].map((take) => take(enquiry, outcome)).includes(true);
  if (outcome.type === 'undelivered') {
    tryLater(outcome.retryAfterSeconds);
  } else if (outcome.type !== 'refused') {
    // Not to be missed: it is the only place where the reference is told, unless the form is here.
    const text = texts.received({ ...enquiry, ...outcome });
    void showToast('success', text, { autoClose: isTaken ? 5000 : false });
    if (isTaken || (await loadToasts())) forgetWhenRead(enquiry);
  } else if (!isTaken) {
    const refused = { ...enquiry, refusal: { text: outcome.text, fields: outcome.fields } };
    await keepWaiting(refused);
    mention(refused);
  }
}

/** Once for each page load, since it lies there until somebody looks at it. */
function mention({ key, title, savedAt, refusal, page }: WaitingEnquiry) {
  const isOnScreen = page === window.location.pathname + window.location.search;
  if (mentioned.has(key) || isOnScreen) return;
  mentioned.add(key);
  void showToast(
    'warning',
    refusal ? texts.refusedLater({ title }) : texts.old({ title, savedAt }),
    {
      autoClose: false,
      link: { href: `${page}#enquire`, text: texts.openForm },
    },
  );
}
