import type { AnswerOf, NamedCalls, Reply } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

export type Replies = AnswerOf<NamedCalls['GET /api/replies']>;

/** What somebody else has changed is offered after so long. */
const FRESH_MS = 60_000;

const defaults: Pick<Reply, 'purpose' | 'subject'> = { purpose: 'service', subject: { en: '' } };

/** With what a server of the version before does not tell. */
export function completeReply<Each extends Reply>(reply: Each): Each {
  return { ...defaults, ...reply };
}

/** The templates of messages. */
export const repliesQuery = queryOptions({
  queryKey: queryKeys.replies,
  queryFn: async ({ signal }): Promise<Replies> => {
    const { replies, ...rest } = await call('GET /api/replies', { signal });
    return { ...rest, replies: replies.map(completeReply) };
  },
  staleTime: FRESH_MS,
});

/** What `{branch}` stands for. */
export function branchText({ name, address }: { name: string; address: { city: string } }): string {
  return name.includes(address.city) ? name : `${name}, ${address.city}`;
}
