import { staffFailureTexts } from '@dealership/shared/texts/staff/failures.ts';
import { ApiError } from './api-client.ts';
import { Refusal } from './refusal.ts';

/** The text for a failure: the server's own, if it sent one, or why this page did not ask the server. */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ApiError && error.message !== '') return error.message;
  return error instanceof ApiError && error.code === 'unreachable'
    ? staffFailureTexts.unreachable
    : staffFailureTexts.unknown;
}
