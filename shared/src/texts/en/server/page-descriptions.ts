import type { PublicPageName } from '../../../site/page-paths.ts';
import type { SellerWords } from '../common/pages.ts';

/** What search engines and previews show of a public page; without one its first words describe it. */
export const pageDescriptions: Readonly<Partial<Record<PublicPageName, SellerWords>>> = {
  home: ({ name, shortLine, address }) =>
    `${shortLine}: ${name}, ${address.street}, ${address.city}. Send an enquiry and we will call you back.`,
  motorcycle: ({ name, address }) =>
    `Every motorcycle on sale at ${name} in ${address.city} with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  scooters: ({ name, address }) =>
    `Every scooter on sale at ${name} in ${address.city}, petrol and electric, with its ex-showroom price, engine and power. Compare models, work out the EMI, and book a test ride.`,
  'view-details': ({ name, address }) =>
    `Variants with ex-showroom prices, colours, specifications, features and accessories of every motorcycle and scooter at ${name} in ${address.city}.`,
  'angle-view': ({ name, address }) =>
    `Turn a motorcycle or scooter around and look at it from every side before you come for a test ride at ${name} in ${address.city}.`,
  contact: ({ name, address, week }) =>
    `Call, write or come to ${name}, ${address.street}, ${address.city}. Open ${week.map(({ days, times }) => `${days} ${times}`).join(', ')}.`,
  finance: ({ name, address }) =>
    `Work out the EMI of your motorcycle or scooter, see which documents a loan needs, and send a finance enquiry to ${name} in ${address.city}.`,
  'service-booking': ({ name, address }) =>
    `Book a paid or free service for your motorcycle or scooter at the workshop of ${name}, ${address.street}, ${address.city}. Choose a day and we will call you back.`,
  'extended-warranty': ({ name, address }) =>
    `3 years of standard warranty, and 1 to 7 years more for scooters and motorcycles. Years and kilometres of every plan, and an enquiry form, at ${name} in ${address.city}.`,
  optain: ({ name }) =>
    `Choose how ${name} may send you service reminders and offers: SMS, RCS, voice call, email or WhatsApp. You can change your choice at any time.`,
  dealers: ({ name, address }) =>
    `Address, phone numbers, opening hours and directions to the showroom and workshop of ${name} on ${address.street}, ${address.city}.`,
  offers: ({ name, address }) =>
    `Current offers on motorcycles and scooters at ${name} in ${address.city}. Ask about an offer and we will call you back with the details.`,
  gallery: ({ name, address }) =>
    `Pictures of motorcycles and scooters on the road and in the showroom of ${name}, ${address.street}, ${address.city}. Have a look before you come for a ride.`,
  'text-ride-booking': ({ name, address }) =>
    `Choose a motorcycle or scooter, see its ex-showroom price and colours, and ask ${name} in ${address.city} for a test ride. We will call you back.`,
  compare: ({ name, address }) =>
    `Two or three models side by side: on-road price, monthly cost, mileage, at ${name} in ${address.city}.`,
};
