import type { SettingName } from '../../../../dealership/dealership-settings.ts';
import type { PictureSetting } from '../../../../dealership/setting-values.ts';
import { noticeNames } from '../../../parts/notice-names.ts';

const names: Readonly<Record<SettingName, string>> = {
  name: 'Name',
  shortLine: 'Short line',
  legalName: 'Legal name',
  grievance: 'Grievance contact',
  whatsapp: 'WhatsApp number',
  socialLinks: 'Social media',
  film: 'Joy Club video',
  areaPlan: 'Sketch map',
  planPicture: 'The way to you',
  still: 'Home page on phones',
  sharePicture: 'Link previews',
  icon: 'Site icon',
  directions: 'Directions',
  developerCredit: 'Website developer',
  vendorCredit: 'IT supplier',
  loan: 'EMI presets',
  registrationPlaces: 'Registering offices',
  rates: 'Taxes, fees and insurance',
  extras: 'Optional extras',
  reductions: 'Price reductions',
  lenders: 'Lenders',
  cardDays: 'How long a price card holds',
  fuelPrice: 'Price of petrol',
  electricityPrice: 'Price of electricity',
  upiId: 'Booking amounts',
  bookingRefund: 'When a customer does not buy',
  showsStock: 'Stock on the website',
  calendarNames: 'Names in calendars',
  retention: 'How long enquiries are kept',
  tracking: 'Conversions',
  branchName: 'Name of the branch',
  address: 'Address',
  position: 'Place on the map',
  email: 'Email',
  phones: 'Phone numbers',
  week: 'Opening hours',
  specialDays: 'Holidays and special days',
  answerTimes: 'Response times',
  promises: 'Times promised on the website',
  assignments: 'Assignment',
  lostReasons: 'Lost reasons',
  confirmationLimit: 'Confirmations in an hour',
  about: 'About us',
  amc: 'AMC',
  insurance: 'Insurance',
  'joy-club': 'Joy Club',
  setup: 'First steps',
  demoContent: 'Content of the demo',
  'privacy-policy': 'Privacy Policy',
  'terms-conditions': 'Terms & Conditions',
  ...noticeNames((language) => `Privacy notice in ${language}`),
};

export const settingsTexts = {
  names,
  notLoaded: 'The details could not be loaded.',
  saved: 'Saved. Visitors see it now.',
  nothingToSave: 'Nothing was changed.',
  /** Of two values that two people have saved. */
  chooseThenSave: 'Choose which version to keep, then save.',
  /** Of a folded section. */
  unsaved: 'Not saved yet',
  refused: 'Not saved: see below',
  sample: 'Sample',
  sampleHint:
    'Fields marked Sample are still the demo’s. Change them, or save them unchanged if they are correct.',
  nothing: 'nothing',
  /** For a further branch. */
  leftToFirst: 'the same as the dealership',
  on: 'on',
  off: 'off',
  begins: (years: number | undefined) => `begins with ${years ?? 0}`,
  /** With the name of an environment variable. */
  fixed: (variable: string) =>
    `${variable} is set on the server, so this cannot be changed here. The person who runs the server can remove it.`,
  earlier: 'History',
  ownPicture: 'a picture of your own',
  standardPicture: 'what comes with the website',
};

