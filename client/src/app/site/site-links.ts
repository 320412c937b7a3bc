import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { dealership } from '../../lib/page/dealership.ts';

const { nav, footer } = chromeTexts;

/** The header: links, and dropdowns of links, in their order (rules: given-texts). */
export const navItems = () => [
  { text: nav.home, path: '/' },
  { text: nav.motorcycle, path: '/motorcycle' },
  { text: nav.scooters, path: '/scooters' },
  {
    text: nav.services,
    links: [
      { text: nav.bookForService, path: '/service-booking' },
      { text: nav.amc, path: '/amc' },
      { text: nav.extendedWarranty, path: '/extendedWarranty' },
    ],
  },
  { text: nav.finance, path: '/finance' },
  {
    text: nav.networks,
    links: dealership().branches.map(({ id, place }) => ({ text: place, path: `/dealers/${id}` })),
  },
  { text: nav.offers, path: '/offers' },
  { text: nav.gallery, path: '/gallery' },
];

/** A `state` goes to the page besides its address. */
export const footerLinks = [
  { text: footer.finance, path: '/finance' },
  { text: footer.emiCalculator, path: '/finance', state: { emi: true } },
  { text: footer.contactUs, path: '/contact' },
  { text: footer.aboutUs, path: '/about' },
  { text: footer.terms, path: '/terms-conditions' },
  { text: footer.privacy, path: '/privacy-policy' },
  { text: footer.bookForService, path: '/service-booking' },
  { text: footer.bookForAmc, path: '/amc' },
  { text: footer.extendedWarranty, path: '/extendedWarranty' },
  { text: footer.optIn, path: '/optain' },
];
