import type { EnquiryKind } from '@dealership/shared';

/** The kinds as people divide their work; every kind stands in one of them. */
export const kindGroups: Readonly<Record<'sales' | 'service' | 'other', readonly EnquiryKind[]>> = {
  sales: ['sales', 'product', 'offer', 'finance', 'joy-club'],
  service: ['service-booking', 'service', 'amc', 'warranty', 'spare-parts'],
  other: ['insurance', 'contact', 'opt-in'],
};
