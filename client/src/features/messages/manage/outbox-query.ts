import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** What waits and what has been given up; it changes by itself. */
export const outboxQuery = queryOptions({
  queryKey: queryKeys.messages,
  queryFn: ({ signal }) => call('GET /api/messages', { signal }),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});
