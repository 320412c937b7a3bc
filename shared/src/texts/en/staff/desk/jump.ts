import { englishJump } from '../../../parts/english/jump-words.ts';

export const jumpTexts = {
  title: 'Jump to…',
  close: 'Close',
  label: {
    all: 'Name, number, model, reference or screen',
    enquiries: 'Reference, colleague or screen',
    screens: 'Model or screen',
  },
  groups: {
    recent: 'Recent customers',
    actions: 'Actions',
    screens: 'Screens',
    models: 'Models',
    offers: 'Offers',
    people: 'Colleagues',
    enquiry: 'Enquiry',
    customers: 'Customers',
  },
  /** Of a colleague. */
  theirs: 'Their open enquiries',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** The search found more. */
  cut: (customers: number) =>
    `Only the first ${customers} customers are shown. Type more to see others.`,
  looking: 'Looking…',
  nothing: 'Nothing was found.',
  tooShort: (least: number) => `Type at least ${least} letters or digits to find customers.`,
  unnamed: 'No name',
  keys: 'Keyboard shortcuts',
  /** In every language, since many people type English words. */
  english: englishJump,
};

/** Actions that the field offers at once, by the screen on which they are taken. */
export const jumpActions = englishJump.actions;

/** Other words for the screens, by the names of these. */
export const screenWords = englishJump.words;
