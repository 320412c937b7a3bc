import type { EnquiryKind } from '@dealership/shared';

/** The kinds grouped as staff divide their work; every kind is in one group. */
export const kindGroups: Readonly<Record<'sales' | 'service' | 'other', readonly EnquiryKind[]>> = {
  sales: ['sales', 'product', 'offer', 'finance', 'joy-club'],
  service: ['service-booking', 'service', 'amc', 'warranty', 'spare-parts'],
  other: ['insurance', 'contact', 'opt-in'],
};
