import { staffFailureTexts } from '@dealership/shared/messages/staff/failures.ts';
import { ApiError } from './api-client.ts';

/** The message for a failed call: the server's own, if it sent one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return error instanceof ApiError && error.code === 'unreachable'
    ? staffFailureTexts.unreachable
    : staffFailureTexts.unknown;
}
