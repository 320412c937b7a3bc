import type { DemoContent } from '../../../../dealership/setting-values.ts';

const contents: Readonly<Record<DemoContent, string>> = {
  prices: 'Models and prices',
  offers: 'Offers',
  notifications: 'Announcement on the home page',
  gallery: 'Gallery',
};

/** Texts of the first steps of a new dealership, and of settings that are still the demo's. */
export const setupTexts = {
  title: 'First Steps',
  intro:
    'The website begins with a made-up dealership. In a few minutes it is yours; you can leave at any time and go on later.',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  done: 'done',
  /** Short texts of the buttons that lead to the steps. */
  short: {
    identity: 'Name',
    reach: 'Numbers',
    hours: 'Hours',
    place: 'Map',
    texts: 'Texts',
    content: 'Models',
    colleague: 'Team',
    finish: 'Finish',
  },
  steps: {
    identity: 'Name and address',
    reach: 'Phone, WhatsApp, e-mail',
    hours: 'Opening hours',
    place: 'Map',
    texts: 'Texts',
    content: 'Models and prices',
    colleague: 'First colleague',
    finish: 'Finish',
  },
  demoStory: 'What the demo says about itself',
  demoStoryText: 'These are the demo’s. Remove them, and write your own when you have the time.',
  removeStory: 'Remove them',
  standard: 'Texts that come with the website',
  standardText:
    'They are true of any dealership that uses this website, with your own details in them. Read them once; you can change them later.',
  confirmStandard: 'They are right for us',
  nothingLeft: 'Nothing is left of the demo here.',
  contentText: 'Visitors see these until you replace them. Say so once they are yours.',
  contents,
  ours: 'This is ours',
  isOurs: (what: string) => `${what}: this is ours`,
  later: 'Later',
  withdraw: 'Take the demo’s models off the website',
  withdrawing: (done: number, all: number) => `${done} of ${all} …`,
  withdrawText: 'You can put each of them back under Bikes.',
  withdrawn: 'No model is on the website now.',
  colleagueText:
    'A colleague signs in with an own password. You make the account; the link that it comes with lets them choose one.',
  addColleague: 'Add a colleague',
  nobodyYet: 'Not now',
  finishText: 'Then the website is yours. Everything can be changed later under Settings.',
  missing: 'Still to do first:',
  finishNow: 'The website is ours',
  finished: 'The first steps are done.',
  next: 'Next step',
  /** Until the setting is decided. */
  promise: {
    title: 'Tell visitors by when you call',
    text: 'After sending an enquiry they can read a time: “We call you by 11:40 AM.” You choose for which enquiries.',
    choose: 'Choose',
    notNow: 'Not now',
  },
  states: { open: 'open', done: 'done' },
  /** On the dashboard. */
  card: {
    title: 'Still from the demo',
    open: 'Visitors see a made-up dealership. Make it yours:',
    done: 'Visitors still see these as the demo has them:',
    start: 'Go through the first steps',
  },
};
