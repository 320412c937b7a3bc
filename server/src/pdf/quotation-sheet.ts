import type { Dealership, Locale, PublicQuotation } from '@dealership/shared';

/** A quotation as its paper has it. */
export interface QuotationSheet {
  quotation: PublicQuotation;
  /** Where it can be checked. */
  address: string;
  /** Epoch ms. */
  at: number;
  locale: Locale;
  dealership: Dealership;
}
