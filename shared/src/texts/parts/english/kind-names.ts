import type { EnquiryKind } from '../../../enquiries/registry.ts';

/** Short names of the kinds in English: on English screens, and in files of every language. */
export const englishKindNames: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'Service booking',
  amc: 'AMC',
  warranty: 'Extended warranty',
  insurance: 'Insurance',
  finance: 'Finance',
  product: 'Test ride',
  service: 'Service',
  'spare-parts': 'Spare parts',
  sales: 'Sales',
  offer: 'Offer',
  'joy-club': 'Joy Club',
  contact: 'Contact',
  'opt-in': 'Opt-in',
};
