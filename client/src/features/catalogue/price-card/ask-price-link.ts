import { cardQuery, type CardChoices } from '@dealership/shared';
import { enquiryLink } from '../model-links.ts';
import { PRICE_MARK } from './asked-price.ts';

export interface ChosenCard {
  variant: string;
  choices: CardChoices;
  /** In paise; it is in no address, but beside it in the navigation state. */
  total: number;
}

/** Leads to the form that asks for the price on a card; the choices are in its address. */
export function askPriceLink(bikeName: string, { variant, choices, total }: ChosenCard) {
  const { to, state } = enquiryLink(bikeName);
  const query = `${cardQuery(variant, choices)}&ask=${PRICE_MARK}`;
  return { to: `${to}&${query}`, state: { ...state, seenTotal: total } };
}
