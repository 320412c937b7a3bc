import type * as english from '../../../en/staff/catalogue/manage.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

export const priceTexts: SameTexts<typeof english.priceTexts> = {
  price: {
    title: 'মডেলের দাম',
    list: 'দাম',
    name: 'মডেলের নাম',
    price: 'দাম',
    model: 'মডেল',
    partNo: 'পার্ট নং',
    edit: 'দাম বদলান',
    newPrice: 'নতুন দাম (₹)',
    newPrices: 'ভ্যারিয়েন্টের নতুন দাম (₹)',
    before: (price) => `এখন ${price}`,
    from: (price, day) => `${day} থেকে ${price}`,
    overwritten: (day) =>
      `নতুন দাম আগেই ঠিক করা আছে, চালু হবে ${day}। সেদিন থেকে এখানে সেভ করা দামের বদলে সেই দাম থাকবে।`,
    missing: 'সঠিক দাম লিখুন',
    empty: 'কোনও মডেল নেই।',
    notLoaded: 'দাম লোড করা গেল না।',
  },
  accessories: {
    title: 'অ্যাক্সেসরিজের দাম',
    list: 'অ্যাক্সেসরিজ',
    name: 'অ্যাক্সেসরিজ',
    edit: 'অ্যাক্সেসরিজের দাম বদলান',
    missing: 'অ্যাক্সেসরিজের দাম লিখুন',
    empty: 'কোনও অ্যাক্সেসরিজ নেই।',
    notLoaded: 'অ্যাক্সেসরিজের দাম লোড করা গেল না।',
  },
  tabs: 'দাম ও বিক্রির মডেল',
  open: 'বদলান',
  now: 'এখনই',
  cancelPlanned: (planned, name) => `বাতিল করুন: ${name}, ${planned}`,
  updated: 'দাম বদলানো হয়েছে।',
  refused: 'দাম বদলানো গেল না।',
  failed: 'দাম বদলানো গেল না।',
  gone: 'এই মডেল বা অ্যাক্সেসরিজ মুছে ফেলা হয়েছে।',
  search: 'খুঁজুন',
  searchHint: (shown, total) =>
    shown === total
      ? `মোট ${grouped.format(total)}টি`
      : `${grouped.format(total)}টির মধ্যে ${grouped.format(shown)}টি`,
  noMatch: 'এমন কিছু পাওয়া গেল না।',
  sortBy: 'কীভাবে সাজানো',
  catalogueOrder: 'ক্যাটালগের ক্রম',
  sortOrders: {
    number: {
      ascending: (header) => `${header}: কম থেকে বেশি`,
      descending: (header) => `${header}: বেশি থেকে কম`,
    },
    text: {
      ascending: (header) => `${header}: A থেকে Z`,
      descending: (header) => `${header}: Z থেকে A`,
    },
  },
};

export const vehicleTexts: SameTexts<typeof english.vehicleTexts> = {
  title: 'বিক্রির মডেল',
  selector: 'কোনগুলি দেখবেন',
  bikes: 'বাইক',
  scooters: 'স্কুটার',
  number: 'ক্রম',
  name: 'মডেলের নাম',
  active: 'বিক্রিতে',
  status: 'অবস্থা',
  statuses: ['বিক্রিতে নেই', 'বিক্রিতে আছে'],
  activeName: (name) => `বিক্রিতে আছে: ${name}`,
  hint: 'টিক তুলে দিলে মডেলটি ওয়েবসাইটের তালিকা, ফর্ম আর দামের তালিকা থেকে সঙ্গে সঙ্গে সরে যায়।',
  activated: 'মডেলটি বিক্রিতে আনা হয়েছে।',
  deactivated: 'মডেলটি বিক্রি থেকে সরানো হয়েছে।',
  refused: 'বদলানো গেল না।',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  bikesNotLoaded: 'বাইকের তালিকা লোড করা গেল না।',
  scootersNotLoaded: 'স্কুটারের তালিকা লোড করা গেল না।',
  empty: 'কোনও মডেল নেই।',
};

export const dialogTexts: SameTexts<typeof english.dialogTexts> = {
  save: 'সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  cancel: 'বাতিল',
  close: 'বন্ধ করুন',
  delete: 'মুছুন',
  deleting: 'মোছা হচ্ছে…',
  loading: 'লোড হচ্ছে...',
};

/** `4টির মধ্যে 2 নম্বরে` */
const numberOf = (place: number, all: number) => `${all}টির মধ্যে ${place} নম্বরে`;

export const sortableTexts: SameTexts<typeof english.sortableTexts> = {
  drag: 'টেনে সরান',
  move: (name) => `সরান: ${name}`,
  how: 'স্পেস বোতামে তোলা যায় ও নামানো যায়, তিরচিহ্নের বোতামে সরানো যায়, Escape চাপলে বাতিল।',
  pickedUp: (name, place, all) => `${name}: তোলা হয়েছে, এখন ${numberOf(place, all)}।`,
  over: (name, place, all) => `${name}: ${numberOf(place, all)}।`,
  unmoved: (name, place, all) => `${name}: আগের মতোই ${numberOf(place, all)}।`,
};

/** `5 দিন` */
export const days: typeof english.days = (count) => `${count} দিন`;

const actions: Readonly<Record<english.RowAction, string>> = {
  edit: 'বদলান',
  up: 'উপরে',
  down: 'নীচে',
  hide: 'লুকান',
  show: 'দেখান',
  copy: 'কপি করুন',
  delete: 'মুছুন',
  bringBack: 'ফিরিয়ে আনুন',
  more: 'আর যা করা যায়',
};

const moves = {
  up: 'উপরে সরান',
  down: 'নীচে সরান',
  top: 'সবার উপরে সরান',
  bottom: 'সবার নীচে সরান',
};

export const listTexts: SameTexts<typeof english.listTexts> = {
  actions,
  moves,
  nameOf: (action, name) => `${{ ...actions, ...moves }[action]}: ${name}`,
  results: {
    moved: (name, place, all) => `${name}: এখন ${numberOf(place, all)}।`,
    back: (name) => `ফিরিয়ে আনা হয়েছে, আগের মতোই: ${name}।`,
  },
  deletedList: 'যা মোছা হয়েছে',
  daysLeft: (left) => `আরও ${days(left)} ফিরিয়ে আনা যাবে`,
};
