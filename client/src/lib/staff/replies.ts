import type { AnswerOf, NamedCalls, Reply } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

export type Replies = AnswerOf<NamedCalls['GET /api/replies']>;

/** After this time a colleague's changes are offered. */
const FRESH_MS = 60_000;

const defaults: Pick<Reply, 'purpose' | 'subject'> = { purpose: 'service', subject: { en: '' } };

/** Adds the values that a server of the earlier version does not send. */
export function completeReply<Each extends Reply>(reply: Each): Each {
  return { ...defaults, ...reply };
}

export const repliesQuery = queryOptions({
  queryKey: queryKeys.replies,
  queryFn: async ({ signal }): Promise<Replies> => {
    const { replies, ...rest } = await call('GET /api/replies', { signal });
    return { ...rest, replies: replies.map(completeReply) };
  },
  staleTime: FRESH_MS,
});

/** The value of `{branch}`. */
export function branchText({ name, address }: { name: string; address: { city: string } }): string {
  return name.includes(address.city) ? name : `${name}, ${address.city}`;
}
