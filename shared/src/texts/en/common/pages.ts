import type { Dealership } from '../../../dealership/dealership-schema.ts';
import type { PublicPageName } from '../../../site/page-paths.ts';

export type SellerWords = (
  seller: Pick<Dealership, 'name' | 'shortLine' | 'address' | 'week'>,
) => string;

/** Titles of the public pages, which the client keeps up to date. */
export const pageTitles: Readonly<Record<PublicPageName, SellerWords>> = {
  home: ({ name, address }) => `${name}, motorcycles and scooters in ${address.city}`,
  motorcycle: ({ name, address }) => `Motorcycles and their prices in ${address.city} · ${name}`,
  scooters: ({ name, address }) => `Scooters and their prices in ${address.city} · ${name}`,
  'view-details': ({ name }) => `Prices, variants and specifications · ${name}`,
  'angle-view': ({ name }) => `See it from every side · ${name}`,
  about: ({ name, address }) => `About us, a dealership on ${address.street} · ${name}`,
  contact: ({ name }) => `Contact, phone numbers and opening hours · ${name}`,
  finance: ({ name }) => `Two-wheeler finance and EMI calculator · ${name}`,
  'service-booking': ({ name, address }) => `Book a service in ${address.city} · ${name}`,
  amc: ({ name }) => `Annual maintenance contract (AMC) · ${name}`,
  'extended-warranty': ({ name }) => `Extended warranty of up to 10 years · ${name}`,
  optain: ({ name }) => `Choose how we may reach you · ${name}`,
  'terms-conditions': ({ name }) => `Terms and conditions · ${name}`,
  'joy-club': ({ name }) => `Joy Club, the club for our customers · ${name}`,
  'privacy-policy': ({ name }) => `Privacy policy · ${name}`,
  insurance: ({ name, address }) => `Two-wheeler insurance in ${address.city} · ${name}`,
  dealers: ({ name, address }) =>
    `Showroom in ${address.city}: address, phone, opening hours · ${name}`,
  offers: ({ name, address }) => `Offers on motorcycles and scooters in ${address.city} · ${name}`,
  gallery: ({ name }) => `Gallery, our motorcycles and showroom in pictures · ${name}`,
  'text-ride-booking': ({ name, address }) => `Book a test ride in ${address.city} · ${name}`,
  compare: ({ name }) => `Compare motorcycles and scooters · ${name}`,
  quotation: ({ name }) => `Your quotation · ${name}`,
};
