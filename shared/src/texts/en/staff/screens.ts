import { screenTitles } from '../../parts/english/screen-titles.ts';

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
    title: screenTitles.dashboard,
    empty: {
      purpose: 'The dashboard shows what has arrived today and in the last eight weeks.',
      ...writeDown,
    },
  },
  desk: {
    title: screenTitles.desk,
    empty: {
      purpose: 'The desk shows every enquiry that needs an answer, and when the answer is due.',
      ...writeDown,
    },
  },
  appointments: {
    title: screenTitles.appointments,
    empty: {
      purpose:
        'This screen shows who comes on which day, for example for a test ride or for service.',
      first: 'Appointments are made for enquiries, on the desk. Begin with an enquiry:',
    },
  },
  insights: { title: screenTitles.insights, empty: { purpose: null, ...writeDown } },
  enquiries: {
    title: screenTitles.enquiries,
    empty: {
      purpose: 'Enquiries of all types are listed here, to search, print and export.',
      ...writeDown,
    },
  },
  audit: { title: screenTitles.audit, empty: null },
  erasure: { title: screenTitles.erasure, empty: null },
  account: { title: screenTitles.account, empty: null },
  price: {
    title: screenTitles.price,
    empty: {
      purpose: 'Here you change the prices that visitors see.',
      first: 'Every price belongs to a model, so begin with a model:',
    },
  },
  'accessories-price': {
    title: screenTitles['accessories-price'],
    empty: {
      purpose: 'Here you change the prices of the accessories that visitors see.',
      first: 'Accessories are added to a model:',
    },
  },
  stock: {
    title: screenTitles.stock,
    empty: {
      purpose: 'Here you say which variant is there in which colour.',
      first: 'The stock belongs to a model on sale, so begin with a model:',
    },
  },
  bikes: {
    title: screenTitles.bikes,
    empty: {
      purpose: 'Here you choose which models are on sale.',
      first: 'Add a model of this type first:',
    },
  },
  models: {
    title: screenTitles.models,
    empty: {
      purpose: 'The models of the website are listed here.',
      first: 'Choose “Add a model” above, fill in its sections, and publish it.',
    },
  },
  offer: {
    title: screenTitles.offer,
    empty: {
      purpose: 'Here you say what the dealership advertises on the offers page of the website.',
      first: 'Choose “New” above, and add a title, a picture and a description.',
    },
  },
  notification: {
    title: screenTitles.notification,
    empty: {
      purpose: 'A notification is a picture that pops up on the home page, such as a greeting.',
      first: 'Choose “New” above, and add a picture.',
    },
  },
  gallery: {
    title: screenTitles.gallery,
    empty: {
      purpose: 'The gallery page of the website shows pictures of the showroom and its events.',
      first: 'Choose “New” above, and add your first pictures.',
    },
  },
  banners: {
    title: screenTitles.banners,
    empty: {
      purpose: 'Banners are wide pictures on the home page.',
      first: 'Choose “New” above, and add a picture.',
    },
  },
  staff: { title: screenTitles.staff, empty: null },
  settings: { title: screenTitles.settings, empty: null },
  dealership: { title: screenTitles.dealership, empty: null },
  hours: { title: screenTitles.hours, empty: null },
  branches: { title: screenTitles.branches, empty: null },
  'on-road': { title: screenTitles['on-road'], empty: null },
  answering: { title: screenTitles.answering, empty: null },
  replies: {
    title: screenTitles.replies,
    empty: {
      purpose: null,
      first: 'Choose “Add a template” above, for example for how to find the showroom.',
    },
  },
  pages: { title: screenTitles.pages, empty: null },
  setup: { title: screenTitles.setup, empty: null },
  messages: { title: screenTitles.messages, empty: null },
  keys: {
    title: screenTitles.keys,
    empty: {
      purpose: null,
      first: 'Choose “Make a key” above, one for each portal or program.',
    },
  },
  webhooks: {
    title: screenTitles.webhooks,
    empty: {
      purpose: null,
      first: 'Choose “Add an address” above, one for each program.',
    },
  },
  retention: { title: screenTitles.retention, empty: null },
  takeout: { title: screenTitles.takeout, empty: null },
  profile: { title: screenTitles.profile, empty: null },
  'change-password': { title: screenTitles['change-password'], empty: null },
  security: { title: screenTitles.security, empty: null },
  'days-off': { title: screenTitles['days-off'], empty: null },
  alerts: { title: screenTitles.alerts, empty: null },
  calendar: { title: screenTitles.calendar, empty: null },
  api: { title: screenTitles.api, empty: null },
  customer: {
    title: screenTitles.customer,
    empty: {
      purpose: 'Here you find customers, with all their enquiries, vehicles and consents.',
      first: `Customers appear here with their first enquiry. ${writeDown.first}`,
    },
  },
  'add-enquiry': { title: screenTitles['add-enquiry'], empty: null },
  'import-leads': { title: screenTitles['import-leads'], empty: null },
  'add-photographs': { title: screenTitles['add-photographs'], empty: null },
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
