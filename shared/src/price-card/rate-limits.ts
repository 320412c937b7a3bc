/** The settings that a price card is made from. */
export const priceCardSettings = [
  'rates',
  'registrationPlaces',
  'extras',
  'reductions',
  'lenders',
  'cardDays',
  'fuelPrice',
  'electricityPrice',
] as const;
/** Settings of quotations, on the same screen. */
export const bookingSettings = ['upiId', 'bookingRefund'] as const;

export type PriceCardSetting = (typeof priceCardSettings)[number];

export const rateLimits = {
  places: 20,
  tables: 120,
  bands: 30,
  extras: 20,
  reductions: 20,
  lenders: 10,
  /** In code points. */
  name: 60,
  source: 300,
  refund: 300,
  /** Rupees: of a line, an extra, a reduction, a charge. */
  amount: 1_000_000,
  months: 84,
  /** Of a card, from the day on which it was made. */
  days: 90,
};

/** A place outside the state: its offices have other taxes and fees, which are asked for. */
export const OTHER_PLACE = 'other';
