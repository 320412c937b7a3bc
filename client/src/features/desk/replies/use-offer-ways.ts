import { isOpen, type DeskDetail, type DeskRow } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** A server of the version before does not tell what one waits for. */
export type OfferWays = Pick<DeskDetail, 'offer_ways'> & Partial<Pick<DeskDetail, 'offer_waits'>>;

/**
 * By which ways an offer may be made to the sender of an enquiry, as it is when this is shown: whoever stops messages is sent
 * none from then on (rules: stop-messages).
 */
export function useOfferWays({ reference, status }: DeskRow, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: queryKeys.offerWays(reference),
    enabled: isWanted && isOpen(status),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<OfferWays> => {
      const params = { reference };
      return call('GET /api/desk/enquiries/:reference', { params, signal });
    },
  });
}
