import { UNATTENDED_HEADER } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

const LOOK_EVERY_MS = 15_000;

interface CountsOptions {
  isAsking: boolean;
  isWanted?: boolean;
}

/**
 * How many enquiries stand in each list, and what else the bar tells.
 * @param isAsking asks again and again while the page can be seen; else whoever else asks for it does
 * @param isWanted whether it is asked for at all
 */
export function useDeskCounts({ isAsking, isWanted = true }: CountsOptions) {
  return useQuery({
    enabled: isWanted,
    queryKey: queryKeys.desk.counts,
    // A repeated question does not count as use of the session, which ends with this page open.
    queryFn: ({ signal }) =>
      call('GET /api/desk/counts', { signal, headers: { [UNATTENDED_HEADER]: '1' } }),
    refetchInterval: isAsking && LOOK_EVERY_MS,
    refetchOnWindowFocus: isAsking,
  });
}
