import type { EnquiryKind } from '../../../enquiries/registry.ts';

/** Names of kinds on the dashboard, which differ from those of the kinds. */
const captions: Readonly<Record<EnquiryKind, string>> = {
  'service-booking': 'Service bookings',
  amc: 'AMC enquiries',
  warranty: 'Extended warranty enquiries',
  product: 'Test ride enquiries',
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

export const dashboardTexts = {
  title: 'Dashboard',
  today: 'Today',
  /** Read out by screen readers after the name of the kind. */
  ofToday: 'today',
  failed: 'Failed to fetch dashboard data',
  captions,
  /** For people who read no enquiries. */
  ways: 'Your work. Select where to go.',
  /** For people who may not answer enquiries. */
  readOnly: 'You can read enquiries, but not answer them.',
  /** For people who keep models and offers. */
  content: {
    title: 'Needs attention',
    drafts: 'Drafts',
    changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    noPicture: 'Models without a picture',
    ending: 'Offers that end soon',
    nothing: 'Nothing waits: no drafts, no missing pictures, no offers that end soon.',
  },
  latest: 'Latest enquiries',
  /** Link to the list of all enquiries. */
  all: (total: string) => `All ${total} enquiries`,
  others: 'Other types',
  noOthers: 'No enquiries of other types today.',
  weeks: 'Week by week',
  /** Read out by screen readers after the number of a week. */
  unit: 'enquiries',
};
