import { queryOptions } from '@tanstack/react-query';
import { findSubscription } from '../../../../lib/staff/alerts-here.ts';
import { call } from '../../../../lib/calls/call.ts';
import { queryKeys } from '../../../../lib/calls/query-keys.ts';

/** The devices that get a person's alerts, and whether this browser is one of them. */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.devices(userId),
    queryFn: async ({ signal }) => {
      const [own, subscription] = await Promise.all([
        call('GET /api/push', { signal }),
        findSubscription(),
      ]);
      return { ...own, isSubscribed: subscription !== undefined };
    },
  });
}
