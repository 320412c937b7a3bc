import { replyDefaults, type EnquiryKind, type Reply } from '@dealership/shared';

/** Kinds of people who may buy a vehicle. */
const buying: EnquiryKind[] = ['product', 'sales', 'finance'];
const written: Reply['ways'] = ['whatsapp', 'sms', 'mail'];
const isHidden = false;
const { purpose, subject } = replyDefaults;

/** The templates of a new dealership, by their keys. */
export const firstReplies: Readonly<Record<string, Reply>> = {
  'thank-you': {
    title: 'Thank you',
    kinds: [],
    statuses: ['new'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, thank you for contacting {branch}. We have received your enquiry ({reference}) and will call you soon.

If you have a question in the meantime, just reply to this message.`,
    },
  },
  'we-call-by': {
    title: 'When we call',
    kinds: [],
    statuses: ['new'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, thank you for your enquiry ({reference}). We will call you by {time}.

{branch}`,
    },
  },
  'not-reached': {
    title: 'Could not reach you',
    kinds: [],
    statuses: ['new', 'talking'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, we tried to call you about your enquiry ({reference}) but could not reach you. When would be a good time to call? You can reply to this message.

{branch}`,
    },
  },
  appointment: {
    title: 'Appointment confirmed',
    kinds: [],
    statuses: ['fixed'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, your appointment at {branch} is confirmed: {time}. Your reference is {reference}.

If you cannot come, please reply to this message and we will find another time.`,
    },
  },
  price: {
    title: 'Price',
    kinds: buying,
    statuses: ['new', 'talking'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, the {model} is available from {price} (ex-showroom) at {branch}. Shall we work out the on-road price for you?`,
    },
  },
  'first-call': {
    title: 'First call',
    kinds: buying,
    statuses: ['new', 'talking'],
    ways: ['call'],
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello, am I speaking with {name}? I am calling from {branch}. You asked us about the {model}. Is this a good time to talk?

What will you mostly use it for? When would you like to have it? Would you like to come for a test ride?`,
    },
  },
};
