import { modelKey, rupeesToPaise } from '@dealership/shared';
import { useLocation, type Location } from 'react-router-dom';

/** The mark in the address of a page with a form that its enquiry is about a price card. */
export const PRICE_MARK = 'price';

/** The price card that the address of the page asks for, as an enquiry sends it; undefined: none. */
export function useAskedPrice(bikeName: string | undefined) {
  const { search, state } = useLocation() as Location<unknown>;
  const query = new URLSearchParams(search);
  if (bikeName === undefined || query.get('ask') !== PRICE_MARK) return undefined;
  const value = (key: string) => query.get(key) ?? '';
  const lender = value('lender');
  return {
    // The server checks it: what a hand has changed in the address makes no card.
    card: {
      model: modelKey(bikeName),
      variant: value('variant'),
      place: value('place'),
      // `taxInAddress` took the first part off.
      tax: `tax-${value('tax')}`,
      extras: value('with').split(',').filter(Boolean),
      hasCover: value('cover') === '1',
      loan:
        lender === ''
          ? null
          : {
              lender,
              months: Number(value('months')),
              down: rupeesToPaise(Number(value('down'))),
            },
    },
    seenTotal: seenIn(state),
  };
}

/** The history may hold any state. */
function seenIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('seenTotal' in state)) return undefined;
  return typeof state.seenTotal === 'number' ? state.seenTotal : undefined;
}
