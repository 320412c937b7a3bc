import type { EnquiryKind } from '../../../enquiries/registry.ts';

/** What the dashboard calls the enquiries of a kind, where the kind's own name does not do. */
const captions: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'Service bookings',
  amc: 'AMC enquiries',
  warranty: 'Extended warranty enquiries',
  product: 'Product enquiries',
  insurance: 'Insurance enquiries',
  finance: 'Finance enquiries',
  service: 'Service enquiries',
  'spare-parts': 'Spare part enquiries',
  sales: 'Sales enquiries',
  offer: 'Offer enquiries',
  'joy-club': 'Joy Club enquiries',
  contact: 'Contact requests',
  'opt-in': 'Communication opt-ins',
};

/** Texts of the dashboard. */
export const dashboardTexts = {
  title: 'Dashboard',
  today: 'Today',
  /** Read out after the name of what is counted. */
  ofToday: 'today',
  failed: 'Failed to fetch dashboard data',
  captions,
  /** For who reads no enquiries. */
  ways: 'This is what you look after. Choose where to go.',
  latest: 'Latest enquiries',
  /** The way to the list of all enquiries. */
  all: (total: string) => `All ${total} enquiries`,
  others: 'Other kinds',
  weeks: 'Week by week',
  days: (from: string, to: string) => `${from} – ${to}`,
  /** Read out after the number of a week. */
  unit: 'enquiries',
};
