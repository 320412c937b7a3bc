import { staffFailureTexts } from '@dealership/shared/messages/staff/failures.ts';
import { ApiError } from './api-client.ts';

/** What a failed call is to be called on screen: the server's own words where it sent some. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return error instanceof ApiError && error.code === 'unreachable'
    ? staffFailureTexts.unreachable
    : staffFailureTexts.unknown;
}
