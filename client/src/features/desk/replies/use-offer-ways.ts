import { isOpen, type DeskDetail, type DeskRow } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** The server's previous version does not send `offer_waits`. */
export type OfferWays = Pick<DeskDetail, 'offer_ways'> & Partial<Pick<DeskDetail, 'offer_waits'>>;

/**
 * The channels on which the sender of an enquiry may get an offer, fetched each time this is shown: after a stop no
 * offer is allowed any more (rules: stop-messages).
 */
export function useOfferWays({ reference, status }: DeskRow, isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.offerWays(reference),
    enabled: isWanted && isOpen(status),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }): Promise<OfferWays> =>
      call('GET /api/desk/enquiries/:reference', { params: { reference }, signal }),
  });
}
