import type { DashboardHistory } from '@dealership/shared';
import { callQuery } from '../calls/call-query.ts';
import { queryKeys } from '../calls/query-keys.ts';

/** How many enquiries arrived on each of the last days, and how many there are, of each kind that the person reads. */
export const enquiryHistoryQuery = callQuery(queryKeys.history, 'GET /api/dashboard/history');

export function countAll({ kinds }: DashboardHistory): number {
  return Object.values(kinds).reduce((sum, { total }) => sum + total, 0);
}
