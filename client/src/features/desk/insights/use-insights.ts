import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { InsightAddress } from './insight-address.ts';

/**
 * The numbers of a period; they are fetched again when the user comes back.
 * @param options.staleTime for this long, in ms, they are not fetched again
 */
export function useInsights(
  { from, to, by, kind }: InsightAddress,
  { isWanted = true, staleTime = 0 } = {},
) {
  const body = { from, to, by, ...(kind && { kinds: [kind] }) };
  return useQuery({
    queryKey: queryKeys.insights(body),
    queryFn: ({ signal }) => call('POST /api/insights', { body, signal }),
    enabled: isWanted,
    staleTime,
  });
}
