/** The languages in which a customer may want to be spoken to. */
export const customerLanguages = ['en', 'bn', 'hi'] as const;
export type CustomerLanguage = (typeof customerLanguages)[number];

export const customerLimits = {
  /** Customers that a search finds at once. */
  found: 10,
  /** Enquiries of a customer that are listed, the newest first. */
  enquiries: 200,
  /** Numbers and addresses that can be one customer. */
  joined: 30,
  /** Proposals to join that are listed, the oldest first. */
  proposals: 50,
} as const;
