import type * as english from '../../../en/staff/people/staff.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { roleNames } from '../../common/role-names.ts';
import { kindNames } from '../desk/desk.ts';
import { timeTexts } from '../moments.ts';

export const staffTexts: SameTexts<typeof english.staffTexts> = {
  title: 'কর্মী',
  intro: 'কারা এখানে লগ ইন করতে পারেন, আর কে কী দেখেন।',
  notLoaded: 'কর্মীদের তালিকা লোড করা গেল না। আবার চেষ্টা করুন।',
  add: 'কর্মী যোগ করুন',
  search: 'নাম বা ইউজার আইডি',
  anyRole: 'সব ভূমিকা',
  anyStatus: 'সব',
  anyBranch: 'সব শাখা',
  shown: (shown, total) =>
    shown === total ? `${total}টি অ্যাকাউন্ট` : `${total}টি অ্যাকাউন্টের মধ্যে ${shown}টি`,
  list: 'কর্মীদের অ্যাকাউন্ট',
  empty: 'এমন কোনও অ্যাকাউন্ট নেই।',
  you: 'আপনি',
  roles: roleNames,
  permissions: {
    'enquiries.work': 'এনকোয়ারির উত্তর দেওয়া: ফলাফল, নোট, অ্যাপয়েন্টমেন্ট',
    'enquiries.assign': 'অন্যকে এনকোয়ারির দায়িত্ব দেওয়া',
    'enquiries.bulk': 'একসঙ্গে অনেক এনকোয়ারির দায়িত্ব দেওয়া, বন্ধ করা বা সময় বদলানো',
    'enquiries.import': 'ফাইল থেকে লিড ইমপোর্ট করা',
    'views.share': 'ডেস্কের সেভ করা তালিকা সবাইকে দেখানো',
    'templates.edit': 'উত্তরের টেমপ্লেট বদলানো',
    'enquiries.export': 'মেলে এমন সব এনকোয়ারি একসঙ্গে এক্সপোর্ট করা',
    'persons.erase': 'গ্রাহকের তথ্য চিরতরে মোছা',
    'data.takeout': 'সব তথ্য খোলা ফাইলে নেওয়া',
    'catalogue.read': 'দাম, মডেল ও অফার দেখা',
    'catalogue.edit': 'মডেল বিক্রিতে আনা ও বিক্রি থেকে সরানো',
    'prices.edit': 'দাম বদলানো',
    'content.edit': 'অফার, নোটিফিকেশন ও গ্যালারির ছবি যোগ করা ও মোছা',
    'settings.edit': 'ডিলারশিপের তথ্য ও খোলার সময় বদলানো',
    'retention.edit': 'এনকোয়ারি কতদিন রাখা হবে, তা বদলানো',
    'messages.manage': 'কোন বার্তা যায়নি তা দেখা, আর আবার পাঠানো',
    'keys.manage': 'অন্য প্রোগ্রামের জন্য চাবি তৈরি ও বাতিল করা',
    'staff.manage': 'কর্মীদের অ্যাকাউন্ট, আর কোন ভূমিকায় কী লাগবে, তা ঠিক করা',
    'audit.read': 'অডিট লগ পড়া',
    'insights.read': 'এনকোয়ারির উত্তর কত তাড়াতাড়ি যায় আর শেষে কী হয়, তা দেখা',
    'insights.weekly': 'সাপ্তাহিক হিসাব ই-মেলে পাওয়া',
  },
  kinds: kindNames,
  columns: {
    name: 'নাম',
    role: 'ভূমিকা',
    status: 'অবস্থা',
    lastSeen: 'শেষ দেখা গেছে',
    factors: 'লগ ইনের দ্বিতীয় ধাপ',
  },
  allKinds: 'সব ধরন',
  noKinds: 'কোনও এনকোয়ারি নয়',
  moreKinds: (count) => `ও আরও ${count}টি`,
  statuses: {
    active: 'চালু',
    invited: 'পাসওয়ার্ড দেওয়া বাকি',
    expired: 'মেয়াদ শেষ',
    inactive: 'বন্ধ',
  },
  linkUntil: 'লিঙ্কের শেষ সময়:',
  lastDay: 'শেষ দিন:',
  neverSeen: 'কখনও না',
  sessions: (count) => `${count} জায়গায় লগ ইন করা আছে`,
  factors: { passkey: 'পাসকি', totp: 'অথেন্টিকেটর অ্যাপ' },
  noFactor: 'নেই',
  missingFactor: 'দরকার, কিন্তু নেই',
};

