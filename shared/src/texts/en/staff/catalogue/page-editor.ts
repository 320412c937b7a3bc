import type { ListLook } from '../../../../page-texts/page-text.ts';
import type { PageMark } from '../../../../page-texts/page-marks.ts';

const mark: Readonly<Record<PageMark, string>> = {
  name: 'the name of the dealership',
  street: 'the street',
  city: 'the city',
  address: 'the whole address',
  phone: 'the first sales number',
  email: 'the email address',
  firm: 'the legal name',
  officer: 'the grievance contact, with name and post',
  'officer-email': 'the email address of the grievance contact',
  'officer-phone': 'the phone number of the grievance contact',
  kept: 'how long enquiries are kept',
  conversions: 'what the page notes when a form is accepted',
  version: 'the version of the privacy notice',
};

const looks: Readonly<Record<ListLook, string>> = {
  ticks: 'With check marks',
  points: 'With small headings',
  figures: 'With large figures',
  years: 'As years',
};

const lookHints: Readonly<Record<ListLook, string>> = {
  ticks: 'Each line is one point.',
  points: 'Each line: - Heading: what there is to say',
  figures: 'Each line: - 30%: what it is',
  years: 'Each line: - 1996: Heading: what happened',
};

/** The privacy notice in languages that the site does not speak. */
export const furtherNoticeTexts = {
  name: 'Privacy notice in more languages',
  intro:
    'The law lets people read the privacy notice in English or in any language of the Eighth Schedule. Paste its text here in the languages that your customers read. Every form then offers it beside the notice, and an enquiry keeps which text its sender opened.',
  language: 'Language',
  option: (language: string, isOffered: boolean) => (isOffered ? `${language}: offered` : language),
  /** The page to translate, and to compare with. */
  present: 'See the notice as it is now',
  title: 'Heading of the notice',
  text: 'Text of the notice',
  textHint:
    'An empty line begins a new paragraph. A line that begins with # and a blank is a heading, with a hyphen and a blank part of a list.',
  /** With the languages of the texts. */
  old: (languages: readonly string[]) =>
    `Written for an earlier notice: ${languages.join(', ')}. Compare them with the notice as it is now.`,
  older: (written: string, now: string) =>
    `The notice has changed since this text was written: it was version ${written} and is now ${now}. Bring the text up to date, select the box, then save.`,
  isChecked: (version: string) => `The text says what version ${version} says`,
  remove: 'Do not offer this language',
};

export const pageEditorTexts = {
  title: 'Page Texts',
  intro: 'The texts of these pages. Their forms, numbers and hours do not change.',
  page: 'Page',
  see: 'See the page on the website',
  pageTitle: 'Heading of the page',
  lead: 'First words',
  heading: 'Heading',
  newSection: 'New section',
  inShort: 'In short',
  body: 'Text',
  bodyHint:
    'An empty line begins a new paragraph. A line that begins with a hyphen and a blank is part of a list.',
  look: 'Lists in this section',
  looks,
  lookHints,
  add: 'Add a section',
  remove: (section: string) => `Remove ${section}`,
  useStandard: 'Use the text that comes with the website',
  standard: 'the text that comes with the website',
  marks: 'Details that fill themselves in',
  marksHint: 'Type one of these, and the page shows the detail as it is now:',
  mark,
};