export const detailsTexts = {
  title: 'Dealership',
  intro: 'Your details, as every page and every PDF shows them.',
  sections: {
    identity: 'Name and address',
    words: 'Short line and legal name',
    phones: 'Phone numbers',
    messages: 'WhatsApp and email',
    grievance: 'Grievance contact',
    place: 'Map',
    pictures: 'Pictures',
    social: 'Social media',
    loan: 'EMI calculator',
    credits: 'Video and credits',
    tracking: 'Conversions',
    calendars: 'Calendars',
  },
  name: 'Name of the dealership',
  shortLine: 'Short line',
  shortLineHint: 'What you sell, in a few words without a full stop',
  legalName: 'Legal name',
  legalNameHint: 'Leave it empty if it is the same as the name',
  street: 'Street',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  phonesHint: 'The first sales number is the one that visitors call from every page.',
  phone: (department: string, number: number) => `${department} ${number}`,
  whatsappLabel: 'WhatsApp number',
  email: 'Email',
  whatsappHint: 'With 91 in front; 10 digits alone are fine too.',
  grievanceHint:
    'Who answers complaints about personal data, named in the privacy policy. If empty, your email address and first sales number are used.',
  grievance: { name: 'Name', post: 'Post', email: 'Email', phone: 'Phone' },
  latitude: 'Latitude',
  longitude: 'Longitude',
  directions: 'How to reach you',
  directionsHint:
    'A line for each way, such as: From the station: ten minutes along the main road.',
  hasPlan: 'Show the sketch map (it shows the demo’s town)',
  placeHint:
    'In degrees. In Google Maps, touch and hold your showroom, or click it with the right button, to see both.',
  socialHint: 'The address of your page, beginning with https://. Leave it empty if you have none.',
  rate: 'Usual yearly rate (%)',
  years: 'Usual years, with commas between',
  defaultYears: 'Years to begin with',
  calendarNames: 'Name customers in calendars',
  calendarNamesHint:
    'Anyone with a private calendar address (My Account, Calendar) then reads the names of customers too, and so does the company that keeps that calendar. Without it they read type, model and reference.',
  tracking: 'List conversions in dataLayer',
  trackingHint:
    'When a form is accepted, the page adds which form it was to window.dataLayer, for a script of your own. There is nothing about the visitor in it, and the site itself sends it to nobody. The privacy policy says so.',
  film: 'YouTube address of the Joy Club video',
  filmHint: 'Leave it empty to show none.',
  developerName: 'Website developed by',
  developerUrl: 'Developer’s website',
  vendorCredit: 'IT supplier, in the back office',
};

const pictureHints: Readonly<Record<PictureSetting, string>> = {
  still:
    'Behind the first words of the home page; a wide screen shows the banners instead. At least 960 pixels wide, and calm at its upper edge, where the words end.',
  sharePicture:
    'What WhatsApp and others show beside a link to you, unless the page is about a model, which has its own. 1200 × 630 pixels is best.',
  icon: 'In tabs and on home screens. A square logo of at least 192 pixels; any other shape is cropped around its focus point.',
  planPicture:
    'A plan or a photograph, shown in place of the sketch map. Describe it for screen readers.',
};

export const pictureSettingTexts = {
  hint: 'Those of models, offers and the gallery have screens of their own. Without a picture of yours, the one that comes with the website is shown.',
  labels: names,
  hints: pictureHints,
  stored: (label: string) => `${label}: the picture is stored. Save to show it.`,
};

export const hoursScreenTexts = {
  title: 'Opening Hours',
  intro: 'Your opening hours, as every page shows them.',
  week: 'The week',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  isOpen: (day: string) => `Open on ${day}`,
  /** The second part of a day comes after its break. */
  opensOn: (day: string, part: number) => (part === 1 ? `${day} opens` : `${day} opens again`),
  closesOn: (day: string, part: number) => (part === 1 ? `${day} closes` : `${day} closes again`),
  addBreak: (day: string) => `Add a break on ${day}`,
  removeBreak: (day: string) => `Remove the break on ${day}`,
  addToAll: 'Copy Monday to all days',
  special: 'Holidays and special days',
  specialHint:
    'Closed, or open at other hours than in the week. Past days are not shown to visitors.',
  none: 'None yet.',
  add: 'Add a holiday',
  newEntry: 'New holiday',
  remove: (reason: string) => `Remove ${reason}`,
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason that visitors read',
  reasonHint: 'such as Durga Puja',
  hasOther: 'Open at other hours',
};

export const historyTexts = {
  title: (setting: string) => `History of ${setting}`,
  none: 'Nothing has been changed yet.',
  notLoaded: 'The history could not be loaded.',
  by: (by: string, when: string) => `${by}, ${when}`,
  before: 'Before',
  after: 'After',
  bringBack: 'Restore',
  bringingBack: 'Restoring…',
};
