import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** Waiting messages and those given up; they change without any action here. */
export const outboxQuery = queryOptions({
  queryKey: queryKeys.messages,
  queryFn: ({ signal }) => call('GET /api/messages', { signal }),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});
