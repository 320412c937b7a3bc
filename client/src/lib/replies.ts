import type { AnswerOf, NamedCalls } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type Replies = AnswerOf<NamedCalls['GET /api/replies']>;

/** What somebody else has changed is offered after so long. */
const FRESH_MS = 60_000;

/** A server of the version before does not tell them. */
const before: Pick<Replies['replies'][number], 'purpose' | 'subject'> = {
  ...{ purpose: 'service', subject: { en: '' } },
};

/** The templates of messages. */
export const repliesQuery = queryOptions({
  queryKey: ['replies'],
  queryFn: async ({ signal }): Promise<Replies> => {
    const { replies, ...rest } = await call('GET /api/replies', { signal });
    return { ...rest, replies: replies.map((reply) => ({ ...before, ...reply })) };
  },
  staleTime: FRESH_MS,
});

/** What `{branch}` stands for. */
export function branchText({ name, address }: { name: string; address: { city: string } }): string {
  return name.includes(address.city) ? name : `${name}, ${address.city}`;
}
