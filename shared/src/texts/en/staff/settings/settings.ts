import type { SettingName } from '../../../../dealership/dealership-settings.ts';
import type { PictureSetting } from '../../../../dealership/setting-values.ts';

const facts: Readonly<Record<SettingName, string>> = {
  name: 'Name',
  shortLine: 'Short line',
  legalName: 'Legal name',
  grievance: 'Grievance contact',
  whatsapp: 'WhatsApp number',
  socialLinks: 'Social media',
  film: 'Joy Club film',
  areaPlan: 'Drawn plan',
  planPicture: 'The way to you',
  still: 'Home page on phones',
  sharePicture: 'Link previews',
  icon: 'Site icon',
  directions: 'Directions',
  developerCredit: 'Website developer',
  vendorCredit: 'IT supplier',
  loan: 'EMI presets',
  retention: 'How long enquiries are kept',
  tracking: 'Conversions',
  branchName: 'Name of the showroom',
  address: 'Address',
  position: 'Place on the map',
  email: 'E-mail',
  phones: 'Phone numbers',
  week: 'Opening hours',
  specialDays: 'Holidays and special days',
  answerTimes: 'How soon enquiries are answered',
  promises: 'Times promised on the website',
  assignments: 'Who gets the enquiries',
  lostReasons: 'Why enquiries are closed',
  confirmationLimit: 'Confirmations in an hour',
  about: 'About us',
  amc: 'AMC',
  insurance: 'Insurance',
  'joy-club': 'Joy Club',
  setup: 'First steps',
  demoContent: 'What is still from the demo',
  'privacy-policy': 'Privacy Policy',
  'terms-conditions': 'Terms & Conditions',
};

export const settingsTexts = {
  facts,
  notLoaded: 'The details could not be loaded.',
  saved: 'Saved. Visitors see it now.',
  nothingToSave: 'Nothing was changed.',
  sample: 'Sample',
  sampleHint:
    'What is marked Sample is still from the demo. Change it, or save it as it is if it is right.',
  nothing: 'nothing',
  /** For a further branch. */
  leftToFirst: 'the same as the dealership',
  on: 'on',
  off: 'off',
  begins: (years: number | undefined) => `begins with ${years ?? 0}`,
  /** With the name of an environment variable. */
  fixed: (variable: string) =>
    `${variable} is set on the server, so this cannot be changed here. Whoever runs the server can remove it.`,
  earlier: 'Earlier values',
  ownPicture: 'a picture of your own',
  standardPicture: 'what comes with the website',
};

export const detailsTexts = {
  title: 'Dealership',
  intro: 'What visitors read about you, on every page and in every PDF.',
  sections: {
    identity: 'Name and address',
    words: 'Short line and legal name',
    phones: 'Phone numbers',
    messages: 'WhatsApp and e-mail',
    grievance: 'Grievance contact',
    place: 'Map',
    pictures: 'Pictures',
    social: 'Social media',
    loan: 'EMI calculator',
    credits: 'Film and credits',
    tracking: 'Conversions',
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
  email: 'E-mail',
  whatsappHint: 'With 91 in front; 10 digits alone are fine too.',
  grievanceHint:
    'Who answers complaints about personal data, named in the privacy policy. What you leave empty is your own e-mail address and first sales number.',
  grievance: { name: 'Name', post: 'Post', email: 'E-mail', phone: 'Phone' },
  latitude: 'Latitude',
  longitude: 'Longitude',
  directions: 'How to reach you',
  directionsHint:
    'A line for each way, such as: From the station: ten minutes along the main road.',
  hasPlan: 'Show the drawn plan, which is of the demo’s town',
  placeHint: 'In degrees. In Google Maps, press long on your showroom to see both.',
  socialHint: 'The address of your page, beginning with https://. Leave it empty if you have none.',
  rate: 'Usual yearly rate (%)',
  years: 'Usual years, with commas between',
  defaultYears: 'Years to begin with',
  tracking: 'List conversions in dataLayer',
  trackingHint:
    'When a form is accepted, the page adds which form it was to window.dataLayer, for a script of your own. There is nothing about the visitor in it, and the site itself sends it to nobody. The privacy policy says so.',
  film: 'YouTube address of the Joy Club film',
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
  icon: 'In tabs and on home screens. A square logo of at least 192 pixels; of any other shape the part around the place that stays in sight is taken.',
  planPicture:
    'A plan or a photograph, shown in place of the drawn plan. Say what it shows, for people who do not see it.',
};

export const pictureSettingTexts = {
  hint: 'Those of models, offers and the gallery have screens of their own. Without a picture of yours, the one that comes with the website is shown.',
  labels: facts,
  hints: pictureHints,
  stored: (label: string) => `${label}: the picture is stored. Save to show it.`,
};

export const hoursScreenTexts = {
  title: 'Opening Hours',
  intro: 'When you are open. The site says so on every page: Open now, Closed today, and why.',
  week: 'The week',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  isOpen: (day: string) => `Open on ${day}`,
  /** The second part of a day comes after its break. */
  opensOn: (day: string, part: number) => (part === 1 ? `${day} opens` : `${day} opens again`),
  closesOn: (day: string, part: number) => (part === 1 ? `${day} closes` : `${day} closes again`),
  addBreak: (day: string) => `Add a break on ${day}`,
  removeBreak: (day: string) => `Remove the break on ${day}`,
  addToAll: 'Every day as on Monday',
  special: 'Holidays and special days',
  specialHint:
    'Closed, or open at other hours than in the week. Visitors are no longer told of days that are over.',
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

export const conflictTexts = {
  title: 'Someone else has changed this meanwhile',
  text: 'Choose which is to stay, then save.',
  theirs: 'Theirs',
  yours: 'Yours',
};

export const historyTexts = {
  title: (fact: string) => `Earlier values of ${fact}`,
  none: 'It has not been changed yet.',
  notLoaded: 'The earlier values could not be loaded.',
  by: (who: string, date: string, time: string) => `${date} at ${time.slice(0, 5)} by ${who}`,
  before: 'Before',
  after: 'After',
  bringBack: 'Use the value before',
  bringingBack: 'Saving…',
};
