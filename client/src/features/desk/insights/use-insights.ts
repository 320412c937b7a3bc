import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import type { InsightAddress } from './insight-address.ts';

/**
 * The numbers of a period; they are asked for again when somebody comes back to them.
 * @param options.staleTime so long, in ms, they are as good as new
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
