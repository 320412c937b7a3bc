import type * as english from '../../../en/staff/catalogue/content.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { days } from './manage.ts';

export const offerTexts: SameTexts<typeof english.offerTexts> = {
  title: 'অফার',
  list: 'অফার',
  imageAlt: 'অফার',
  empty: 'কোনও অফার নেই। প্রথম অফারটি যোগ করুন।',
  notLoaded: 'অফারগুলি লোড করা গেল না।',
  addTitle: 'অফার যোগ করুন',
  added: 'অফার যোগ করা হয়েছে।',
  addFailed: 'অফার যোগ করা গেল না। আবার চেষ্টা করুন।',
  deleteTitle: 'অফার মুছুন',
  confirm: 'এই অফারটি সত্যিই মুছবেন?',
  invalidId: 'এই অফারটি চেনা যাচ্ছে না।',
  deleted: 'অফার মোছা হয়েছে।',
  deleteFailed: 'অফার মোছা গেল না। আবার চেষ্টা করুন।',
};

export const notificationTexts: SameTexts<typeof english.notificationTexts> = {
  title: 'নোটিফিকেশন',
  list: 'নোটিফিকেশন',
  imageAlt: 'নোটিফিকেশন',
  empty: 'কোনও নোটিফিকেশন নেই। প্রথম নোটিফিকেশনটি যোগ করুন।',
  notLoaded: 'নোটিফিকেশনগুলি লোড করা গেল না।',
  addTitle: 'নোটিফিকেশন যোগ করুন',
  added: 'নোটিফিকেশন যোগ করা হয়েছে।',
  addFailed: 'নোটিফিকেশন যোগ করা গেল না। আবার চেষ্টা করুন।',
  deleteTitle: 'নোটিফিকেশন মুছুন',
  confirm: 'এই নোটিফিকেশনটি সত্যিই মুছবেন?',
  invalidId: 'এই নোটিফিকেশনটি চেনা যাচ্ছে না।',
  deleted: 'নোটিফিকেশন মোছা হয়েছে।',
  deleteFailed: 'নোটিফিকেশন মোছা গেল না। আবার চেষ্টা করুন।',
};

export const galleryTexts: SameTexts<typeof english.galleryTexts> = {
  title: 'গ্যালারি',
  list: 'গ্যালারির ছবি',
  imageAlt: 'গ্যালারির ছবি',
  empty: 'কোনও ছবি নেই। প্রথম ছবিটি যোগ করুন।',
  notLoaded: 'ছবিগুলি লোড করা গেল না।',
  addTitle: 'ছবি যোগ করুন',
  added: 'ছবি যোগ করা হয়েছে।',
  addFailed: 'ছবি যোগ করা গেল না। আবার চেষ্টা করুন।',
  deleteTitle: 'ছবি মুছুন',
  confirm: 'এই ছবিটি সত্যিই মুছবেন?',
  invalidId: 'এই ছবিটি চেনা যাচ্ছে না।',
  deleted: 'ছবি মোছা হয়েছে।',
  deleteFailed: 'ছবি মোছা গেল না। আবার চেষ্টা করুন।',
};

export const bannerTexts: SameTexts<typeof english.bannerTexts> = {
  title: 'ব্যানার',
  list: 'ব্যানার',
  imageAlt: 'ব্যানার',
  empty: 'কোনও ব্যানার নেই। প্রথম ব্যানারটি যোগ করুন।',
  notLoaded: 'ব্যানারগুলি লোড করা গেল না।',
  addTitle: 'ব্যানার যোগ করুন',
  added: 'ব্যানার যোগ করা হয়েছে।',
  addFailed: 'ব্যানার যোগ করা গেল না। আবার চেষ্টা করুন।',
  deleteTitle: 'ব্যানার মুছুন',
  confirm: 'এই ব্যানারটি সত্যিই মুছবেন?',
  invalidId: 'এই ব্যানারটি চেনা যাচ্ছে না।',
  deleted: 'ব্যানার মোছা হয়েছে।',
  deleteFailed: 'ব্যানার মোছা গেল না। আবার চেষ্টা করুন।',
};

