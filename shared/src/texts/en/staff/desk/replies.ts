import type { Consent } from '../../../../consents/consents.ts';
import type { CustomerLanguage } from '../../../../desk/customers.ts';
import type { Placeholder } from '../../../../desk/replies.ts';
import type { ReplyPurpose, ReplyWay } from '../../../../desk/reply-ways.ts';
import {
  placeholderList,
  placeholderMarks,
  replySample,
  replyScope,
} from '../../../parts/reply-templates.ts';
import { kindNames, languageNames, stateTexts } from './desk.ts';
import { filterTexts } from './desk-late.ts';

const ways: Readonly<Record<ReplyWay, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  mail: 'Email',
  call: 'Call script',
};

/** Descriptions of the placeholders, as a part of a sentence. */
const placeholders: Readonly<Record<Placeholder, string>> = {
  name: 'the customer’s first name',
  model: 'the model',
  price: 'the price',
  time: 'a time that is still to come',
  calendar: 'the address of the appointment, for the customer’s calendar',
  branch: 'the dealership’s name',
  reference: 'the reference',
};

const andList = new Intl.ListFormat('en-GB');
const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function missingText(names: readonly Placeholder[]): string {
  const are = names.length === 1 ? 'is' : 'are';
  return `${andList.format(names.map((name) => placeholders[name]))} ${are} missing.`;
}

function noOffersBy(names: readonly ReplyWay[]): string {
  const by = names.map((way) => (way === 'call' ? 'telephone' : ways[way]));
  return `No offers by ${orList.format(by)}`;
}

export const replyTexts = {
  ways,
  /** Accessible name of the link; it begins with the visible text. */
  by: (way: ReplyWay, title: string) => `${ways[way]}: ${title}`,
  script: (title: string) => `Call script: ${title}`,
  missing: (names: readonly Placeholder[]) => `Cannot be used: ${missingText(names)}`,
  /** Missing only in the subject. */
  missingOfMail: (names: readonly Placeholder[]) => `Not by email: ${missingText(names)}`,
  subject: 'Subject:',
  /** Beside an offer: wait until the customer agrees, staff confirm a request, or an owner has checked a restore. */
  noOffers: {
    agreed: (names) =>
      `${noOffersBy(names)}: the customer has not agreed to that, or has stopped it. They can opt in on the Optain page of the website.`,
    confirmation: (names) =>
      `${noOffersBy(names)} yet: after a stop the customer has asked for them again on the website. It counts once it is confirmed on the customer’s page.`,
    restore: (names) =>
      `${noOffersBy(names)} yet: since the database was restored, an owner has to check it first, on the screen Email delivery.`,
  } satisfies Record<
    'agreed' | NonNullable<Consent['waits']>,
    (names: readonly ReplyWay[]) => string
  >,
  offer: 'Offer',
  offerClosed: 'Offers need an open enquiry: reopen it first.',
  offerUnknown:
    'We could not check whether the customer has agreed to offers. Close this and open it again.',
  /** Above the link that sends an offer. */
  allowed: 'The customer has agreed to this. It is recorded as sent: now send it.',
  notSent: 'Not sending it? Close this and choose Undo.',
  notUndoable: 'It can no longer be undone. If you do not send it, say so in a note.',
  send: (way: ReplyWay) => `Open ${ways[way]}`,
  noMail: 'Replies cannot be sent by email, as it is not set up. Please tell an owner.',
  mailClosed: 'To send a reply by email, reopen the enquiry first.',
  loading: 'Loading templates...',
  notLoaded: 'The templates could not be loaded.',
};

export const replyEditorTexts = {
  title: 'Reply templates',
  intro:
    'Everyone who answers enquiries can send these from the desk with two taps, or read them out on the phone. An offer by WhatsApp or SMS takes a third tap, after the check that the customer has agreed.',
  notLoaded: 'Failed to load the templates. Please try again.',
  add: 'Add a template',
  none: 'There is no template yet.',
  edit: 'Edit',
  editOf: (title: string) => `Edit: ${title}`,
  earlier: 'History',
  earlierOf: (title: string) => `History: ${title}`,
  hidden: 'Hidden',
  newTitle: 'New template',
  name: 'Name',
  nameHint: 'What colleagues see; customers do not.',
  ways: 'Offered as',
  waysOf: ways,
  purpose: 'Purpose',
  purposeHint:
    'Whatever advertises something is an offer. It can be used only for customers who have agreed to offers in that way, on the Optain page of the website, and have not stopped them since.',
  purposes: {
    service: 'Service',
    offer: 'Offer',
  } satisfies Record<ReplyPurpose, string>,
  subject: (language: CustomerLanguage) => `Subject of the email in ${languageNames[language]}`,
  subjectHint: 'If empty: the type of enquiry, its reference and the dealership’s name.',
  subjectOf: (subject: string) => `Subject: ${subject}`,
  noMail:
    'Email is not set up, so replies are not offered by email. Settings > Email delivery shows owners why.',
  kinds: 'Types of enquiries',
  kindsHint: 'None selected: all',
  kindsOf: kindNames,
  statuses: 'While the enquiry is',
  ...replyScope({ ...filterTexts, ...stateTexts, kindNames }),
  text: (language: CustomerLanguage) => `Text in ${languageNames[language]}`,
  textHint: `These are filled in: ${placeholderList(placeholders)}.`,
  translations: 'Other languages',
  translationsHint: 'For customers whose language is noted; else the English text is used.',
  preview: 'Preview',
  previewHint: 'As it would be for an enquiry made up for this.',
  isHidden: 'Hide it: no longer offered',
  save: { text: 'Save', busy: 'Saving...' },
  saved: 'Saved. It is offered from now on.',
  titleMissing: 'Give it a name',
  textMissing: 'Write a text',
  notPlaceholder: `In braces use only ${andList.format(placeholderMarks(placeholders))}`,
  tooManyMarks: (max: number) => `Use at most ${max} placeholders here`,
  waysMissing: 'Choose at least one',
  sample: replySample,
  versionsTitle: (title: string) => `History of ${title}`,
  /** `by` is empty for the one that came with the product. */
  version: (version: number, by: string, at: string) =>
    `Version ${version} · ${by || 'came with the product'} · ${at}`,
  isPresent: 'in use',
  bringBack: 'Restore',
  bringBackOf: (version: number) => `Restore version ${version}`,
  bringingBack: 'Saving...',
};
