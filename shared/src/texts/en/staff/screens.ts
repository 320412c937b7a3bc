import { allEnquiriesTexts } from '../common/all-enquiries.ts';

/** What a screen says below its own words for an empty list (rules: empty-screens). */
interface EmptyScreenTexts {
  /** The purpose of the screen; `null`: a sentence above the list always explains it. */
  purpose: string | null;
  /** The first step (`firstSteps`). */
  first: string;
}

interface ScreenTexts {
  /** In the menu and in the window's title. */
  title: string;
  /** `null`: the screen has no list that can be empty, or explains each of its lists. */
  empty: EmptyScreenTexts | null;
}

const writeDown = {
  first: 'Enquiries arrive from the forms of the website. Add those of people who phone or visit:',
};

/** Every screen, by its name. */
const screens = {
  dashboard: {
    title: 'Dashboard',
    empty: {
      purpose: 'The dashboard shows what has arrived today and in the last eight weeks.',
      ...writeDown,
    },
  },
  desk: {
    title: 'Desk',
    empty: {
      purpose: 'The desk shows every enquiry that needs an answer, and when the answer is due.',
      ...writeDown,
    },
  },
  appointments: {
    title: 'Appointments',
    empty: {
      purpose:
        'This screen shows who comes on which day, for example for a test ride or for service.',
      first: 'Appointments are made for enquiries, on the desk. Begin with an enquiry:',
    },
  },
  insights: { title: 'Insights', empty: { purpose: null, ...writeDown } },
  enquiries: {
    title: allEnquiriesTexts.title,
    empty: {
      purpose: 'Enquiries of all types are listed here, to search, print and export.',
      ...writeDown,
    },
  },
  audit: { title: 'Audit Log', empty: null },
  erasure: { title: 'Erase a Person', empty: null },
  account: { title: 'Account', empty: null },
  price: {
    title: 'Price',
    empty: {
      purpose: 'Here you change the prices that visitors see.',
      first: 'Every price belongs to a model, so begin with a model:',
    },
  },
  'accessories-price': {
    title: 'Accessories Price',
    empty: {
      purpose: 'Here you change the prices of the accessories that visitors see.',
      first: 'Accessories are added to a model:',
    },
  },
  bikes: {
    title: 'Bikes',
    empty: {
      purpose: 'Here you choose which models are on sale.',
      first: 'Add a model of this type first:',
    },
  },
  models: {
    title: 'Models',
    empty: {
      purpose: null,
      first: 'Choose “Add a model” above, fill in its sections, and publish it.',
    },
  },
  offer: {
    title: 'Offer',
    empty: {
      purpose: 'Here you say what the dealership advertises on the offers page of the website.',
      first: 'Choose “New” above, and add a title, a picture and a description.',
    },
  },
  notification: {
    title: 'Notification',
    empty: {
      purpose: 'A notification is a picture that pops up on the home page, such as a greeting.',
      first: 'Choose “New” above, and add a picture.',
    },
  },
  gallery: {
    title: 'Gallery',
    empty: {
      purpose: 'The gallery page of the website shows pictures of the showroom and its events.',
      first: 'Choose “New” above, and add your first pictures.',
    },
  },
  banners: {
    title: 'Banners',
    empty: {
      purpose: 'Banners are wide pictures on the home page.',
      first: 'Choose “New” above, and add a picture.',
    },
  },
  staff: { title: 'Staff', empty: null },
  settings: { title: 'Settings', empty: null },
  dealership: { title: 'Dealership', empty: null },
  hours: { title: 'Opening Hours', empty: null },
  branches: { title: 'Branches', empty: null },
  answering: { title: 'Answering Enquiries', empty: null },
  replies: {
    title: 'Reply templates',
    empty: {
      purpose: null,
      first: 'Choose “Add a template” above, for example for how to find the showroom.',
    },
  },
  pages: { title: 'Page Texts', empty: null },
  setup: { title: 'First Steps', empty: null },
  messages: { title: 'Email delivery', empty: null },
  retention: { title: 'Automatic Deletion', empty: null },
  profile: { title: 'Profile', empty: null },
  'change-password': { title: 'Change Password', empty: null },
  security: { title: 'Sign-in and Security', empty: null },
  'days-off': { title: 'Days Off', empty: null },
  alerts: { title: 'Alerts', empty: null },
  api: { title: 'API Calls', empty: null },
  customer: {
    title: 'Customers',
    empty: {
      purpose: 'Here you find customers, with all their enquiries, vehicles and consents.',
      first: `Customers appear here with their first enquiry. ${writeDown.first}`,
    },
  },
  'add-enquiry': { title: 'Add enquiry', empty: null },
  'import-leads': { title: 'Import leads', empty: null },
  'add-photographs': { title: 'Add photographs', empty: null },
} satisfies Record<string, ScreenTexts>;

/** A screen with its title here; that of a report is a text of its kind. */
export type ScreenName = keyof typeof screens;

export const screenTexts = {
  screens,
  /** On an empty report of one kind. */
  report: {
    purpose: 'Every enquiry of this type is listed here, to search, print and export.',
    ...writeDown,
  } satisfies EmptyScreenTexts,
  /** On every empty screen. */
  demo: 'To see the screens at work, run “npm run demo” on a computer of your own: it shows a made-up month, separate from your data.',
};

/** Screens that can be empty. */
export type EmptyScreenName =
  | 'report'
  | {
      [Name in ScreenName]: (typeof screens)[Name]['empty'] extends null ? never : Name;
    }[ScreenName];

export function emptyTextsOf(name: EmptyScreenName): EmptyScreenTexts {
  return name === 'report' ? screenTexts.report : screens[name].empty;
}
