import { lettersOf, type DeskRow } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

/** A price is asked for again after so long. */
const FRESH_MS = 60_000;

/**
 * What the variant that an enquiry names costs, else its model (the lowest price), in rupees, as visitors are told now;
 * `null`: it is about no model on sale.
 */
export function useReplyPrice({ sent }: DeskRow, { isWanted }: { isWanted: boolean }) {
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
