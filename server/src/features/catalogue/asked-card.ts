import {
  cardQuery,
  cardVehicle,
  priceCard,
  readCard,
  textsIn,
  withoutTerms,
  type CardAddress,
  type Locale,
  type ModelRates,
} from '@dealership/shared';
import type { Vehicle } from '../../db/vehicle-row.ts';

/**
 * The price card that an address asks for, without the terms of a loan: for PDF, picture, share tags and structured
 * data (rules: one-total). None where the dealership has no registering offices.
 */
export function askedCard(
  query: CardAddress,
  { vehicle, rates, locale }: { vehicle: Vehicle; rates: ModelRates; locale: Locale },
) {
  const { variant, choices: all, gone } = readCard(query, rates);
  const { registrationPlaces } = rates;
  if (!variant || registrationPlaces.length === 0) return undefined;
  const choices = withoutTerms(all);
  const place = registrationPlaces.find(({ code }) => code === choices.place);
  return {
    card: priceCard(cardVehicle(rates, variant), choices, rates, rates),
    /** The model and its variant, if it has any. */
    vehicle: [vehicle.about.name, variant.name].filter(Boolean).join(' '),
    place: place?.name ?? textsIn(locale).priceCard.otherPlace,
    part: variant.part,
    /** Ex-showroom, in rupees. */
    price: variant.price,
    /** The choices in one form, for addresses. */
    chosen: cardQuery(variant.name, choices),
    gone,
  };
}

export type AskedCard = NonNullable<ReturnType<typeof askedCard>>;
