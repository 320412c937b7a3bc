import { textsIn, type ApiErrorBody, type ErrorCode, type Locale } from '@dealership/shared';
import { fieldTexts, inOneLine, type AppError } from '../../errors/app-error.ts';

/** A failure as the caller reads it; the error handler adds the request's id. */
export function bodyOf(
  { textOf, code, details: { invalid, reference, current } }: AppError,
  locale: Locale,
): Omit<ApiErrorBody, 'requestId'> {
  const fields = invalid && fieldTexts(invalid, locale);
  const text = fields ? inOneLine(fields) : textOf(textsIn(locale).failures);
  return {
    message: text,
    error: text,
    code,
    ...(fields && { fields, problems: invalid.problems }),
    ...(reference !== undefined && { reference }),
    ...(current && { current: { ...current } }),
  };
}

/** The HTTP status of each failure (rules: failures). */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  not_logged_in: 401,
  wrong_credentials: 401,
  key_refused: 401,
  forbidden: 403,
  second_factor_missing: 403,
  foreign_origin: 403,
  not_found: 404,
  submission_in_flight: 409,
  changed_meanwhile: 409,
  too_large: 413,
  unsupported_type: 415,
  submission_key_reused: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};
