import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

export type Replies = AnswerOf<NamedCalls['GET /api/replies']>;

/** After this time a colleague's changes are offered. */
const FRESH_MS = 60_000;

export const repliesQuery = queryOptions({
  queryKey: queryKeys.replies,
  queryFn: ({ signal }) => call('GET /api/replies', { signal }),
  staleTime: FRESH_MS,
});

/** The value of `{branch}`. */
export function branchText({ name, address }: { name: string; address: { city: string } }): string {
  return name.includes(address.city) ? name : `${name}, ${address.city}`;
}
