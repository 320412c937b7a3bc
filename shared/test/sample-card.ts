import {
  priceCard,
  type CardChoices,
  type CardVehicle,
  type TakenOff,
} from '../src/price-card/card.ts';
import type { CardRates } from '../src/price-card/rates-schema.ts';
import type { LocalText } from '../src/text/local-text.ts';
import { sampleRates } from '../../server/src/seed/sample-rates.ts';

interface Part {
  vehicle?: Partial<CardVehicle>;
  choices?: Partial<CardChoices>;
  rates?: Partial<CardRates<string>>;
  takesSamples?: boolean;
  off?: readonly TakenOff<string>[];
}

const inEnglish = <Each extends { name: LocalText }>(all: readonly Each[]) =>
  all.map((each) => ({ ...each, name: each.name.en }));

/** The card of a motorcycle in Jalpaiguri by the sample rates, in English; without extras and loan. */
export function sampleCard({ vehicle, choices, rates, takesSamples = true, off = [] }: Part = {}) {
  return priceCard<string>(
    { model: 'shine125', price: 80_124_00, fuel: 'petrol', size: 123.94, ...vehicle },
    {
      place: 'jalpaiguri',
      tax: 'tax-lifetime',
      extras: [],
      hasCover: false,
      loan: null,
      ...choices,
    },
    {
      ...sampleRates,
      registrationPlaces: [],
      reductions: [],
      extras: inEnglish(sampleRates.extras),
      lenders: inEnglish(sampleRates.lenders),
      ...rates,
    },
    { day: '2026-07-29', takesSamples, off },
  );
}
