import type { Placeholder } from '../../../../desk/replies.ts';
import type { ReplyWay } from '../../../../desk/reply-ways.ts';
import type * as english from '../../../en/staff/desk/replies.ts';
import {
  placeholderList,
  placeholderMarks,
  replySample,
  replyScope,
} from '../../../parts/reply-templates.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { kindNames, languageNames, stateTexts } from './desk.ts';
import { filterTexts } from './desk-late.ts';

const ways = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  mail: 'ই-মেল',
  call: 'ফোনে বলার জন্য',
};

const placeholders = {
  name: 'গ্রাহকের নাম',
  model: 'মডেল',
  price: 'দাম',
  time: 'সামনের কোনও সময়',
  calendar: 'অ্যাপয়েন্টমেন্টের লিঙ্ক, গ্রাহকের ক্যালেন্ডারের জন্য',
  branch: 'ডিলারশিপের নাম',
  reference: 'রেফারেন্স নম্বর',
};

const andList = new Intl.ListFormat('bn');
const orList = new Intl.ListFormat('bn', { type: 'disjunction' });

function missingText(names: readonly Placeholder[]): string {
  return `${andList.format(names.map((name) => placeholders[name]))} জানা নেই।`;
}

function waysText(names: readonly ReplyWay[]): string {
  return orList.format(names.map((way) => (way === 'call' ? 'ফোন' : ways[way])));
}

export const replyTexts: SameTexts<typeof english.replyTexts> = {
  ways,
  by: (way, title) => `${ways[way]}: ${title}`,
  script: (title) => `${ways.call}: ${title}`,
  missing: (names) => `ব্যবহার করা যাবে না: ${missingText(names)}`,
  missingOfMail: (names) => `ই-মেলে পাঠানো যাবে না: ${missingText(names)}`,
  subject: 'বিষয়:',
  noOffers: {
    agreed: (names) =>
      `অফার দেওয়া যাবে না (${waysText(names)}): গ্রাহক এতে রাজি হননি, বা পরে বন্ধ করেছেন। ওয়েবসাইটের “আপনাকে কীভাবে জানাব” পাতায় সম্মতি দেওয়া যায়।`,
    confirmation: (names) =>
      `এখনও অফার দেওয়া যাবে না (${waysText(names)}): অফার বন্ধ করার পরে ওয়েবসাইটে আবার চাওয়া হয়েছে। গ্রাহকের পাতায় নিশ্চিত করলে তবেই দেওয়া যাবে।`,
    restore: (names) =>
      `এখনও অফার দেওয়া যাবে না (${waysText(names)}): ডেটাবেস ব্যাকআপ থেকে ফেরানো হয়েছে, তাই আগে মালিককে “ই-মেল পাঠানো” স্ক্রিনে দেখে নিতে হবে।`,
  },
  offer: 'অফার',
  offerClosed: 'শুধু খোলা এনকোয়ারিতে অফার দেওয়া যায়: আগে এটি আবার খুলুন।',
  offerUnknown: 'গ্রাহক অফারে রাজি কি না, দেখা গেল না। এটি বন্ধ করে আবার খুলুন।',
  allowed: 'গ্রাহক এতে রাজি। পাঠানো হয়েছে বলে লেখা হয়েছে: এবার পাঠিয়ে দিন।',
  notSent: 'পাঠাবেন না? এটি বন্ধ করে “আগের মতো করুন” ট্যাপ করুন।',
  notUndoable: 'এটি আর আগের মতো করা যাবে না। না পাঠালে নোটে লিখে রাখুন।',
  send: (way) => `${ways[way]} খুলুন`,
  noMail: 'ই-মেল সেট করা নেই, তাই ই-মেলে উত্তর পাঠানো যাবে না। মালিককে জানান।',
  mailClosed: 'ই-মেলে উত্তর পাঠাতে আগে এনকোয়ারিটি আবার খুলুন।',
  loading: 'টেমপ্লেট লোড হচ্ছে...',
  notLoaded: 'টেমপ্লেটগুলি লোড করা গেল না।',
};