export const accountFormTexts: SameTexts<typeof english.accountFormTexts> = {
  fields: {
    userId: 'ইউজার আইডি',
    userName: 'নাম',
    mobileNo: 'মোবাইল',
    email: 'ই-মেল',
    role: 'ভূমিকা',
    kinds: 'কোন কোন এনকোয়ারি দেখেন',
    branches: 'কোন কোন শাখার এনকোয়ারি দেখেন',
    branch: 'শাখা',
    expireDate: 'শেষ দিন',
    isActive: 'অবস্থা',
    takesTurns: 'পালা অনুযায়ী নতুন এনকোয়ারি',
  },
  turns: { on: 'ডিউটিতে থাকলে পান', off: 'পান না' },
  turnsHint: 'যাঁরা এনকোয়ারির উত্তর দেন, তাঁরা যে কোনওটি নিজেই নিতে পারেন।',
  userIdHint: 'ছোট হাতের ইংরেজি অক্ষর ও সংখ্যা, যেমন asha.rai',
  expireHint: 'খালি রাখলে শেষ দিন থাকবে না',
  noBranch: 'নির্দিষ্ট শাখা নেই',
  noBranches:
    'কোনও এনকোয়ারি দেখেন না: কোনও শাখা বাছা নেই, বা একমাত্র শাখাটি মুছে ফেলা হয়েছে। শাখা বেছে নিন, বা “সব শাখা” বাছুন।',
  everyBranch: 'সব শাখা',
  fixedKinds: {
    all: 'এই ভূমিকায় সব ধরনের এনকোয়ারি দেখা যায়।',
    none: 'এই ভূমিকায় এনকোয়ারি দেখা যায় না।',
  },
  noneChosen: 'কোনও ধরন না বাছলে কোনও এনকোয়ারিই দেখা যাবে না।',
  groups: {
    sales: 'সেলস',
    service: 'সার্ভিস',
    other: 'অন্য',
  },
  all: 'সব ধরন',
  none: 'একটিও না',
  usual: (role) => `সাধারণ বাছাই: ${role}`,
};

export const accountDialogTexts: SameTexts<typeof english.accountDialogTexts> = {
  addTitle: 'কর্মী যোগ করুন',
  addAction: { text: 'যোগ করে লিঙ্ক বানান', busy: 'যোগ করা হচ্ছে…' },
  addNote: 'পাসওয়ার্ড লাগবে না। আপনি একটি লিঙ্ক পাবেন; কর্মী সেটি খুলে নিজের পাসওয়ার্ড ঠিক করবেন।',
  added: (name) => `যোগ করা হয়েছে: ${name}।`,
  userId: (userId) => `ইউজার আইডি: ${userId}`,
  editTitle: (name) => `অ্যাকাউন্ট: ${name}`,
  saved: 'অ্যাকাউন্ট সেভ হয়েছে।',
  actions: 'লগ ইন ও ছুটি',
  ownActions:
    'এটি আপনার নিজের অ্যাকাউন্ট। পাসওয়ার্ড, কোথায় লগ ইন করা আছে আর লগ ইনের দ্বিতীয় ধাপ পাবেন “আমার অ্যাকাউন্ট”-এ।',
  newLink: 'পাসওয়ার্ডের নতুন লিঙ্ক',
  noLink: 'অ্যাকাউন্টটি বন্ধ, বা এর মেয়াদ শেষ: আগে চালু করুন, বা শেষ দিন বদলান।',
  endSessions: 'সব জায়গা থেকে লগ আউট করান',
  resetFactors: 'লগ ইনের দ্বিতীয় ধাপ তুলে দিন',
  statuses: { active: 'চালু', inactive: 'বন্ধ' },
  effect: {
    deactivate: (name) =>
      `সেভ করলে ${name} সব জায়গা থেকে লগ আউট হয়ে যাবেন, আর লগ ইন করতে পারবেন না। যা কাজ করেছেন, সবই থাকবে। অ্যাকাউন্টটি আবার চালু করা যাবে।`,
    activate: (name) => `সেভ করলে ${name} আগের পাসওয়ার্ড আর আগের দ্বিতীয় ধাপ দিয়ে আবার লগ ইন করতে পারবেন।`,
    ownLockout:
      'এটি আপনার নিজের অ্যাকাউন্ট। সঙ্গে সঙ্গে লগ আউট হয়ে যাবেন, আর শুধু অন্য কোনও মালিক আপনাকে আবার ঢুকতে দিতে পারবেন।',
    ownRole:
      'এটি আপনার নিজের অ্যাকাউন্ট। এই স্ক্রিন আর দেখতে পাবেন না, আর শুধু অন্য কোনও মালিক তা ফিরিয়ে দিতে পারবেন।',
  },
  ownTitle: 'নিজের অ্যাকাউন্ট বদলাবেন?',
  ownAction: { text: 'হ্যাঁ, বদলান', busy: 'সেভ হচ্ছে…' },
};

export const accountConflictTexts: SameTexts<typeof english.accountConflictTexts> = {
  title: 'অন্য কেউ এর মধ্যে অ্যাকাউন্টটি বদলেছেন',
  text: 'আপনি যখন লিখছিলেন, তখন এগুলি বদলেছে। কোনটি রাখবেন, বেছে নিন।',
  kept: 'আপনি আর যা বদলেছেন, সেগুলিও সেভ হবে।',
  allTheirs: 'ওঁর সব রাখুন',
  allYours: 'আপনার সব রাখুন',
  nothing: 'খালি',
  save: { text: 'সেভ করুন', busy: 'সেভ হচ্ছে…' },
};

