import { isOpen, type DeskRow, type ReplyWay } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/call.ts';

/**
 * By which ways an offer may be made to the sender of an enquiry, as it is when this is shown: whoever stops messages is sent
 * none from then on (rules: stop-messages).
 */
export function useOfferWays({ reference, status }: DeskRow, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: ['offer-ways', reference],
    enabled: isWanted && isOpen(status),
    ...{ staleTime: 0, gcTime: 0, retry: false },
    queryFn: async ({ signal }): Promise<readonly ReplyWay[]> => {
      const params = { reference };
      return (await call('GET /api/desk/enquiries/:reference', { params, signal })).offer_ways;
    },
  });
}
