import type * as english from '../../en/staff/office.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const officeTexts: SameTexts<typeof english.officeTexts> = {
  heading: 'অ্যাডমিন প্যানেল',
  title: (screen) => `${screen} – অ্যাডমিন প্যানেল`,
  skipToContent: 'মূল অংশে যান',
  openMenu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  menu: 'অ্যাডমিন মেনু',
  accountOf: (user) => `অ্যাকাউন্ট: ${user}`,
  logout: 'লগ আউট',
  noAccess: {
    title: 'অনুমতি নেই',
    text: 'এই পাতা দেখার অনুমতি আপনার নেই। কে দেখতে পারবেন, তা মালিক ঠিক করেন।',
    way: 'ড্যাশবোর্ডে যান',
  },
  developedBy: (name) => `তৈরি করেছে ${name}`,
};

export const menuGroupTexts: SameTexts<typeof english.menuGroupTexts> = {
  work: 'কাজ',
  manage: 'ম্যানেজ',
  report: 'রিপোর্ট',
  settings: 'সেটিংস',
  own: 'আমার অ্যাকাউন্ট',
};

export const menuCountTexts: SameTexts<typeof english.menuCountTexts> = {
  desk: (count) => `${count}টির সময় পেরিয়েছে`,
  appointments: (count) => `আজ ${count}টি`,
  models: (count) => `${count}টির খসড়া আছে`,
};

export const phoneBarTexts: SameTexts<typeof english.phoneBarTexts> = {
  label: 'প্রধান স্ক্রিন',
  add: 'যোগ করুন',
};

export const settingsTexts: SameTexts<typeof english.settingsTexts> = {
  intro: 'শোরুমের যে সব বিষয় একবার ঠিক করে রাখতে হয়, পরে দরকারমতো বদলানো যায়।',
  list: 'সেটিংস',
  back: 'সব সেটিংস',
  parts: {
    dealership: 'ডিলারশিপ',
    enquiries: 'এনকোয়ারি',
    messages: 'বার্তা',
    people: 'কর্মী',
    privacy: 'গোপনীয়তা',
  },
  sections: {
    dealership: { '': 'বিবরণ' },
    hours: { week: 'খোলার সময়', specialDays: 'ছুটির দিন' },
    pages: { '': 'পাতার লেখা', notices: 'আরও ভাষায় গোপনীয়তা নীতি' },
    answering: {
      answerTimes: 'উত্তরের সময়সীমা',
      assignments: 'এনকোয়ারি কে পাবেন',
      lostReasons: 'না হওয়ার কারণ',
    },
  },
};
