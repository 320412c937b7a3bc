import * as z from 'zod/mini';

/** The stable machine words of failures; the server gives each its HTTP status. */
const errorCodeSchema = z.enum([
  'invalid_input',
  'not_logged_in',
  'wrong_credentials',
  'key_refused',
  'forbidden',
  'second_factor_missing',
  'foreign_origin',
  'not_found',
  'submission_in_flight',
  'changed_meanwhile',
  'too_large',
  'unsupported_type',
  'submission_key_reused',
  'too_many',
  'unavailable',
  'internal',
]);

export type ErrorCode = z.infer<typeof errorCodeSchema>;

const problemSchema = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))])),
});

/** The body of every failed call. `message` and `error` hold the same human text. */
export const apiErrorBodySchema = z.strictObject({
  message: z.string(),
  error: z.string(),
  code: errorCodeSchema,
  requestId: z.string(),
  /** Wire name of each invalid field -> its problem as text. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The same without a language: a stable code, and the values that its text needs. */
  problems: z.optional(z.record(z.string(), problemSchema)),
  /** With `submission_key_reused`: the enquiry that bound the key. */
  reference: z.optional(z.string()),
  /** With `changed_meanwhile`: what is stored now, in the form in which the call would have returned it. */
  current: z.optional(z.looseObject({})),
});

export type ApiErrorBody = z.infer<typeof apiErrorBodySchema>;
