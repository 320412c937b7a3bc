import type { EnquiryKind } from '../../../enquiries/registry.ts';

/**
 * What staff call the kinds of enquiries, as short as a line of the desk needs them: in menus, lists, filters, notices
 * and settings alike. Reports, exports and messages have the words of the specification.
 */
export const kindNames: Readonly<Record<EnquiryKind, string>> = {
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
