import type { ModelRates } from '../src/price-card/rates-schema.ts';

/** A model with two variants, one registering office and no rates. */
export const modelRates: ModelRates = {
  model: 'shine125',
  variants: [
    { part: 'V2', name: 'Disc', price: 84_000 },
    { part: 'V1', name: 'Drum', price: 80_000 },
  ],
  fuel: 'petrol',
  size: 124,
  day: '2026-11-29',
  takesSamples: false,
  registrationPlaces: [{ code: 'siliguri', name: 'Siliguri' }],
  rates: [],
  extras: [],
  reductions: [],
  lenders: [],
  cardDays: 15,
};
