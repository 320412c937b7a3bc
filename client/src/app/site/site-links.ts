import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { pageNameAt } from './public-pages.ts';

export interface SiteLink {
  text: string;
  path: string;
  /** State that the page gets besides its address. */
  state?: unknown;
}

/** An item of the header: a link, or a dropdown of links. */
export interface NavItem {
  text: string;
  path?: string;
  links?: readonly SiteLink[];
}

const { nav, footer } = chromeTexts;

/** All items, in their order (rules: given-texts). */
const allNavItems = (): readonly NavItem[] => [
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

const allFooterLinks: readonly SiteLink[] = [
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

type PathTest = (path: string) => boolean;
const isPage: PathTest = (path) => pageNameAt(path) !== undefined;

/** The header's items with a page: a page enters the header once it exists. */
export function navItems(exists: PathTest = isPage): NavItem[] {
  return allNavItems().flatMap((item) => {
    if (item.path !== undefined) return exists(item.path) ? [item] : [];
    const links = item.links?.filter(({ path }) => exists(path)) ?? [];
    return links.length > 0 ? [{ ...item, links }] : [];
  });
}

/** The footer's links with a page. */
export function footerLinks(exists: PathTest = isPage): SiteLink[] {
  return allFooterLinks.filter(({ path }) => exists(path));
}
