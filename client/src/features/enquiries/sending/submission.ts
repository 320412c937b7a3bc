import {
  dayOf,
  FORM_AGE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  parseEnquiry,
  parseField,
  type EnquiryDefinition,
  type EnquiryMessages,
  type SubmissionAnswer,
} from '@dealership/shared';
import { api, ApiError } from '../../../lib/api-client.ts';
import { announceConversion } from './conversion.ts';
import { dropDraft } from './drafts.ts';
import { dropWaiting, keepWaiting, type WaitingEnquiry } from './outbox.ts';
import type { FormBody } from './read-form.ts';

/*
 * Checking and sending, with the libraries they take (zod, axios). A form imports this file when
 * somebody touches it, never before.
 */

type Fields = Readonly<Record<string, string>>;

/** What became of a submission; `text` is for the visitor, from the kind's own messages. */
export type Outcome =
  | { type: 'accepted'; text: string; reference: string }
  /** Another body under the same key came before, and was accepted. */
  | { type: 'superseded'; reference: string }
  /** Refused for good. */
  | { type: 'refused'; text: string; fields: Fields }
  /** Not stored, or nobody knows: it may be sent again. */
  | { type: 'undelivered'; text: string; retryAfterSeconds: number | undefined };

/** What is wrong with one field, if anything. */
export function checkField(
  { form }: EnquiryDefinition,
  wire: string,
  body: FormBody,
): string | undefined {
  const field = form.find((candidate) => candidate.wire === wire);
  return field && parseField(field, body, { form, context: today() }).problem;
}

/** Wire name of every invalid field -> what is wrong with it. */
export function checkForm(definition: EnquiryDefinition, body: FormBody): Fields {
  const result = parseEnquiry(definition, body, today());
  return result.ok ? {} : result.fields;
}

/**
 * Sends a waiting enquiry and says what became of it; it never fails. What has arrived waits to be told
 * (`forgetWhenRead`), what was refused is for the caller to give back.
 *
 * @param options.isPatient whether to wait while another tab sends the same one; undefined is the
 *   answer of the impatient
 */
export async function deliver(
  enquiry: WaitingEnquiry,
  { isPatient }: { isPatient: boolean },
): Promise<Outcome | undefined> {
  const { key, kind } = enquiry;
  return alone(key, { isPatient }, async () => {
    const outcome = await post(enquiry);
    if (outcome.type === 'accepted' || outcome.type === 'superseded') {
      // Whoever loads the page anew just now has to hear of it all the same; what was written is not
      // needed for that, and somebody else may use this phone.
      if (outcome.type === 'accepted')
        await keepWaiting({ ...enquiry, body: '', answers: {}, arrived: outcome });
      else await dropWaiting(key);
      dropDraft(kind, key);
      announceConversion(kind);
    }
    return outcome;
  });
}

/** Where the browser has no locks (pages without TLS) two may send at once: the key makes it one. */
async function alone<Result>(
  key: string,
  { isPatient }: { isPatient: boolean },
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  return locks.request(`enquiry ${key}`, { ifAvailable: !isPatient }, (lock) =>
    lock ? work() : undefined,
  );
}

async function post({ path, messages, key, body, formAge }: WaitingEnquiry): Promise<Outcome> {
  try {
    const { data } = await api.post<Partial<SubmissionAnswer>>(path, body, {
      headers: {
        'Content-Type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: key,
        [FORM_AGE_HEADER]: String(formAge),
      },
    });
    // A page that a hotspot or a proxy put in between is no answer of ours.
    if (typeof data.reference !== 'string') return undelivered(messages.unreachable);
    return { type: 'accepted', text: data.message || messages.success, reference: data.reference };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return toOutcome(error, messages);
  }
}

function toOutcome(error: ApiError, messages: EnquiryMessages): Outcome {
  const { status, code, message, fields, reference, retryAfterSeconds } = error;
  if (code === 'unreachable') return undelivered(messages.unreachable);
  if (code === 'submission_key_reused') {
    return { type: 'superseded', reference: reference ?? '' };
  }
  const text = message
    ? messages.refused.replace('{message}', () => message)
    : messages.refusedSilently;
  const isPassing = status >= 500 || status === 409 || status === 429;
  return isPassing ? undelivered(text, retryAfterSeconds) : { type: 'refused', text, fields };
}

function undelivered(text: string, retryAfterSeconds?: number): Outcome {
  return { type: 'undelivered', text, retryAfterSeconds };
}

function today() {
  return { today: dayOf(Date.now()) };
}