export const replyEditorTexts: SameTexts<typeof english.replyEditorTexts> = {
  title: 'উত্তরের টেমপ্লেট',
  intro:
    'যাঁরা এনকোয়ারির উত্তর দেন, তাঁরা ডেস্ক থেকে দু’বার ট্যাপ করে এগুলি পাঠাতে পারেন, বা ফোনে পড়ে শোনাতে পারেন। WhatsApp বা SMS-এ অফার পাঠাতে আরও একবার ট্যাপ লাগে: গ্রাহক রাজি কি না, আগে তা দেখা হয়।',
  notLoaded: 'টেমপ্লেটগুলি লোড করা গেল না। আবার চেষ্টা করুন।',
  add: 'টেমপ্লেট যোগ করুন',
  none: 'এখনও কোনও টেমপ্লেট নেই।',
  edit: 'বদলান',
  editOf: (title) => `বদলান: ${title}`,
  earlier: 'ইতিহাস',
  earlierOf: (title) => `ইতিহাস: ${title}`,
  hidden: 'লুকানো',
  newTitle: 'নতুন টেমপ্লেট',
  name: 'নাম',
  nameHint: 'সহকর্মীরা দেখেন, গ্রাহক দেখেন না।',
  ways: 'কীভাবে পাঠানো বা বলা যাবে',
  waysOf: ways,
  purpose: 'কী কাজে',
  purposeHint:
    'যাতে কোনও কিছুর প্রচার থাকে, তা অফার। যে গ্রাহক ওয়েবসাইটের “আপনাকে কীভাবে জানাব” পাতায় এই উপায়ে অফার পেতে রাজি হয়েছেন, আর তার পরে বন্ধ করেননি, শুধু তাঁকেই এটি পাঠানো যায়।',
  purposes: { service: 'এনকোয়ারির উত্তর', offer: 'অফার' },
  subject: (language) => `ই-মেলের বিষয় (${languageNames[language]})`,
  subjectHint: 'খালি রাখলে থাকবে: এনকোয়ারির ধরন, রেফারেন্স নম্বর আর ডিলারশিপের নাম।',
  subjectOf: (subject) => `বিষয়: ${subject}`,
  noMail:
    'ই-মেল সেট করা নেই, তাই ই-মেলে উত্তর পাঠানো যায় না। কারণটি মালিক “সেটিংস > ই-মেল পাঠানো”-তে দেখতে পারেন।',
  kinds: 'এনকোয়ারির ধরন',
  kindsHint: 'কোনওটি না বাছলে সবই ধরা হবে',
  kindsOf: kindNames,
  statuses: 'এনকোয়ারি যখন এই অবস্থায়',
  ...replyScope({ ...filterTexts, ...stateTexts, kindNames }),
  text: (language) => `বার্তা (${languageNames[language]})`,
  textHint: `এগুলি নিজে থেকে বসে যায়: ${placeholderList(placeholders)}।`,
  translations: 'অন্য ভাষা',
  translationsHint: 'যে গ্রাহকের ভাষা জানা আছে, তাঁর জন্য; না থাকলে ইংরেজি বার্তা যায়।',
  preview: 'প্রিভিউ',
  previewHint: 'একটি বানানো এনকোয়ারির জন্য যেমন হবে।',
  isHidden: 'লুকান: ডেস্কে আর দেখা যাবে না',
  save: { text: 'সেভ করুন', busy: 'সেভ হচ্ছে...' },
  saved: 'সেভ হয়েছে। এখন থেকে ডেস্কে পাওয়া যাবে।',
  titleMissing: 'একটি নাম দিন',
  textMissing: 'বার্তা লিখুন',
  notPlaceholder: `ব্র্যাকেটে শুধু এগুলি লিখুন: ${placeholderMarks(placeholders).join(', ')}`,
  tooManyMarks: (max) => `{name}-এর মতো শব্দ এখানে সবচেয়ে বেশি ${max}টি রাখা যায়`,
  waysMissing: 'অন্তত একটি বেছে নিন',
  sample: replySample,
  versionsTitle: (title) => `ইতিহাস: ${title}`,
  version: (version, by, at) => `সংস্করণ ${version} · ${by || 'সফটওয়্যারের সঙ্গে এসেছে'} · ${at}`,
  isPresent: 'এখন চলছে',
  bringBack: 'ফিরিয়ে আনুন',
  bringBackOf: (version) => `সংস্করণ ${version} ফিরিয়ে আনুন`,
  bringingBack: 'সেভ হচ্ছে...',
};
