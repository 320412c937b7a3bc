import {
  DEFAULT_LOCALE,
  enquiryDefinitions,
  problemText,
  textsIn,
  type EnquiryKind,
  type ErrorCode,
  type Locale,
  type Messages,
  type Problem,
  type Problems,
} from '@dealership/shared';

type FailureTexts = Messages['failures'];

export type TextOf = (texts: FailureTexts) => string;

/** A failure that the caller sees; `createErrorHandler` renders it. Its `message` is for logs and the terminal. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly textOf: TextOf;
  readonly details: Details;

  constructor(code: ErrorCode, textOf: TextOf, details: Details = {}) {
    super(textOf(textsIn(DEFAULT_LOCALE).failures));
    this.code = code;
    this.textOf = textOf;
    this.details = details;
  }
}

interface Details {
  /** The invalid fields; the message has the same in one line. */
  invalid?: InvalidFields;
  retryAfterSeconds?: number;
  reference?: string;
  /** With `changed_meanwhile`: the stored record. */
  current?: object;
}

/** The record has changed since. `current` is the stored record, in the form of the call's answer. */
export class Stale extends AppError {
  constructor(current?: object) {
    super('changed_meanwhile', (texts) => texts.changedMeanwhile, current && { current });
  }
}

/** Makes a change. When it is refused as stale, the answer has the record that `readCurrent` reads after that. */
export async function changeOrShow<Result>(
  change: () => Promise<Result>,
  readCurrent: () => Promise<object>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    throw error instanceof Stale ? new Stale(await readCurrent()) : error;
  }
}

/** The problem of each invalid field, by wire name. */
export function invalidInput(problems: Problems, kind?: EnquiryKind): AppError {
  return failureOf('invalid_input', { problems, kind });
}

function failureOf(code: ErrorCode, invalid: InvalidFields): AppError {
  return new AppError(code, () => inOneLine(fieldTexts(invalid, DEFAULT_LOCALE)), { invalid });
}

/** The problem of each invalid field of a call, by wire name. */
interface InvalidFields {
  problems: Problems;
  /** The enquiry in whose form they are, if they are in one. */
  kind?: EnquiryKind | undefined;
}

/** The same as texts, by wire name. */
export function fieldTexts(
  { problems, kind }: InvalidFields,
  locale: Locale,
): Record<string, string> {
  const { kinds, problems: texts } = textsIn(locale);
  const form = kind ? enquiryDefinitions[kind].form : [];
  return Object.fromEntries(
    Object.entries(problems).map(([wire, each]) => {
      const field = form.find((candidate) => candidate.wire === wire)?.field;
      if (!kind || !field) return [wire, problemText(texts, each)];
      const { labels, required } = kinds[kind];
      return [wire, problemText(texts, each, { label: labels[field], missing: required?.[field] })];
    }),
  );
}

export function inOneLine(fields: Readonly<Record<string, string>>): string {
  return Object.values(fields).join('. ');
}

export function malformed(textOf: TextOf): AppError {
  return new AppError('invalid_input', textOf);
}

export function notLoggedIn(): AppError {
  return new AppError('not_logged_in', (texts) => texts.notLoggedIn);
}

export function forbidden(textOf: TextOf = (texts) => texts.forbidden): AppError {
  return new AppError('forbidden', textOf);
}

export function notFound(what: keyof FailureTexts['notFound']): AppError {
  return new AppError('not_found', (texts) => texts.notFound[what]);
}

export function foreignOrigin(): AppError {
  return new AppError('foreign_origin', (texts) => texts.foreignOrigin);
}

export function unsupportedType(textOf: TextOf = (texts) => texts.notJson): AppError {
  return new AppError('unsupported_type', textOf);
}

/** The problem of an uploaded file, under its field. */
export function unusableFile(
  code: 'invalid_input' | 'too_large' | 'unsupported_type',
  { field, problem }: { field: string; problem: Problem },
): AppError {
  return failureOf(code, { problems: { [field]: problem } });
}

export function tooMany(textOf: TextOf, retryAfterSeconds: number): AppError {
  return new AppError('too_many', textOf, { retryAfterSeconds });
}

export function unavailable(
  textOf: TextOf = (texts) => texts.unavailable,
  retryAfterSeconds = 5,
): AppError {
  return new AppError('unavailable', textOf, { retryAfterSeconds });
}
