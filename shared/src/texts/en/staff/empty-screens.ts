import type { menuTexts } from './office.ts';

/** Explanation on a screen without rows, below its own words for that. */
interface AboutScreen {
  /** The purpose of the screen; `null`: a sentence above the list always explains it. */
  purpose: string | null;
  /** The first step, for people who may take it; a link may follow. */
  first: string;
}

const writeDown =
  'Enquiries arrive from the forms of the website. Add those of people who phone or visit:';
const addModel = 'Every price belongs to a model, so begin with a model:';

/** Every screen has a key here; `null`: it has no list that can be empty, or explains each of its lists. */
const screens = {
  dashboard: {
    purpose: 'The dashboard shows what has arrived today and in the last eight weeks.',
    first: writeDown,
  },
  desk: {
    purpose:
      'The desk shows every enquiry that waits for an answer, and by when the answer is due.',
    first: writeDown,
  },
  appointments: {
    purpose:
      'This screen shows who comes on which day, for example for a test ride or for service.',
    first: 'Appointments are made for enquiries, on the desk. Begin with an enquiry:',
  },
  insights: { purpose: null, first: writeDown },
  enquiries: {
    purpose: 'Enquiries of all kinds are listed here, to search, print and export.',
    first: writeDown,
  },
  report: {
    purpose: 'Every enquiry of this kind is listed here, to search, print and export.',
    first: writeDown,
  },
  customer: {
    purpose: 'Here you find customers, with all their enquiries, vehicles and consents.',
    first: `Customers appear here with their first enquiry. ${writeDown}`,
  },
  price: { purpose: 'Here you change the prices that visitors see.', first: addModel },
  'accessories-price': {
    purpose: 'Here you change the prices of the accessories that visitors see.',
    first: 'Accessories are added to a model:',
  },
  bikes: {
    purpose: 'Here you choose which models are on sale.',
    first: 'Add a model of this type first:',
  },
  models: {
    purpose: null,
    first: 'Choose “Add a model” above, fill in its sections, and publish it.',
  },
  offer: {
    purpose: 'Here you say what the dealership advertises on the offers page of the website.',
    first: 'Choose “New” above, and add a title, a picture and a description.',
  },
  notification: {
    purpose: 'A notification is a picture that pops up on the home page, such as a greeting.',
    first: 'Choose “New” above, and add a picture.',
  },
  gallery: {
    purpose: 'The gallery page of the website shows pictures of the showroom and its events.',
    first: 'Choose “New” above, and add your first pictures.',
  },
  banners: {
    purpose: 'Banners are wide pictures on the home page.',
    first: 'Choose “New” above, and add a picture.',
  },
  replies: {
    purpose: null,
    first: 'Choose “Add a reply” above, for example for how to find the showroom.',
  },
  audit: null,
  erasure: null,
  'add-enquiry': null,
  'import-leads': null,
  account: null,
  staff: null,
  dealership: null,
  hours: null,
  branches: null,
  answering: null,
  pages: null,
  setup: null,
  messages: null,
  retention: null,
  profile: null,
  'change-password': null,
  security: null,
  'days-off': null,
  alerts: null,
  api: null,
} satisfies Record<
  keyof typeof menuTexts.screens | 'dashboard' | 'enquiries' | 'report',
  AboutScreen | null
>;

/** Screens that can be empty; every report of one kind is `report`. */
export type EmptyScreenName = {
  [Name in keyof typeof screens]: (typeof screens)[Name] extends null ? never : Name;
}[keyof typeof screens];

/** Texts of screens without a single row (rules: empty-screens). */
export const emptyScreenTexts = {
  screens,
  demo: 'To see the screens at work, run “npm run demo” on a computer of your own: it shows a made-up month, separate from your data.',
};
