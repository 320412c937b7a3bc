import type { FoundBy } from '../../../../desk/customer-schema.ts';
import type { Origin } from '../../../../desk/status.ts';
import type { Consent } from '../../../../consents/consents.ts';
import type { ChannelConsent } from '../../../../enquiries/fields.ts';
import { knownCustomer } from '../../../parts/known-customer.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { languageNames } from './desk.ts';

export const customerTexts = {
  title: 'Customer',
  unnamed: 'Customer without a name',
  total: enquiriesText,
  gone: 'This customer was not found. Their enquiries may have been erased, or you may not read them.',
  notLoaded: 'The customer could not be loaded.',
  add: 'Add enquiry',
  enquiries: 'Enquiries',
  cut: (shown: number) => `Only the latest ${grouped.format(shown)} are shown.`,
  origins: {
    website: 'Website',
    'walk-in': 'Walk-in',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    import: 'Import',
    lead: 'Another program',
  } satisfies Record<Origin, string>,
  knownBy: 'Numbers and addresses',
  whatsapp: 'WhatsApp',
  whatsappTo: (number: string) => `Write to ${number} on WhatsApp`,
  consents: 'Consents',
  noConsents: 'No marketing consent: reply to enquiries only',
  purposes: { 'reminders-and-offers': 'Reminders and offers' } satisfies Record<
    Consent['purpose'],
    string
  >,
  consent: {
    given: (purpose: string, day: string) => `${purpose}: yes, since ${day}`,
    withdrawn: (purpose: string, day: string) => `${purpose}: no, since ${day}`,
    confirmation: (purpose: string, day: string) =>
      `${purpose}: asked for on the website, ${day}. No until you confirm it`,
    restore: (purpose: string, day: string) =>
      `${purpose}: yes, since ${day}. No until an owner has checked the restored database under Email delivery`,
  },
  confirm: {
    about: (mobile: string) =>
      `${mobile} had stopped all messages. Since then someone has asked for them on the website. Anyone can type this number there: call the customer and ask, then confirm.`,
    action: 'Confirm: the customer wants this',
    busy: 'Saving…',
    done: 'Confirmed',
  },
  channelNames: {
    rcs: 'RCS message',
    sms: 'SMS',
    obd: 'Voice call',
    email: 'Email',
    whatsapp: 'WhatsApp',
  } satisfies Record<keyof ChannelConsent, string>,
  vehicles: 'Vehicles',
  noVehicles: 'None known',
  noRegistration: 'Registration not known',
  boughtIn: (year: string) => `bought in ${year}`,
};

const foundNames: Readonly<Record<FoundBy['is'], string>> = {
  name: 'Name',
  model: 'Model',
  registration: 'Registration',
  reference: 'Enquiry',
  enquiry: 'In enquiry',
};

export function foundText({ is, text }: FoundBy): string {
  return `${foundNames[is]}: ${text}`;
}

export const customerNoteTexts = {
  title: 'Note',
  note: 'Good to know about this customer',
  language: 'Language',
  /** Above the languages, until one is chosen. */
  askLanguage: 'Which language do they speak? (optional)',
  noLanguage: 'Not known',
  languages: languageNames,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  nothing: 'No note',
};

export const blockTexts = {
  blocked: 'Blocked',
  block: 'Block',
  blockNumber: (number: string) => `Block ${number}`,
  unblock: 'Unblock',
  unblockNumber: (number: string) => `Unblock ${number}`,
  title: 'Block this number?',
  text: (number: string) =>
    `Open enquiries from ${number} will be closed as “Not an enquiry”, and new ones will be closed unseen.`,
  action: { text: 'Block number', busy: 'Blocking…' },
  done: (number: string) => `${number} is blocked.`,
  undone: (number: string) =>
    `${number} is unblocked. Closed enquiries stay closed and can be reopened.`,
};

export const samePersonTexts = {
  title: 'Linked contacts',
  none: 'None.',
  find: 'Link another contact…',
  dialogTitle: 'Who is the same person?',
  search: 'Number, name, model or reference',
  searchAction: 'Find',
  searching: 'Finding…',
  nobody: 'No customers found.',
  nobodyElse: 'No other customers found.',
  found: (count: number) => (count === 1 ? '1 customer found' : `${count} customers found`),
  /** The search found more. */
  foundFirst: (count: number) =>
    `Showing the first ${count}. Type more of the number or name to see others.`,
  join: 'Link',
  joinWith: (who: string) => `Link ${who}`,
  joining: 'Linking…',
  joined: (who: string) => `${who} was linked with this customer.`,
  proposed:
    'This involves enquiries that you may not read, so it was proposed to the managers. Nothing has changed yet.',
  note: (note: string) => `Note: ${note}`,
  separate: 'Separate',
  separateFrom: (who: string) => `Separate ${who}`,
  separateTitle: 'Separate again?',
  separateText: (who: string) =>
    `${who} will be a separate customer again, with their own note and all their enquiries, new ones included.`,
  separateAction: { text: 'Separate', busy: 'Separating…' },
  separated: (who: string) => `${who} is a separate customer again.`,
};

export const proposalTexts = {
  title: 'The same person?',
  intro: 'Proposed by colleagues who may not link these customers themselves.',
  none: 'There are no proposals at the moment.',
  by: (who: string, day: string) => `Proposed by ${who}, ${day}`,
  accept: 'Link',
  acceptOf: (one: string, other: string) => `Link ${one} and ${other}`,
  decline: 'Leave as they are',
  declineOf: (one: string, other: string) => `Leave as they are: ${one} and ${other}`,
  accepted: 'Linked.',
  declined: 'Left as they are.',
  notLoaded: 'The proposals could not be loaded.',
};

export const findCustomerTexts = {
  title: 'Customers',
  importLeads: 'Import leads',
  recent: 'Recently opened',
  open: 'Open',
  openOf: (who: string) => `Open ${who}`,
};

export const addEnquiryTexts = {
  title: 'Add enquiry',
  intro: 'For customers who come in, call, or write on WhatsApp.',
  kind: 'What is it about?',
  changeKind: 'Change',
  importLeads: 'Many at once: import leads from a file',
  origin: 'How did they get in touch?',
  origins: customerTexts.origins,
  nameOrNumberMissing: 'Enter a name or a mobile number',
  choose: 'Choose',
  next: 'Next step',
  nextAt: 'Day and time',
  nextMissing: 'Choose a day and a time',
  nextOf: {
    usual: 'Next morning we are open',
    /** If no opening hours are set. */
    tomorrow: 'Tomorrow at this time',
    /** Falls back to the morning if no time is promised. */
    answer: 'As soon as it is due (else next morning)',
    soon: 'In 2 hours',
    later: 'In 3 days',
    at: 'Choose a day and time…',
  },
  more: 'More',
  less: 'Less',
  assignee: 'Assigned to',
  me: 'Me',
  queue: 'Unassigned',
  action: { text: 'Add enquiry', busy: 'Adding…' },
  added: (reference: string) => `Enquiry ${reference} was added.`,
  open: 'Open it',
  uncertain:
    'The server did not answer. Select “Add enquiry” again: if you change nothing, it will not be stored twice.',
  known: knownCustomer({
    allClosed: (total) => `Already a customer: ${enquiriesText(total)}, all closed.`,
    openWith: (total, who) =>
      `Already a customer: ${enquiriesText(total)}, the latest open one is assigned to ${who}.`,
    openQueue: (total) =>
      `Already a customer: ${enquiriesText(total)}, the latest open one is unassigned.`,
  }),
  see: 'See customer',
};
