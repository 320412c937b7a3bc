import { ApiError } from './api-client.ts';

/**
 * The stored value, when a change came too late because somebody else was quicker. The server answers as it would
 * have answered the call itself.
 */
export function changedMeanwhile<Current>(error: unknown): Current | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return undefined;
  return error.current as Current | undefined;
}
