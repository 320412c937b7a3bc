import {
  DEFAULT_LOCALE,
  type EnquiryKind,
  type ErrorCode,
  type Problem,
  type Problems,
} from '@dealership/shared';
import { fieldTexts, type InvalidFields } from './field-texts.ts';

/** A failure that the caller is told about; `createErrorHandler` renders it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** The message says the same in one line. */
  readonly invalid: InvalidFields | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reference: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      invalid?: InvalidFields;
      retryAfterSeconds?: number;
      reference?: string;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.invalid = details.invalid;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
  }
}

/** What is wrong with which field, by wire name. */
export function invalidInput(problems: Problems, kind?: EnquiryKind): AppError {
  return failureOf('invalid_input', { problems, kind });
}

function failureOf(code: ErrorCode, invalid: InvalidFields): AppError {
  return new AppError(code, inOneLine(fieldTexts(invalid, DEFAULT_LOCALE)), { invalid });
}

export function inOneLine(fields: Readonly<Record<string, string>>): string {
  return Object.values(fields).join('. ');
}

export function malformed(message: string): AppError {
  return new AppError('invalid_input', message);
}

export function notLoggedIn(): AppError {
  return new AppError('not_logged_in', 'Please log in.');
}

export function forbidden(message: string): AppError {
  return new AppError('forbidden', message);
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found.`);
}

export function foreignOrigin(): AppError {
  return new AppError('foreign_origin', 'This request comes from another site and was refused.');
}

export function unsupportedType(
  message = 'Send the request body as JSON (application/json).',
): AppError {
  return new AppError('unsupported_type', message);
}

/** What is wrong with an uploaded file, told of its field. */
export function unusableFile(
  code: 'invalid_input' | 'too_large' | 'unsupported_type',
  { field, problem }: { field: string; problem: Problem },
): AppError {
  return failureOf(code, { problems: { [field]: problem } });
}

export function tooMany(message: string, retryAfterSeconds: number): AppError {
  return new AppError('too_many', message, { retryAfterSeconds });
}

export function unavailable(): AppError {
  return new AppError(
    'unavailable',
    'The service is not available for a moment. Please try again shortly or call us.',
    { retryAfterSeconds: 5 },
  );
}

/** The database is there, but others were changing the same rows for too long. */
export function busy(): AppError {
  return new AppError(
    'unavailable',
    'Others are changing the same thing at this moment. Nothing was changed. Please try again.',
    { retryAfterSeconds: 1 },
  );
}

/** Told to staff, who can do something about it. */
export function storageFull(): AppError {
  return new AppError(
    'unavailable',
    'The picture could not be kept: the server has no room for it. Nothing was published. Please tell whoever runs the server.',
    { retryAfterSeconds: 60 },
  );
}

/** Told to staff and, where a picture is asked for, to visitors. */
export function storageAway(): AppError {
  return new AppError(
    'unavailable',
    'The pictures cannot be reached for a moment. Nothing was changed. Please try again shortly.',
    { retryAfterSeconds: 5 },
  );
}
