/**
 * Lines of a price card whose amounts come from tables of rates, in the order of the card. A number plate has none: here
 * the dealer fits it without extra charge (Calcutta High Court, February 2020).
 */
export const rateLines = [
  /** Road tax, once for the life of the vehicle or for five years: the buyer chooses. */
  'tax-lifetime',
  'tax-five-years',
  /** Registration with its certificate. */
  'registration',
  /** The lender's entry in the certificate: with a loan alone. */
  'loan-entry',
  /** Insurance for damage to others, for the legal term of five years. */
  'third-party',
  /** Insurance for the vehicle itself, for a year: an estimate, since each insurer sets its own price. */
  'own-damage',
  /** Personal accident cover of the owner, who may have one already. */
  'owner-cover',
] as const;
export type RateLine = (typeof rateLines)[number];

/** The road taxes, of which a card has one. */
export const roadTaxes = ['tax-lifetime', 'tax-five-years'] as const;
export type RoadTax = (typeof roadTaxes)[number];

/** What a quotation takes off for one customer: its name is the reason, or the vehicle that is given in. */
export const quotedLines = ['discount', 'exchange'] as const;
export type QuotedLine = (typeof quotedLines)[number];

/** Who gets the money of a line; `choice`: the dealer, for what the buyer has ticked. */
export type Payee = 'dealer' | 'government' | 'insurer' | 'choice';

export const payeeOf: Readonly<Record<RateLine, Payee>> = {
  'tax-lifetime': 'government',
  'tax-five-years': 'government',
  registration: 'government',
  'loan-entry': 'government',
  'third-party': 'insurer',
  'own-damage': 'insurer',
  'owner-cover': 'insurer',
};

/** What a vehicle is taxed and insured by: its engine in cc, or its motor in kW. */
export const rateFuels = ['petrol', 'electric'] as const;
export type RateFuel = (typeof rateFuels)[number];
