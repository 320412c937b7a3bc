import { useMemo } from 'react';
import { callPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import type { Costs } from './filters.ts';

export interface KnownCosts {
  costs: Costs;
  /** No sum is an offer. */
  isSample: boolean;
  isLoading: boolean;
}

/** What models cost a month; without an answer the list goes without. */
export function useMonthlyCosts(): KnownCosts {
  const { status, data } = useResource(callPath('GET /api/monthly-costs'));
  return useMemo(
    () => ({
      costs: new Map(data?.models.map((each) => [each.bikeName, each])),
      isSample: data?.isSample ?? false,
      isLoading: status === 'loading',
    }),
    [status, data],
  );
}
