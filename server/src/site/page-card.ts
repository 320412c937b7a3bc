import {
  cardWordsIn,
  dayOf,
  isCardAddress,
  paiseToRupees,
  pathIn,
  textsIn,
  type CardAddress,
  type Locale,
} from '@dealership/shared';
import type { Vehicle } from '../db/vehicle-row.ts';
import { askedCard, type AskedCard } from '../features/catalogue/asked-card.ts';
import { toModelRates, type FindCardRates } from '../features/catalogue/price-rates.ts';

/** The price card of a model's page, as link previews and search engines read it. */
export interface PageCard {
  /** In a line: model, variant, place, total. */
  text: string;
  picture: string;
  /** The choices of the page's address; empty: it has none. */
  choices: string;
  /** The variant, as in price lists. */
  part: string;
  /** Of the variant, ex-showroom, in rupees. */
  price: number;
  /** On the road, in rupees. */
  total: number;
}

/** The card that the parameters of an address choose; none for a model that is not sold, or without price cards. */
export async function findPageCard(
  vehicle: Vehicle,
  query: CardAddress,
  {
    findCardRates,
    now,
    locale,
    key,
  }: {
    findCardRates: FindCardRates;
    /** Epoch ms. */
    now: number;
    locale: Locale;
    /** `modelKey` of the model. */
    key: string;
  },
): Promise<PageCard | undefined> {
  if (!vehicle.isActive) return undefined;
  const rates = toModelRates({ vehicle }, await findCardRates(), { key, locale, day: dayOf(now) });
  const asked = askedCard(query, { vehicle, rates, locale });
  return (
    asked &&
    toPageCard(asked, { vehicle, locale, choices: isCardAddress(query) ? asked.chosen : '' })
  );
}

function toPageCard(
  asked: AskedCard,
  { vehicle, locale, choices }: { vehicle: Vehicle; locale: Locale; choices: string },
): PageCard {
  const bike = encodeURIComponent(vehicle.bikeName.replace(/\s/g, ''));
  const { card, part, price } = asked;
  return {
    text: cardWordsIn(textsIn(locale).priceCard).inShort(card, asked),
    picture: pathIn(locale, `/price-cards/${bike}.png`) + (choices && `?${choices}`),
    choices,
    part,
    price,
    total: paiseToRupees(card.total),
  };
}
