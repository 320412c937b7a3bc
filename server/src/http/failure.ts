import type { ApiErrorBody, ErrorCode } from '@dealership/shared';

/** A failure that the caller is told about; `createErrorHandler` renders it. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reference: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      reference?: string;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.reference = details.reference;
  }
}

/** What the caller reads of a failure; the error handler adds the request's id. */
export function bodyOf({
  message,
  code,
  fields,
  reference,
}: Failure): Omit<ApiErrorBody, 'requestId'> {
  return {
    ...{ message, error: message, code },
    ...(fields && { fields }),
    ...(reference !== undefined && { reference }),
  };
}

/** The HTTP status of each failure (contract part 1, P4). */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  not_logged_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  submission_in_flight: 409,
  too_large: 413,
  unsupported_type: 415,
  submission_key_reused: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

/** What is wrong with which field, by wire name; the message says the same in one line. */
export function invalidInput(fields: Record<string, string>): Failure {
  return new Failure('invalid_input', Object.values(fields).join('. '), { fields });
}

export function malformed(message: string): Failure {
  return new Failure('invalid_input', message);
}

export function notLoggedIn(): Failure {
  return new Failure('not_logged_in', 'Please log in.');
}

export function forbidden(message: string): Failure {
  return new Failure('forbidden', message);
}

export function notFound(what: string): Failure {
  return new Failure('not_found', `${what} was not found.`);
}

export function foreignOrigin(): Failure {
  return new Failure('foreign_origin', 'This request comes from another site and was refused.');
}

export function unsupportedType(
  message = 'Send the request body as JSON (application/json).',
): Failure {
  return new Failure('unsupported_type', message);
}

/** What is wrong with an uploaded file, told of its field. */
export function unusableFile(
  code: 'invalid_input' | 'too_large' | 'unsupported_type',
  { field, problem }: { field: string; problem: string },
): Failure {
  return new Failure(code, problem, { fields: { [field]: problem } });
}

export function tooMany(message: string, retryAfterSeconds: number): Failure {
  return new Failure('too_many', message, { retryAfterSeconds });
}

export function unavailable(): Failure {
  return new Failure(
    'unavailable',
    'The service is not available for a moment. Please try again shortly or call us.',
    { retryAfterSeconds: 5 },
  );
}

/** The database is there, but others were changing the same rows for too long. */
export function busy(): Failure {
  return new Failure(
    'unavailable',
    'Others are changing the same thing at this moment. Nothing was changed. Please try again.',
    { retryAfterSeconds: 1 },
  );
}

/** Told to staff, who can do something about it. */
export function storageFull(): Failure {
  return new Failure(
    'unavailable',
    'The picture could not be kept: the server has no room for it. Nothing was published. Please tell whoever runs the server.',
    { retryAfterSeconds: 60 },
  );
}

/** Told to staff and, where a picture is asked for, to visitors. */
export function storageAway(): Failure {
  return new Failure(
    'unavailable',
    'The pictures cannot be reached for a moment. Nothing was changed. Please try again shortly.',
    { retryAfterSeconds: 5 },
  );
}
