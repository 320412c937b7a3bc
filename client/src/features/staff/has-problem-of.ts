import { ApiError } from '../../lib/api-client.ts';

/** Whether a refusal is explained beside one of these fields. */
export function hasProblemOf(error: unknown, names: readonly string[]): boolean {
  return error instanceof ApiError && names.some((name) => error.fields[name] !== undefined);
}
