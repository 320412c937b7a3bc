import {
  dayOf,
  FORM_AGE_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  MINIMUM_FORM_AGE_MS,
  parseEnquiry,
  parseField,
  type EnquiryDefinition,
  type SubmissionAnswer,
} from '@dealership/shared';
import { api, ApiError } from '../../lib/api-client.ts';
import type { FormBody } from './read-form.ts';

/*
 * Checking and sending, with the libraries they take (zod, axios). A form imports this file when
 * somebody touches it, never before.
 */

type Fields = Readonly<Record<string, string>>;

/** What became of a submission; `text` is for the visitor, from the kind's own messages. */
export type Outcome =
  | { type: 'accepted'; text: string; reference: string }
  | { type: 'refused'; text: string; fields: Fields; isKeyUsedUp: boolean }
  | { type: 'unreachable'; text: string };

export interface Submission {
  /** The same for every try to send one enquiry (contract part 1). */
  key: string;
  /** When the form was first shown, on the clock of `performance.now()`. */
  shownAt: number;
}

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

/** Sends an enquiry and says what became of it; it never fails. */
export async function sendEnquiry(
  { path, messages }: EnquiryDefinition,
  body: FormBody,
  { key, shownAt }: Submission,
): Promise<Outcome> {
  await waitUntil(shownAt + MINIMUM_FORM_AGE_MS);
  try {
    const { data } = await api.post<SubmissionAnswer>(path, body, {
      headers: {
        [IDEMPOTENCY_KEY_HEADER]: key,
        [FORM_AGE_HEADER]: String(Math.floor(performance.now() - shownAt)),
      },
    });
    return { type: 'accepted', text: data.message || messages.success, reference: data.reference };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'unreachable') return { type: 'unreachable', text: messages.unreachable };
    return {
      type: 'refused',
      text: error.message
        ? messages.refused.replace('{message}', () => error.message)
        : messages.refusedSilently,
      fields: error.fields,
      isKeyUsedUp: error.code === 'submission_key_reused',
    };
  }
}

function today() {
  return { today: dayOf(Date.now()) };
}

/** Autofill and a fast thumb must not be taken for a robot (contract P47). */
async function waitUntil(instant: number) {
  // Timers may fire a little early, and the age is checked to the millisecond.
  for (let wait = instant - performance.now(); wait > 0; wait = instant - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)));
  }
}
