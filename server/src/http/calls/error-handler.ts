import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiErrorBody } from '@dealership/shared';
import { isDatabaseUnavailable, isLockTimeout } from '../../db/dialect.ts';
import { StorageUnavailable } from '../../storage/image-storage.ts';
import { answerEarly } from '../answers/answer-early.ts';
import {
  AppError,
  malformed,
  notFound,
  unavailable,
  unsupportedType,
} from '../../errors/app-error.ts';
import { bodyOf, statusOf } from '../answers/error-body.ts';
import { localeOf } from '../answers/locale-of.ts';
import { logFailure, requestIdOf } from '../server/request-log.ts';
import { isSignedIn } from './require-session.ts';

/**
 * The one place that renders failures (rules: failures). An unexpected error is logged once with the
 * request id; its details are never sent to the caller.
 */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      // Half an answer has been sent (a streamed export): close the connection, so that the caller notices.
      if (!isCallerGone(error)) logFailure(log, { request, response, error }, 'answer broken off');
      response.destroy();
      return;
    }
    const failure = toFailure(error, response);
    const status = statusOf[failure.code];
    if (status >= 500) logFailure(log, { request, response, error }, 'request failed');
    const { retryAfterSeconds } = failure.details;
    if (retryAfterSeconds !== undefined) {
      response.set('Retry-After', String(Math.ceil(retryAfterSeconds)));
    }
    const body: ApiErrorBody = {
      ...bodyOf(failure, localeOf(request)),
      requestId: requestIdOf(response),
    };
    answerEarly(request, response.status(status), body);
  };
}

/** A download that the client has cancelled is not an error. */
function isCallerGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

export const answerNotFound: RequestHandler = () => {
  throw notFound('address');
};

function toFailure(error: unknown, response: Response): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  if (isLockTimeout(error)) {
    // Others were changing the same rows for too long. Visitors do not see that other people change data.
    return unavailable((texts) => (isSignedIn(response) ? texts.busy : texts.busyForVisitors), 1);
  }
  if (error instanceof StorageUnavailable) {
    return error.reason === 'full'
      ? unavailable((texts) => texts.storageFull, 60)
      : unavailable((texts) => texts.storageAway);
  }
  return fromMiddleware(error) ?? new AppError('internal', (texts) => texts.internal);
}

/** The body parser and the router put a 4xx status on their errors. */
function fromMiddleware(error: unknown): AppError | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new AppError('too_large', (texts) => texts.tooLarge);
  if (status === 415) return unsupportedType();
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return malformed((texts) => texts.unreadableRequest);
  }
  return undefined;
}
