import type { priceRatesTexts as english } from '../../../en/staff/settings/price-rates.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { dateOfYear } from '../../common/time/moment-words.ts';

export const priceRatesTexts: SameTexts<typeof english> = {
  title: 'অন-রোড দাম',
  intro: 'এক্স-শোরুম দামের সঙ্গে প্রাইস কার্ডে যা যোগ হয়, আর যা বাদ যায়।',
  unchecked: (days, tables) =>
    `${days} দিনের বেশি হল মূল আদেশের সঙ্গে মেলানো হয়নি: ${tables.join('; ')}।`,
  samples: (count) =>
    `${count}টি টেবিল নমুনা, কেউ মিলিয়ে দেখেননি। “প্রথম কয়েকটি ধাপ” শেষ হলে প্রাইস কার্ড এগুলো ধরে না, লেখে “নিশ্চিত করা বাকি”।`,
  ratesHint:
    'প্রতিটি টেবিলে লেখা থাকে, একটি জ্বালানি ও একটি জায়গার জন্য কোন খাতে কত টাকা। সীমার সংখ্যাটিও ধরা হয়; সীমা খালি মানে তার উপরের সব। সারি বদলানো মানে মিলিয়ে দেখা হার লেখা: টেবিলটি তখন আজ মেলানো বলে ধরা হয়।',
  everywhere: 'সব জায়গায়',
  gonePlace: (code) => `${code} (তালিকায় আর নেই)`,
  noTable: (fuels) => `টেবিল নেই: ${fuels.join(', ')}।`,
  days: (from, to) => {
    if (from === '') return 'নতুন';
    return to === '' ? `${dateOfYear(from)} থেকে` : `${dateOfYear(from)} থেকে ${dateOfYear(to)}`;
  },
  checkedOn: (day) => `মেলানো হয়েছে ${dateOfYear(day)}`,
  warnings: {
    unchecked: 'আবার মিলিয়ে দেখুন',
    ends: (day) => `${dateOfYear(day)} শেষ হবে, পরের টেবিল নেই`,
    over: (day) => `${dateOfYear(day)} শেষ হয়ে গেছে, পরের টেবিল নেই`,
  },
  validFrom: 'কবে থেকে',
  validTo: 'কবে পর্যন্ত',
  validToHint: 'খালি: পরের টেবিল না আসা পর্যন্ত',
  source: 'কোথায় লেখা আছে',
  sourceHint: 'যে আইন, আদেশ বা পেজে এটি আছে',
  row: (number) => `সারি ${number}`,
  size: { petrol: 'কত পর্যন্ত (cc)', electric: 'কত পর্যন্ত (kW)' },
  price: 'কত দাম পর্যন্ত (₹)',
  unit: 'কীসে গোনা হবে',
  units: { amount: '₹', percent: '%' },
  amount: 'টাকা (₹)',
  percent: 'দামের কত %',
  least: 'অন্তত (₹)',
  addRow: 'সারি যোগ করুন',
  removeRow: (number) => `সারি ${number} সরান`,
  check: 'মূল আদেশের সঙ্গে মিলিয়ে দেখেছি',
  follow: 'নতুন টেবিল দিন, যা চলবে … থেকে',
  followHint: 'নতুন টেবিলে একই সারি থাকে। মিলিয়ে না দেখা বা না বদলানো পর্যন্ত সেটি নমুনা।',
  removeTable: 'টেবিলটি সরান',
  newTable: 'নতুন টেবিল',
  line: 'খাত',
  fuel: 'জ্বালানি',
  place: 'কোথায় রেজিস্ট্রেশন',
  addTable: 'টেবিল যোগ করুন',
  lists: {
    registrationPlaces: {
      hint: 'ক্রেতা যে ক্রমে বেছে নেন।',
      add: 'অফিস যোগ করুন',
      begin: 'নতুন অফিস',
    },
    extras: {
      hint: 'ক্রেতা যাতে টিক দিতে পারেন: ওয়ারেন্টি, হেলমেট। শুরুতে কোনওটিতেই টিক থাকে না।',
      add: 'আর একটি যোগ করুন',
      begin: 'নতুন',
    },
    reductions: {
      hint: 'কিছুদিনের জন্য দাম থেকে যা বাদ দেন। কার্ডে শুধু সেই দিনগুলিতে দেখা যায়।',
      add: 'ছাড় যোগ করুন',
      begin: 'নতুন ছাড়',
    },
    lenders: {
      hint: 'যে যেভাবে সুদ বলে, সেভাবেই লিখুন। বছরে আসলে কত পড়ে, তা কার্ড হিসেব করে।',
      add: 'ব্যাংক বা ফিনান্স কোম্পানি যোগ করুন',
      begin: 'নতুন ব্যাংক বা ফিনান্স কোম্পানি',
    },
  },
  name: 'নাম',
  remove: (name) => `${name} সরান`,
  extraPrice: 'দাম (₹)',
  from: 'প্রথম দিন',
  to: 'শেষ দিন',
  models: 'মডেল',
  modelsHint: 'কোনওটিতে টিক না দিলে সব মডেলে',
  form: 'সুদ কীসের উপর',
  annualRate: 'বছরে সুদ (%)',
  months: 'মাস, মাঝে কমা দিয়ে',
  charge: 'ফাইল চার্জ (₹)',
  chargeWhen: 'চার্জ কখন দিতে হয়',
  chargeTimes: { within: 'কিস্তির মধ্যে', before: 'প্রথম কিস্তির আগে' },
  cardDays: 'দিন',
  cardDaysHint: 'যেদিন কার্ড তৈরি হয়, সেই দিনও ধরা হয়।',
  running: 'চালানোর খরচ',
  runningHint: 'এই দাম ধরে প্রতিটি মডেলের পেজে চালানোর খরচ দেখানো হয়। 0 লিখলে দেখানো হয় না।',
  fuelPrice: 'পেট্রোল, প্রতি লিটার (₹)',
  electricityPrice: 'বিদ্যুৎ, প্রতি ইউনিট (₹)',
  upiId: 'শোরুমের UPI আইডি',
  upiHint: 'এটি থাকলে কোটেশনে বুকিংয়ের টাকার QR কোড থাকে, যেমন shop@bank।',
  bookingRefund: 'গ্রাহক না কিনলে',
  showsStock: 'স্টকে কী আছে, ওয়েবসাইটে দেখান',
  showsStockHint:
    'প্রতিটি মডেলের পেজে দেখা যাবে, কোন রং শোরুমে আছে, কোনটি কয়েক দিনে আসবে, আর কোনটি অর্ডার দিতে হবে। 14 দিন কেউ না দেখে থাকলে লেখা থাকবে “জেনে নিন”।',
};
