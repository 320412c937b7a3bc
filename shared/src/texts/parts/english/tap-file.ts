import type { PublicPageName } from '../../../site/page-paths.ts';
import type { tapWays } from '../../../taps/taps.ts';

/** English words for the taps, on English screens and in files. */
export const tapWords = {
  title: 'Calls and WhatsApp from the website',
  intro:
    'How often visitors tapped Call and WhatsApp in this period, on all pages, whichever type is selected above. Taps, not people. We store nothing about who tapped.',
  ways: { call: 'Call', whatsapp: 'WhatsApp' } satisfies Record<(typeof tapWays)[number], string>,
  total: 'Both',
  all: 'All pages',
  page: 'Page',
  model: 'Model',
  noModel: 'No model, or another one',
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
    compare: 'Comparison',
    quotation: 'A quotation',
  } satisfies Record<PublicPageName, string>,
};

/** The words of the file with the taps, in every language: a PDF's built-in fonts have Latin letters alone. */
export const tapFile = { ...tapWords, by: 'By', what: 'Page or model' };
