import type { EnquiryDefinition, FormField } from './define-enquiry.ts';
import { fieldSchema, noticeVersionSchema, type FieldContext } from './field-schemas.ts';
import type { EnquiryField, EnquiryValues } from './fields.ts';
import { problem, problemIn, type Problem, type Problems } from '../errors/problem.ts';
import { normaliseText } from '../text/text.ts';

/** A visitor's submission, checked and with the product's own names. */
export interface ParsedEnquiry {
  values: Partial<EnquiryValues>;
  noticeVersion?: string;
}

export type ParseResult = { ok: true; enquiry: ParsedEnquiry } | { ok: false; problems: Problems };

/** `""`, only blanks (invisible ones too) and `null` count as absent (rules: empty-values). */
function isAbsent(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && normaliseText(value) === '')
  );
}

/**
 * Checks one field of a submission.
 * @returns the stored value, `undefined` if it is absent and optional, or its problem
 */
export function parseField(
  field: FormField,
  body: Readonly<Record<string, unknown>>,
  { form, context }: { form: readonly FormField[]; context: FieldContext },
): { value?: EnquiryValues[EnquiryField]; problem?: Problem } {
  const raw = Object.hasOwn(body, field.wire) ? body[field.wire] : undefined;
  if (isAbsent(raw)) {
    return isRequired(field, body, form) ? { problem: problem('required') } : {};
  }
  const parsed = fieldSchema(field, context).safeParse(raw);
  if (parsed.success) return { value: parsed.data };
  return { problem: problemIn(parsed.error.issues[0]?.message) };
}

function isRequired(
  field: FormField,
  body: Readonly<Record<string, unknown>>,
  form: readonly FormField[],
): boolean {
  const { requiredWhen } = field;
  if (!requiredWhen) return field.required;
  const other = form.find((candidate) => candidate.field === requiredWhen.field);
  const value = other && body[other.wire];
  return typeof value === 'string' && normaliseText(value) === requiredWhen.equals;
}

/**
 * Checks a whole submission against its kind's definition. Unknown keys are ignored; every invalid field is named, not
 * just the first. Both the server's calls and the browser's forms use it.
 */
export function parseEnquiry(
  { form }: EnquiryDefinition,
  body: Readonly<Record<string, unknown>>,
  context: FieldContext,
): ParseResult {
  const values: Partial<Record<EnquiryField, EnquiryValues[EnquiryField]>> = {};
  const problems: Record<string, Problem> = {};
  for (const field of form) {
    const { value, problem } = parseField(field, body, { form, context });
    if (problem !== undefined) problems[field.wire] = problem;
    else if (value !== undefined) values[field.field] = value;
  }
  const noticeVersion = isAbsent(body.noticeVersion)
    ? undefined
    : noticeVersionSchema.safeParse(body.noticeVersion);
  if (noticeVersion?.error) {
    problems.noticeVersion = problemIn(noticeVersion.error.issues[0]?.message);
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    enquiry: {
      // Sound: each key was filled from its own field's schema just above.
      values: values as Partial<EnquiryValues>,
      ...(noticeVersion?.success && { noticeVersion: noticeVersion.data }),
    },
  };
}
