import type * as english from '../../../en/staff/desk/customers.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { knownCustomer } from '../../../parts/known-customer.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { languageNames } from './desk.ts';

export const customerTexts: SameTexts<typeof english.customerTexts> = {
  title: 'গ্রাহক',
  unnamed: 'নাম না জানা গ্রাহক',
  total: enquiriesText,
  gone: 'এই গ্রাহককে পাওয়া গেল না। হয়তো এঁর এনকোয়ারি চিরতরে মোছা হয়েছে, বা আপনার সেগুলি দেখার অনুমতি নেই।',
  notLoaded: 'গ্রাহকের তথ্য লোড করা গেল না।',
  add: 'এনকোয়ারি যোগ করুন',
  enquiries: 'এনকোয়ারি',
  cut: (shown) => `শুধু শেষ ${grouped.format(shown)}টি দেখানো হচ্ছে।`,
  origins: {
    website: 'ওয়েবসাইট',
    'walk-in': 'শোরুমে এসেছেন',
    phone: 'ফোন',
    whatsapp: 'WhatsApp',
    import: 'ইমপোর্ট',
    lead: 'অন্য প্রোগ্রাম',
  },
  knownBy: 'নম্বর ও ই-মেল',
  whatsapp: 'WhatsApp',
  whatsappTo: (number) => `WhatsApp-এ লিখুন: ${number}`,
  consents: 'সম্মতি',
  noConsents: 'প্রচারের সম্মতি নেই: শুধু এনকোয়ারির উত্তর দিন',
  purposes: { 'reminders-and-offers': 'রিমাইন্ডার ও অফার' },
  consent: {
    given: (purpose, day) => `${purpose}: হ্যাঁ, ${day} থেকে`,
    withdrawn: (purpose, day) => `${purpose}: না, ${day} থেকে`,
    confirmation: (purpose, day) =>
      `${purpose}: ওয়েবসাইটে চাওয়া হয়েছে, ${day}। আপনি নিশ্চিত না করা পর্যন্ত “না”`,
    restore: (purpose, day) =>
      `${purpose}: হ্যাঁ, ${day} থেকে। তবে ফিরিয়ে আনা ডেটাবেস মালিক “ই-মেল পাঠানো” স্ক্রিনে যাচাই না করা পর্যন্ত “না”`,
  },
  confirm: {
    about: (mobile) =>
      `${mobile} নম্বরে সব বার্তা বন্ধ করা হয়েছিল। তার পরে ওয়েবসাইটে কেউ আবার বার্তা চেয়েছেন। সেখানে যে কেউ এই নম্বর লিখতে পারেন: গ্রাহককে ফোন করে জেনে নিন, তারপর নিশ্চিত করুন।`,
    action: 'নিশ্চিত করুন: গ্রাহক এটি চান',
    busy: 'সেভ হচ্ছে…',
    done: 'নিশ্চিত করা হয়েছে',
  },
  channelNames: {
    rcs: 'RCS বার্তা',
    sms: 'SMS',
    obd: 'ফোন কল',
    email: 'ই-মেল',
    whatsapp: 'WhatsApp',
  },
  vehicles: 'গাড়ি',
  noVehicles: 'জানা নেই',
  noRegistration: 'গাড়ির নম্বর জানা নেই',
  boughtIn: (year) => `${year} সালে কেনা`,
};

const foundNames = {
  name: 'নাম',
  model: 'মডেল',
  registration: 'গাড়ির নম্বর',
  reference: 'এনকোয়ারি',
  enquiry: 'এই এনকোয়ারিতে আছে',
} as const;

export const foundText: typeof english.foundText = ({ is, text }) => `${foundNames[is]}: ${text}`;

export const customerNoteTexts: SameTexts<typeof english.customerNoteTexts> = {
  title: 'নোট',
  note: 'এই গ্রাহক সম্পর্কে যা জানা থাকলে সুবিধা',
  language: 'ভাষা',
  askLanguage: 'কোন ভাষায় কথা বলেন? (ঐচ্ছিক)',
  noLanguage: 'জানা নেই',
  languages: languageNames,
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'সেভ হয়েছে।',
  nothing: 'নোট নেই',
};

export const blockTexts: SameTexts<typeof english.blockTexts> = {
  blocked: 'ব্লক করা',
  block: 'ব্লক করুন',
  blockNumber: (number) => `${number} ব্লক করুন`,
  unblock: 'ব্লক তুলে নিন',
  unblockNumber: (number) => `ব্লক তুলে নিন: ${number}`,
  title: 'এই নম্বর ব্লক করবেন?',
  text: (number) =>
    `${number} থেকে আসা খোলা এনকোয়ারিগুলি “আসল এনকোয়ারি নয়” বলে বন্ধ করা হবে, আর নতুন এলে কেউ দেখার আগেই বন্ধ হয়ে যাবে।`,
  action: { text: 'নম্বর ব্লক করুন', busy: 'ব্লক করা হচ্ছে…' },
  done: (number) => `${number} ব্লক করা হয়েছে।`,
  undone: (number) => `ব্লক তুলে নেওয়া হয়েছে: ${number}। বন্ধ এনকোয়ারি বন্ধই থাকবে, চাইলে আবার খোলা যাবে।`,
};

