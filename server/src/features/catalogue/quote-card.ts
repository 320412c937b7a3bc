import {
  modelKey,
  OTHER_PLACE,
  priceCard,
  problem,
  rupeesToPaise,
  type CardChoices,
  type TakenOff,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import { invalidInput } from '../../errors/app-error.ts';
import { readModelRates, type FindCardRates } from './price-rates.ts';

interface Asked {
  bike: string;
  /** Name of the variant; `''`: the model has none. */
  variant: string;
  choices: CardChoices;
  off: readonly TakenOff[];
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
}

/**
 * A price card for a quotation, in all languages.
 * @throws {AppError} `not_found` for a model that is not on sale, `invalid_input` for what is not offered
 */
export async function quoteCard(
  deps: Needs<'db'> & { findCardRates: FindCardRates },
  { bike, variant: name, choices, off, day }: Asked,
) {
  const asked = { key: modelKey(bike), day, locale: 'en' as const };
  const { vehicle, rates } = await readModelRates(deps, asked);
  const { settings, booking } = await deps.findCardRates();
  const variant = rates.variants.find((each) => each.name === name);
  if (!variant) throw invalidInput({ variant: problem('invalid') });
  const place = settings.registrationPlaces.find(({ code }) => code === choices.place);
  if (!place && choices.place !== OTHER_PLACE) throw invalidInput({ place: problem('invalid') });
  const isOffered = (code: string) => settings.extras.some((extra) => extra.code === code);
  if (!choices.extras.every(isOffered)) throw invalidInput({ extras: problem('invalid') });
  const { model, fuel, size, takesSamples } = rates;
  const priced = { model, fuel, size, price: rupeesToPaise(variant.price) };
  const ofFuel = { ...settings, rates: rates.rates };
  return {
    bike: vehicle.bikeName,
    vehicle: [vehicle.about.name, name].filter(Boolean).join(' '),
    place: place?.name ?? null,
    card: priceCard(priced, choices, ofFuel, { day, takesSamples, off }),
    booking,
  };
}
