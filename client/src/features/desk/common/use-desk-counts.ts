import { UNATTENDED_HEADER } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * The number of enquiries in each list, and the bar's other counts.
 * @param isAsking fetches repeatedly while the page is visible; otherwise another user of the query does
 */
export function useDeskCounts({ isAsking = false, isWanted = true }) {
  return useQuery({
    enabled: isWanted,
    queryKey: queryKeys.desk.counts,
    // A repeated call does not count as use of the session, which may end while this page is open.
    queryFn: ({ signal }) =>
      call('GET /api/desk/counts', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
    refetchInterval: isAsking && LOOK_EVERY_MS,
    refetchOnWindowFocus: isAsking,
  });
}
