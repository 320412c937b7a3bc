import {
  FORM_AGE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  type EnquiryMessages,
  type SubmissionAnswer,
} from '@dealership/shared';
import { api, ApiError } from '../../../lib/calls/api-client.ts';
import { announceConversion } from './conversion.ts';
import { dropKeptAnswers } from './kept-answers.ts';
import { dropWaiting, keepWaiting, type WaitingEnquiry } from './queue-store.ts';

/*
 * Sends enquiries, with axios. A form imports this file when a visitor first touches the form; the submission queue
 * imports it when there is something to send.
 */

/** The outcome of a submission; `text` is for the visitor, from the kind's own texts. */
export type Outcome =
  /** `promisedAt`: the promised time of our call, if there is a promise (epoch ms). */
  | { type: 'accepted'; text: string; reference: string; promisedAt?: number | undefined }
  /** Another body with the same key came before, and was accepted. */
  | { type: 'superseded'; reference: string }
  /** Refused for good. */
  | { type: 'refused'; text: string; fields: Readonly<Record<string, string>> }
  /** Not stored, or unknown: it may be sent again. */
  | { type: 'undelivered'; text: string; retryAfterSeconds: number | undefined };

/**
 * Sends a waiting enquiry and returns the outcome; it never fails. An accepted enquiry stays stored until it is
 * acknowledged (submission-queue.ts); the caller gives a refused one back.
 *
 * @param lock by default it waits while another tab sends the same enquiry; with `ifAvailable` it does not wait, and
 *   returns undefined then
 */
export async function deliver(
  enquiry: WaitingEnquiry,
  lock: LockOptions = {},
): Promise<Outcome | undefined> {
  const { locks } = navigator as Partial<Navigator>;
  // Where the browser has no locks (pages without TLS) two may send at once: the key makes them one.
  if (!locks) return deliverNow(enquiry);
  return locks.request(`enquiry ${enquiry.key}`, lock, (granted) =>
    granted ? deliverNow(enquiry) : undefined,
  );
}

async function deliverNow(enquiry: WaitingEnquiry): Promise<Outcome> {
  const { key, kind } = enquiry;
  const outcome = await post(enquiry);
  if (outcome.type === 'accepted' || outcome.type === 'superseded') {
    // A visitor who reloads the page right now still has to see the outcome; the answers are not
    // needed for that, and another person may use this phone.
    if (outcome.type === 'accepted')
      await keepWaiting({ ...enquiry, body: '', visit: undefined, answers: {}, arrived: outcome });
    else await dropWaiting(key);
    dropKeptAnswers(kind, key);
    announceConversion(kind);
  }
  return outcome;
}

async function post(enquiry: WaitingEnquiry): Promise<Outcome> {
  const { path, messages, key, body, visit, formAge } = enquiry;
  try {
    const { data } = await api.post<Partial<SubmissionAnswer>>(path, withVisit(body, visit), {
      headers: {
        'Content-Type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: key,
        [FORM_AGE_HEADER]: String(formAge),
      },
    });
    // A page from a hotspot or a proxy is not our server's answer.
    if (typeof data.reference !== 'string') return undelivered(messages.unreachable);
    const { message, reference, promise } = data;
    return {
      type: 'accepted',
      text: message || messages.success,
      reference,
      promisedAt: promise?.at,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return toOutcome(error, messages);
  }
}

/** The same bytes each time: those of the body do not change. */
function withVisit(body: string, visit: WaitingEnquiry['visit']): string {
  return visit ? `${body.slice(0, -1)},"visit":${JSON.stringify(visit)}}` : body;
}

function toOutcome(error: ApiError, messages: EnquiryMessages): Outcome {
  const { status, code, message, fields, reference, retryAfterSeconds } = error;
  if (code === 'unreachable') return undelivered(messages.unreachable);
  if (code === 'submission_key_reused') {
    return { type: 'superseded', reference: reference ?? '' };
  }
  const text = message
    ? messages.refused.replace('{message}', () => message)
    : (messages.refusedSilently ?? messages.unreachable);
  const isPassing = status >= 500 || status === 409 || status === 429;
  return isPassing ? undelivered(text, retryAfterSeconds) : { type: 'refused', text, fields };
}

function undelivered(text: string, retryAfterSeconds?: number): Outcome {
  return { type: 'undelivered', text, retryAfterSeconds };
}
