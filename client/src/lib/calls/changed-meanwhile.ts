import { ApiError } from './api-client.ts';

/**
 * What is stored now, where a change came too late because somebody else was quicker. The server answers with what the call
 * itself would have answered.
 */
export function changedMeanwhile<Current>(error: unknown): Current | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return undefined;
  return error.current as Current | undefined;
}
