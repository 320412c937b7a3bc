import { UNATTENDED_HEADER } from '@dealership/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** Who is on duty changes by itself, at a closing time. */
const LOOK_EVERY_MS = 60_000;

/** Why enquiries are closed, and who may be given them. */
export const choicesQuery = queryOptions({
  queryKey: queryKeys.desk.choices,
  // A repeated question does not count as use of the session, which ends with this page open.
  queryFn: ({ signal }) =>
    call('GET /api/desk/choices', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
});

/** The same, kept up to date while the page can be seen. */
export function useChoices({ isWanted = true } = {}) {
  return useQuery({
    ...choicesQuery,
    refetchInterval: LOOK_EVERY_MS,
    enabled: isWanted,
  });
}
