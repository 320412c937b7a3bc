import { dealership } from '../../../dealership/dealership.ts';
import type { PublicPageName } from '../../../site/page-paths.ts';

const { name, city, address, openingHours } = dealership;
const { weekdays, sunday } = openingHours;

/** What the server writes into the head of a public page, and the client keeps in step with it. */
export const pageTexts = {
  home: {
    title: `${name}, motorcycles and scooters in ${city}`,
    description: `Motorcycles and scooters, service, genuine parts and finance at ${name}, ${address.street}, ${city}. Send an enquiry and we will call you back.`,
  },
  motorcycle: {
    title: `Motorcycles and their prices in ${city} · ${name}`,
    description: `Every motorcycle on sale at ${name} in ${city} with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  },
  scooters: {
    title: `Scooters and their prices in ${city} · ${name}`,
    description: `Every scooter on sale at ${name} in ${city}, petrol and electric, with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  },
  'view-details': {
    title: `Prices, variants and specifications · ${name}`,
    description: `Variants with ex-showroom prices, colours, specifications, features and accessories of every motorcycle and scooter at ${name} in ${city}.`,
  },
  'angle-view': {
    title: `See it from every side · ${name}`,
    description: `Turn a motorcycle or scooter around and look at it from every side before you come for a test ride at ${name} in ${city}.`,
  },
  about: {
    title: `About us, a dealership on ${address.street} · ${name}`,
    description: `Who we are: ${name}, motorcycles, scooters, workshop and spare parts on ${address.street} in ${city}, how we began and how we work.`,
  },
  contact: {
    title: `Contact, phone numbers and opening hours · ${name}`,
    description: `Call, write or come to ${name}, ${address.street}, ${city}. Open ${weekdays.label} ${weekdays.opens} to ${weekdays.closes}, ${sunday.label} ${sunday.opens} to ${sunday.closes}.`,
  },
  finance: {
    title: `Two-wheeler finance and EMI calculator · ${name}`,
    description: `Work out the EMI of your motorcycle or scooter, see which documents a loan needs, and send a finance enquiry to ${name} in ${city}.`,
  },
  'service-booking': {
    title: `Book a service in ${city} · ${name}`,
    description: `Book a paid or free service for your motorcycle or scooter at the workshop of ${name}, ${address.street}, ${city}. Choose a day and we will call you back.`,
  },
  amc: {
    title: `Annual maintenance contract (AMC) · ${name}`,
    description: `A year of maintenance in one contract: 3 services, 2 extra washes, 10% off labour, 5% off parts, accessories and genuine oil. Ask ${name} in ${city}.`,
  },
  'extended-warranty': {
    title: `Extended warranty of up to 10 years · ${name}`,
    description: `3 years of standard warranty, and 1 to 7 years more for scooters and motorcycles. Periods and distances of every plan, and an enquiry form, at ${name} in ${city}.`,
  },
  optain: {
    title: `Choose how we may reach you · ${name}`,
    description: `Choose how ${name} may send you service reminders and offers: SMS, RCS, voice call, e-mail or WhatsApp. You can change your choice at any time.`,
  },
  'terms-conditions': {
    title: `Terms and conditions · ${name}`,
    description: `The terms for using the website of ${name}: prices, availability, enquiries and bookings, finance, offers, and the law that applies.`,
  },
  'joy-club': {
    title: `Joy Club, the club for our customers · ${name}`,
    description: `Rides, workshop evenings and member benefits for everyone who rides a two-wheeler from ${name} in ${city}. Watch the film and ask to join.`,
  },
  'privacy-policy': {
    title: `Privacy policy · ${name}`,
    description: `What ${name} stores when you use this website or send an enquiry, why and for how long, and your rights under India's Digital Personal Data Protection Act, 2023.`,
  },
  insurance: {
    title: `Two-wheeler insurance in ${city} · ${name}`,
    description: `Third-party insurance is mandatory for every two-wheeler in India. What it covers, what it leaves out, and an enquiry form for a new policy or a renewal at ${name}.`,
  },
  dealers: {
    title: `Showroom in ${city}: address, phone, opening hours · ${name}`,
    description: `Address, phone numbers, opening hours and directions to the showroom and workshop of ${name} on ${address.street}, ${city}.`,
  },
  offers: {
    title: `Offers on motorcycles and scooters in ${city} · ${name}`,
    description: `Current offers on motorcycles and scooters at ${name} in ${city}. Ask about an offer and we will call you back with the details.`,
  },
  gallery: {
    title: `Gallery, our motorcycles and showroom in pictures · ${name}`,
    description: `Pictures of motorcycles and scooters on the road and in the showroom of ${name}, ${address.street}, ${city}. Have a look before you come for a ride.`,
  },
  'text-ride-booking': {
    title: `Book a test ride in ${city} · ${name}`,
    description: `Choose a motorcycle or scooter, see its ex-showroom price and colours, and ask ${name} in ${city} for a test ride. We will call you back.`,
  },
} satisfies Record<PublicPageName, { title: string; description: string }>;
