import { ApiError } from './api-client.ts';

/** The message for a failed call: the server's own, if it sent one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return error instanceof ApiError && error.code === 'unreachable'
    ? 'The server cannot be reached. Please check the connection and try again.'
    : 'Something went wrong. Please try again.';
}
