export const customerLanguages = ['en', 'bn', 'hi'] as const;
export type CustomerLanguage = (typeof customerLanguages)[number];

export const customerLimits = {
  /** Most customers that a search returns. */
  found: 10,
  /** Customers whose enquiries somebody has opened last. */
  recent: 5,
  /** Most enquiries listed for a customer, the newest first. */
  enquiries: 200,
  /** Most numbers and addresses of one customer. */
  joined: 30,
  /** Most proposals listed, the oldest first. */
  proposals: 50,
} as const;
