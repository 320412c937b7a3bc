import {
  cardQuery,
  modelKey,
  rupeesToPaise,
  taxFromAddress,
  type CardChoices,
} from '@dealership/shared';
import { useLocation, type Location } from 'react-router-dom';
import { enquiryLink } from '../model-links.ts';

/** The mark in the address of a page with a form that its enquiry is about a price card. */
const MARK = 'price';

export interface ChosenCard {
  variant: string;
  choices: CardChoices;
  /** In paise; it is in no address, but beside it in the navigation state. */
  total: number;
}

/** Leads to the form that asks for the price on a card; the choices are in its address. */
export function askPriceLink(bikeName: string, { variant, choices, total }: ChosenCard) {
  const { to, state } = enquiryLink(bikeName);
  return {
    to: `${to}&${cardQuery(variant, choices)}&ask=${MARK}`,
    state: { ...state, seenTotal: total },
  };
}

/** The price card that the address of the page asks for, as an enquiry sends it; undefined: none. */
export function useAskedPrice(bikeName: string | undefined) {
  const { search, state } = useLocation() as Location<unknown>;
  const query = new URLSearchParams(search);
  if (bikeName === undefined || query.get('ask') !== MARK) return undefined;
  const value = (key: string) => query.get(key) ?? '';
  const lender = value('lender');
  return {
    // The server checks it: what a hand has changed in the address makes no card.
    card: {
      model: modelKey(bikeName),
      variant: value('variant'),
      place: value('place'),
      tax: taxFromAddress(value('tax')),
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
