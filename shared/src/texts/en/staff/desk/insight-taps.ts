import type { PublicPageName } from '../../../../site/page-paths.ts';
import type { tapWays } from '../../../../taps/taps.ts';
import { tapColumns } from '../../../parts/tap-file.ts';

export const insightTapsTexts = {
  title: 'Calls and WhatsApp from the website',
  intro:
    'How often visitors tapped Call and WhatsApp in this period, on all pages, whichever type is selected above. Taps, not people. We store nothing about who tapped.',
  none: 'No taps in this period.',
  ways: { call: 'Call', whatsapp: 'WhatsApp' } satisfies Record<(typeof tapWays)[number], string>,
  total: 'Both',
  all: 'All pages',
  page: 'Page',
  model: 'Model',
  byPage: 'By page',
  byModel: 'By model',
  noModel: 'No model, or another one',
  exports: 'Export calls and WhatsApp',
  export: tapColumns,
  pages: {
    home: 'Home',
    motorcycle: 'Motorcycles',
    scooters: 'Scooters',
    'view-details': 'A model',
    'angle-view': 'A model from all sides',
    about: 'About',
    contact: 'Contact',
    finance: 'Finance',
    'service-booking': 'Service booking',
    amc: 'Annual maintenance',
    'extended-warranty': 'Extended warranty',
    optain: 'Messages (opt-in)',
    'terms-conditions': 'Terms and conditions',
    'joy-club': 'Joy Club',
    'privacy-policy': 'Privacy policy',
    insurance: 'Insurance',
    dealers: 'A branch',
    offers: 'Offers',
    gallery: 'Gallery',
    'text-ride-booking': 'Test ride booking',
  } satisfies Record<PublicPageName, string>,
};
