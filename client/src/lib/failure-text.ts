import { ApiError } from './api-client.ts';

/** What a failed call is to be called on screen: the server's own words where it sent some. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return error instanceof ApiError && error.code === 'unreachable'
    ? 'The server cannot be reached. Please check the connection and try again.'
    : 'Something went wrong. Please try again.';
}
