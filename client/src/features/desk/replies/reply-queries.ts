import { isOpen, lettersOf, type DeskDetail, type DeskRow } from '@dealership/shared';
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

/** A price is fetched again after this time. */
const FRESH_MS = 60_000;

/**
 * The price of the enquiry's variant, or else of its model (the lowest one), in rupees, as visitors see it now;
 * `null`: no model on sale is named.
 */
export function useReplyPrice({ sent }: DeskRow, isWanted: boolean) {
  const model = sent.modelName ?? sent.model;
  const { variant } = sent.details;
  return useQuery({
    queryKey: queryKeys.replyPrice(model, variant),
    enabled: isWanted && model !== '',
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        call('GET /api/bikes', { signal }),
        call('GET /api/scooters', { signal }),
      ]);
      const card = lists.flat().find(({ name }) => lettersOf(name) === lettersOf(model));
      if (!card) return null;
      if (typeof variant !== 'string' || variant === '') return card.price;
      const params = { bikeName: card.bikeName };
      const variants = await call('GET /api/variants/:bikeName', { params, signal });
      return variants.find(({ name }) => name === variant)?.price ?? card.price;
    },
  });
}
