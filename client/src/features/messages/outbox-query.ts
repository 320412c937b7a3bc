import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';

/** Waiting messages and those given up; they change without any action here. */
export const outboxQuery = {
  ...callQuery(queryKeys.messages, 'GET /api/messages'),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
};