export const accountActionTexts: SameTexts<typeof english.accountActionTexts> = {
  link: {
    title: 'পাসওয়ার্ডের নতুন লিঙ্ক বানাবেন?',
    text: (name) =>
      `আপনি একটি লিঙ্ক পাবেন, তা দিয়ে ${name} নতুন পাসওয়ার্ড ঠিক করবেন। লিঙ্কটি একবারই চলে, 48 ঘণ্টার মধ্যে। আগের লিঙ্ক সঙ্গে সঙ্গে বন্ধ হয়ে যাবে। নতুন পাসওয়ার্ড না দেওয়া পর্যন্ত এখনকারটি চলবে। লগ ইনের দ্বিতীয় ধাপ যেমন আছে থাকবে।`,
    action: { text: 'লিঙ্ক বানান', busy: 'বানানো হচ্ছে…' },
  },
  sessions: {
    title: 'সব জায়গা থেকে লগ আউট করাবেন?',
    text: (name) =>
      `নীচের সব ডিভাইস থেকে ${name} লগ আউট হয়ে যাবেন। সেখানে যা লিখে সেভ করেননি, তা হারিয়ে যাবে। পাসওয়ার্ড একই থাকবে, তাই আবার লগ ইন করতে পারবেন।`,
    list: 'যেখানে লগ ইন করা আছে',
    none: 'কোথাও লগ ইন করা নেই।',
    started: 'লগ ইন',
    lastSeen: 'শেষ দেখা গেছে',
    action: { text: 'লগ আউট করান', busy: 'লগ আউট করানো হচ্ছে…' },
  },
  factors: {
    title: 'লগ ইনের দ্বিতীয় ধাপ তুলে দেবেন?',
    text: (name) =>
      `ফোন হারালে এটি কাজে লাগে। ${name} সব জায়গা থেকে লগ আউট হয়ে যাবেন, আর তাঁর সব পাসকি, অথেন্টিকেটর অ্যাপ ও রিকভারি কোড বাতিল হবে। এর পরে শুধু পাসওয়ার্ড দিয়েই ঢোকা যাবে, তাই আগে নিশ্চিত হোন যে অনুরোধটি সত্যিই তাঁর।`,
    required: 'এই ভূমিকায় দুই ধাপে লগ ইন লাগে: পরের বার লগ ইন করার সময় নতুন দ্বিতীয় ধাপ যোগ করতে হবে।',
    action: { text: 'তুলে দিন', busy: 'তুলে দেওয়া হচ্ছে…' },
  },
};

export const linkTexts: SameTexts<typeof english.linkTexts> = {
  title: (name) => `লিঙ্ক: ${name}`,
  intro: (name) =>
    `লিঙ্কটি ${name} ছাড়া আর কাউকে পাঠাবেন না: এটি দিয়ে পাসওয়ার্ড ঠিক করা হয়। পরে আর দেখা যাবে না।`,
  address: 'লিঙ্ক',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  notCopied: 'ব্রাউজার কপি করতে দিচ্ছে না। লিঙ্কটি বেছে দেওয়া আছে: নিজে কপি করুন।',
  share: 'শেয়ার করুন…',
  shareTitle: 'আপনার পাসওয়ার্ড ঠিক করুন',
  code: 'ফোনের ক্যামেরার জন্য লিঙ্কটির QR কোড',
  until: (until) => `একবারই চলবে। শেষ সময়: ${timeTexts.minute(until.replace(' ', 'T'))}।`,
  before: 'এর আগের লিঙ্ক আর চলবে না।',
  done: 'হয়ে গেছে',
};

export const roleTexts: SameTexts<typeof english.roleTexts> = {
  title: 'কোন ভূমিকায় কী করা যায়',
  people: (count) => `${count} জন`,
  reads: {
    all: 'সব ধরনের এনকোয়ারি পড়া, খোঁজা ও প্রিন্ট করা',
    chosen: 'যাঁর জন্য যে ধরন বাছা আছে, সেই এনকোয়ারি পড়া, খোঁজা ও প্রিন্ট করা',
    none: 'এনকোয়ারি দেখা যায় না',
  },
  required: 'দুই ধাপে লগ ইন লাগবে',
  requiredFor: (role) => `${role}: দুই ধাপে লগ ইন লাগবে`,
  missing: (count) => `${count} জনের দ্বিতীয় ধাপ এখনও নেই`,
  everybody: 'সবার দ্বিতীয় ধাপ আছে',
  saved: 'সেভ হয়েছে।',
  confirm: {
    title: (role) => `দুই ধাপে লগ ইন লাগবে: ${role}?`,
    text: (count) =>
      `এই ভূমিকায় ${count} জনের লগ ইনের দ্বিতীয় ধাপ এখনও নেই। এর পরে কিছু করতে গেলেই তাঁদের পাসকি বা অথেন্টিকেটর অ্যাপ যোগ করতে বলা হবে, তার আগে আর কিছু করতে পারবেন না।`,
    own: 'আপনিও তাঁদের একজন।',
    action: { text: 'হ্যাঁ, লাগবে', busy: 'সেভ হচ্ছে…' },
  },
};
