import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type Replies = AnswerOf<NamedCalls['GET /api/replies']>;

/** What somebody else has changed is offered after so long. */
const FRESH_MS = 60_000;

/** The templates of messages. */
export const repliesQuery = queryOptions({
  queryKey: ['replies'],
  queryFn: ({ signal }): Promise<Replies> => call('GET /api/replies', { signal }),
  staleTime: FRESH_MS,
});

/** What `{branch}` stands for. */
export function branchText({ name, address }: { name: string; address: { city: string } }): string {
  return name.includes(address.city) ? name : `${name}, ${address.city}`;
}
