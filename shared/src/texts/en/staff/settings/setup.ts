import type { DemoContent } from '../../../../dealership/setting-values.ts';

const contents: Readonly<Record<DemoContent, string>> = {
  prices: 'Models and prices',
  offers: 'Offers',
  notifications: 'Notification on the home page',
  gallery: 'Gallery',
};

export const setupTexts = {
  title: 'First Steps',
  intro:
    'The site starts with a sample dealership. Replace it step by step; you can stop and continue any time.',
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
    reach: 'Phone, WhatsApp, email',
    hours: 'Opening hours',
    place: 'Map',
    texts: 'Texts',
    content: 'Models and prices',
    colleague: 'First colleague',
    finish: 'Finish',
  },
  demoStory: 'Texts of the demo about itself',
  demoStoryText: 'These are the demo’s. Remove them, and write your own when you have the time.',
  removeStory: 'Remove them',
  standard: 'Texts that come with the website',
  standardText:
    'These texts fit any dealership; your details are filled in. Read them once; you can change them later.',
  confirmStandard: 'Use these texts',
  nothingLeft: 'Nothing is left of the demo here.',
  contentText: 'Visitors see these until you replace them. Confirm each once it is yours.',
  contents,
  ours: 'This is ours',
  isOurs: (what: string) => `${what}: this is ours`,
  later: 'Later',
  withdraw: 'Take the demo’s models off the website',
  withdrawing: (done: number, all: number) => `${done} of ${all} …`,
  withdrawText: 'You can put each of them back under Bikes.',
  withdrawn: 'No model is on the website now.',
  colleagueText:
    'Each colleague has their own password. Create the account and send them the link.',
  addColleague: 'Add a colleague',
  nobodyYet: 'Not now',
  finishText: 'Then the website is yours. Everything can be changed later under Settings.',
  missing: 'Still to do first:',
  finishNow: 'The website is ours',
  /** While there is none. */
  backup:
    'There is no backup yet. Ask the person who looks after the server to set up a daily one; without it everything entered here would be lost with the server.',
  finished: 'The first steps are done.',
  next: 'Next step',
  /** Until the setting is decided. */
  promise: {
    title: 'Tell visitors by when you call',
    text: 'After sending an enquiry they can read a time: “We’ll call you by 11:40 AM.” You choose for which enquiries.',
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
