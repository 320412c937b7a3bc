import { UNATTENDED_HEADER } from '@dealership/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** The list of people on duty changes without a step of anyone, such as at closing time. */
const LOOK_EVERY_MS = 60_000;

/** The reasons for closing enquiries, and the people who may be given one. */
export const choicesQuery = queryOptions({
  queryKey: queryKeys.desk.choices,
  // A repeated question does not count as use of the session, which ends with this page open.
  queryFn: ({ signal }) =>
    call('GET /api/desk/choices', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
});

/** The same choices, kept up to date while the page is visible. */
export function useChoices({ isWanted = true } = {}) {
  return useQuery({
    ...choicesQuery,
    refetchInterval: LOOK_EVERY_MS,
    enabled: isWanted,
  });
}
