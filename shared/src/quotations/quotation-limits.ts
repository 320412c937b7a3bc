export const quotationLimits = {
  /** Code points: of a reason of a discount or of a difference, of a vehicle that is given in, of a line of a bill. */
  text: 100,
  /** Paise: of a discount, an exchange value, a booking amount, a line of a bill. */
  amount: 1_000_000_00,
  /** How many days ahead a quotation may hold. */
  days: 90,
  /** Quotations of one enquiry, each version counted. */
  ofEnquiry: 50,
  billLines: 60,
} as const;

export const quotationStates = ['open', 'accepted', 'expired', 'withdrawn', 'replaced'] as const;
export type QuotationState = (typeof quotationStates)[number];
