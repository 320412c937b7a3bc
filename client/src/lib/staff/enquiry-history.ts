import type { DashboardHistory } from '@dealership/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** How many enquiries arrived on each of the last days, and how many there are, of each kind that the person reads. */
export const enquiryHistoryQuery = queryOptions({
  queryKey: queryKeys.history,
  queryFn: async ({ signal }) => {
    const data = await call('GET /api/dashboard/history', { signal });
    if (!Array.isArray(data.days)) throw new Error('The answer is not a history.');
    return data;
  },
});

export function countAll({ kinds }: DashboardHistory): number {
  return Object.values(kinds).reduce((sum, { total }) => sum + total, 0);
}
