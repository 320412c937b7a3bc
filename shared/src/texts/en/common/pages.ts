import type { Dealership } from '../../../dealership/dealership-schema.ts';
import type { PublicPageName } from '../../../site/page-paths.ts';

type Wording = (seller: Pick<Dealership, 'name' | 'shortLine' | 'address' | 'week'>) => {
  title: string;
  /** Absent for pages that the dealership edits: their first words describe them. */
  description?: string;
};

/** Texts that the server writes into the head of a public page; the client keeps them up to date. */
export const pageTexts: Readonly<Record<PublicPageName, Wording>> = {
  home: ({ name, shortLine, address }) => ({
    title: `${name}, motorcycles and scooters in ${address.city}`,
    description: `${shortLine}: ${name}, ${address.street}, ${address.city}. Send an enquiry and we will call you back.`,
  }),
  motorcycle: ({ name, address }) => ({
    title: `Motorcycles and their prices in ${address.city} · ${name}`,
    description: `Every motorcycle on sale at ${name} in ${address.city} with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  }),
  scooters: ({ name, address }) => ({
    title: `Scooters and their prices in ${address.city} · ${name}`,
    description: `Every scooter on sale at ${name} in ${address.city}, petrol and electric, with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  }),
  'view-details': ({ name, address }) => ({
    title: `Prices, variants and specifications · ${name}`,
    description: `Variants with ex-showroom prices, colours, specifications, features and accessories of every motorcycle and scooter at ${name} in ${address.city}.`,
  }),
  'angle-view': ({ name, address }) => ({
    title: `See it from every side · ${name}`,
    description: `Turn a motorcycle or scooter around and look at it from every side before you come for a test ride at ${name} in ${address.city}.`,
  }),
  about: ({ name, address }) => ({
    title: `About us, a dealership on ${address.street} · ${name}`,
  }),
  contact: ({ name, address, week }) => ({
    title: `Contact, phone numbers and opening hours · ${name}`,
    description: `Call, write or come to ${name}, ${address.street}, ${address.city}. Open ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}.`,
  }),
  finance: ({ name, address }) => ({
    title: `Two-wheeler finance and EMI calculator · ${name}`,
    description: `Work out the EMI of your motorcycle or scooter, see which documents a loan needs, and send a finance enquiry to ${name} in ${address.city}.`,
  }),
  'service-booking': ({ name, address }) => ({
    title: `Book a service in ${address.city} · ${name}`,
    description: `Book a paid or free service for your motorcycle or scooter at the workshop of ${name}, ${address.street}, ${address.city}. Choose a day and we will call you back.`,
  }),
  amc: ({ name }) => ({
    title: `Annual maintenance contract (AMC) · ${name}`,
  }),
  'extended-warranty': ({ name, address }) => ({
    title: `Extended warranty of up to 10 years · ${name}`,
    description: `3 years of standard warranty, and 1 to 7 years more for scooters and motorcycles. Years and kilometres of every plan, and an enquiry form, at ${name} in ${address.city}.`,
  }),
  optain: ({ name }) => ({
    title: `Choose how we may reach you · ${name}`,
    description: `Choose how ${name} may send you service reminders and offers: SMS, RCS, voice call, email or WhatsApp. You can change your choice at any time.`,
  }),
  'terms-conditions': ({ name }) => ({
    title: `Terms and conditions · ${name}`,
  }),
  'joy-club': ({ name }) => ({
    title: `Joy Club, the club for our customers · ${name}`,
  }),
  'privacy-policy': ({ name }) => ({
    title: `Privacy policy · ${name}`,
  }),
  insurance: ({ name, address }) => ({
    title: `Two-wheeler insurance in ${address.city} · ${name}`,
  }),
  dealers: ({ name, address }) => ({
    title: `Showroom in ${address.city}: address, phone, opening hours · ${name}`,
    description: `Address, phone numbers, opening hours and directions to the showroom and workshop of ${name} on ${address.street}, ${address.city}.`,
  }),
  offers: ({ name, address }) => ({
    title: `Offers on motorcycles and scooters in ${address.city} · ${name}`,
    description: `Current offers on motorcycles and scooters at ${name} in ${address.city}. Ask about an offer and we will call you back with the details.`,
  }),
  gallery: ({ name, address }) => ({
    title: `Gallery, our motorcycles and showroom in pictures · ${name}`,
    description: `Pictures of motorcycles and scooters on the road and in the showroom of ${name}, ${address.street}, ${address.city}. Have a look before you come for a ride.`,
  }),
  'text-ride-booking': ({ name, address }) => ({
    title: `Book a test ride in ${address.city} · ${name}`,
    description: `Choose a motorcycle or scooter, see its ex-showroom price and colours, and ask ${name} in ${address.city} for a test ride. We will call you back.`,
  }),
  compare: ({ name, address }) => ({
    title: `Compare motorcycles and scooters · ${name}`,
    description: `Two or three models side by side: on-road price, monthly cost, mileage, at ${name} in ${address.city}.`,
  }),
  quotation: ({ name }) => ({ title: `Your quotation · ${name}` }),
};