export const samePersonTexts: SameTexts<typeof english.samePersonTexts> = {
  title: 'এঁর সঙ্গে জোড়া গ্রাহক',
  none: 'কেউ নেই।',
  find: 'আরেকজনকে এঁর সঙ্গে জুড়ুন…',
  dialogTitle: 'কোন গ্রাহক একই মানুষ?',
  search: 'নম্বর, নাম, মডেল বা রেফারেন্স নম্বর',
  searchAction: 'খুঁজুন',
  searching: 'খোঁজা হচ্ছে…',
  nobody: 'কোনও গ্রাহক পাওয়া গেল না।',
  nobodyElse: 'আর কোনও গ্রাহক পাওয়া গেল না।',
  found: (count) => `${count} জন গ্রাহক পাওয়া গেছে`,
  foundFirst: (count) => `প্রথম ${count} জনকে দেখানো হচ্ছে। অন্যদের দেখতে নম্বর বা নাম আরেকটু লিখুন।`,
  join: 'জুড়ুন',
  joinWith: (who) => `জুড়ুন: ${who}`,
  joining: 'জোড়া হচ্ছে…',
  joined: (who) => `এই গ্রাহকের সঙ্গে জোড়া হয়েছে: ${who}।`,
  proposed:
    'এতে এমন এনকোয়ারিও আছে যা দেখার অনুমতি আপনার নেই, তাই ম্যানেজারদের কাছে প্রস্তাব পাঠানো হয়েছে। এখনও কিছু বদলায়নি।',
  note: (note) => `নোট: ${note}`,
  separate: 'আলাদা করুন',
  separateFrom: (who) => `আলাদা করুন: ${who}`,
  separateTitle: 'আবার আলাদা করবেন?',
  separateText: (who) =>
    `${who} আবার আলাদা গ্রাহক হবেন। নিজের নোট আর নতুন-পুরনো সব এনকোয়ারি তাঁর কাছেই ফিরবে।`,
  separateAction: { text: 'আলাদা করুন', busy: 'আলাদা করা হচ্ছে…' },
  separated: (who) => `আবার আলাদা গ্রাহক: ${who}।`,
};

export const proposalTexts: SameTexts<typeof english.proposalTexts> = {
  title: 'একই মানুষ?',
  intro: 'যে সহকর্মীরা নিজেরা এই গ্রাহকদের জুড়তে পারেন না, তাঁরা প্রস্তাব দিয়েছেন।',
  none: 'এখন কোনও প্রস্তাব নেই।',
  by: (who, day) => `প্রস্তাব দিয়েছেন ${who}, ${day}`,
  accept: 'জুড়ুন',
  acceptOf: (one, other) => `জুড়ুন: ${one} ও ${other}`,
  decline: 'যেমন আছে থাক',
  declineOf: (one, other) => `যেমন আছে থাক: ${one} ও ${other}`,
  accepted: 'জোড়া হয়েছে।',
  declined: 'যেমন ছিল, তেমনই রইল।',
  notLoaded: 'প্রস্তাবগুলি লোড করা গেল না।',
};

export const findCustomerTexts: SameTexts<typeof english.findCustomerTexts> = {
  title: 'গ্রাহক',
  importLeads: 'লিড ইমপোর্ট করুন',
  recent: 'সম্প্রতি দেখেছেন',
  open: 'খুলুন',
  openOf: (who) => `খুলুন: ${who}`,
};

export const addEnquiryTexts: SameTexts<typeof english.addEnquiryTexts> = {
  title: 'এনকোয়ারি যোগ করুন',
  intro: 'যাঁরা শোরুমে আসেন, ফোন করেন বা WhatsApp-এ লেখেন, তাঁদের জন্য।',
  kind: 'কী নিয়ে?',
  changeKind: 'বদলান',
  importLeads: 'একসঙ্গে অনেক: ফাইল থেকে লিড ইমপোর্ট করুন',
  origin: 'কীভাবে যোগাযোগ করেছেন?',
  origins: customerTexts.origins,
  nameOrNumberMissing: 'নাম বা মোবাইল নম্বর লিখুন',
  choose: 'বেছে নিন',
  next: 'পরের কাজ',
  nextAt: 'দিন ও সময়',
  nextMissing: 'দিন ও সময় বেছে নিন',
  nextOf: {
    usual: 'এর পরে যেদিন খোলা, সেদিন সকালে',
    tomorrow: 'আগামীকাল এই সময়ে',
    answer: 'উত্তরের সময়সীমার মধ্যে (না থাকলে পরের সকালে)',
    soon: '2 ঘণ্টা পরে',
    later: '3 দিন পরে',
    at: 'দিন ও সময় বেছে নিন…',
  },
  more: 'আরও দেখান',
  less: 'কম দেখান',
  assignee: 'দায়িত্বে',
  me: 'আমি',
  queue: 'কারও দায়িত্বে নেই',
  action: { text: 'এনকোয়ারি যোগ করুন', busy: 'যোগ করা হচ্ছে…' },
  added: (reference) => `এনকোয়ারি ${reference} যোগ হয়েছে।`,
  open: 'খুলুন',
  uncertain: 'সার্ভারের উত্তর আসেনি। আবার “এনকোয়ারি যোগ করুন” ট্যাপ করুন: কিছু না বদলালে দু’বার সেভ হবে না।',
  known: knownCustomer({
    allClosed: (total) => `আগে থেকেই গ্রাহক: ${enquiriesText(total)}, সব বন্ধ।`,
    openWith: (total, who) =>
      `আগে থেকেই গ্রাহক: ${enquiriesText(total)}, সবচেয়ে নতুন খোলাটির দায়িত্বে ${who}।`,
    openQueue: (total) =>
      `আগে থেকেই গ্রাহক: ${enquiriesText(total)}, সবচেয়ে নতুন খোলাটি কারও দায়িত্বে নেই।`,
  }),
  see: 'গ্রাহককে দেখুন',
};