export const contentTexts: SameTexts<typeof english.contentTexts> = {
  new: 'নতুন যোগ করুন',
  number: 'ক্রম',
  titleColumn: 'শিরোনাম',
  imageColumn: 'ছবি',
  descriptionColumn: 'বিবরণ',
  action: 'কী করবেন',
  first: {
    offers: 'এখনকার অফার',
    notifications: 'হোম পেজে দেখা যাচ্ছে',
    gallery: '',
    banners: 'সবার আগে দেখা যায়',
  },
  states: {
    live: 'লাইভ',
    liveUntil: (end) => `${end} পর্যন্ত লাইভ`,
    planned: (start) => `${start} থেকে লাইভ`,
    over: 'মেয়াদ শেষ',
    deleted: (left) => `আরও ${days(left)} ফিরিয়ে আনা যাবে`,
  },
  deletedHint: 'ভুল করে কিছু মুছে ফেললে ফিরিয়ে আনুন: ছবি আর জায়গা আগের মতোই থাকবে।',
  order: {
    offers: 'যে লাইভ অফারটি সবার শেষে যোগ করা, গ্রাহকেরা সেটি দেখেন। বাকিগুলি তার নীচে এই ক্রমে থাকে।',
    notifications: 'প্রথম লাইভ নোটিফিকেশনটি হোম পেজে ভেসে ওঠে।',
    gallery: 'লাইভ ছবিগুলি এই ক্রমে দেখা যায়।',
    banners: 'লাইভ ব্যানারগুলি হোম পেজে এই ক্রমে দেখা যায়, চওড়া স্ক্রিনে।',
  },
  nameOf: (alt, number) => `${alt} ${number}`,
  titleLabel: 'শিরোনাম',
  titlePlaceholder: 'অফারের শিরোনাম লিখুন',
  titleMissing: 'শিরোনাম লিখুন',
  descriptionLabel: 'বিবরণ',
  descriptionPlaceholder: 'বিবরণ লিখুন',
  descriptionMissing: 'বিবরণ লিখুন',
  fillAll: 'সব ঘর ভরুন।',
  some: (added, left) => `${added}টি যোগ হয়েছে, ${left}টি হয়নি। তালিকায় যা রয়ে গেছে, তা যোগ হয়নি।`,
};

export const editContentTexts: SameTexts<typeof english.editContentTexts> = {
  title: (name) => `বদলান: ${name}`,
  start: 'কবে থেকে দেখা যাবে',
  end: 'কবে পর্যন্ত দেখা যাবে',
  datesHint: 'ভারতীয় সময়। দুটিই খালি রাখলে এখন থেকেই দেখা যাবে, কোনও শেষ তারিখ ছাড়া।',
  model: 'মডেল',
  noModel: 'কোনওটি নয়',
  modelHint: 'মডেলটি বিক্রিতে থাকলে এখানে তার লিঙ্ক থাকে, আর ব্যানারে দামও।',
  saved: 'সেভ হয়েছে',
  preview: 'প্রিভিউ',
  previewHint: {
    phone: 'যা লিখেছেন, ফোনে তা কেমন দেখাবে।',
    wide: 'যা লিখেছেন, কম্পিউটারে তা কেমন দেখাবে; ফোনে ব্যানার দেখা যায় না।',
  },
  history: 'ইতিহাস',
  noHistory: 'এখনও কিছু বদলানো হয়নি।',
  historyNotLoaded: 'ইতিহাস লোড করা গেল না।',
  by: (by, when) => `${by}, ${when}`,
  before: 'আগে',
  after: 'পরে',
  showBefore: 'আগেরটি ফিরিয়ে আনুন',
  showBeforeName: (when) => `আগেরটি ফিরিয়ে আনুন, যা ছিল ${when} পর্যন্ত`,
  fields: {
    title: 'শিরোনাম',
    description: 'বিবরণ',
    picture: 'ছবি',
    start: 'কবে থেকে দেখা যাবে',
    end: 'কবে পর্যন্ত দেখা যাবে',
    model: 'মডেল',
  },
  line: (field, value) => `${field}: ${value === '' ? '–' : value}`,
};

export const pictureTexts: SameTexts<typeof english.pictureTexts> = {
  one: 'ছবি',
  several: 'ছবি',
  choose: 'ছবি বেছে নিন',
  hint: (most) => `একবারে সবচেয়ে বেশি ${most}টি। ফোনে তোলা ছবি যেমন আছে তেমনই দেওয়া যায়।`,
  missing: 'একটি ছবি বেছে নিন',
  chosen: 'বেছে নেওয়া ছবি',
  remove: (name) => `বাদ দিন: ${name}`,
  empty: (name) => `${name}: এই ফাইলে কিছু নেই।`,
  wrongType: (name) =>
    `${name}: এই ফাইল নেওয়া যায় না। JPEG, PNG, WebP, HEIC, AVIF বা GIF হিসেবে সেভ করে আবার বেছে নিন।`,
  refused: (name, why) => `${name}: ${why}`,
  tooMany: (most, left) =>
    `একবারে সবচেয়ে বেশি ${most}টি ছবি যোগ করা যায়। ${left}টি যোগ হয়নি: বাকিগুলি পরে যোগ করুন।`,
  preparing: (number, count) => `${count}টির মধ্যে ${number} নম্বর ছবি তৈরি হচ্ছে…`,
  sending: (number, count, percent) =>
    `${count}টির মধ্যে ${number} নম্বর ছবি পাঠানো হচ্ছে… ${percent} %`,
  notAllHere: 'কয়েকটি ছবি এখনও আপলোড হয়নি। আপলোড করুন বা বাকিগুলি বাদ দিন, তারপর আবার সেভ করুন।',
  left: (count) => `${count}টি ছবি পাঠানো বাকি।`,
  goOn: 'আবার চেষ্টা করুন',
  leaveOut: 'বাকিগুলি বাদ দিন',
  storedOne: 'আপলোড হয়েছে। ওয়েবসাইটে দেখাতে সেভ করুন।',
  stored: (count) =>
    count === 1
      ? 'আপলোড হয়েছে। ওয়েবসাইটে দেখাতে সেভ করুন।'
      : `${count}টি ছবি আপলোড হয়েছে। ওয়েবসাইটে দেখাতে সেভ করুন।`,
};
