import type { SameTexts } from '../../../../text/same-texts.ts';
import type { quotationTexts as english } from '../../../en/common/papers/quotation.ts';
import { formatRupees } from '../../../../money/money.ts';
import { dateOfYear } from '../time/moment-words.ts';

export const quotationTexts: SameTexts<typeof english> = {
  title: 'কোটেশন',
  numberOf: (number, version) => (version === 1 ? number : `${number}, সংস্করণ ${version}`),
  total: 'আপনি দেবেন',
  validUntil: (last) => `${dateOfYear(last)} পর্যন্ত চলবে`,
  made: (day, name) => `তৈরি করেছেন ${name}, ${dateOfYear(day)}`,
  booking: (amount) => `বুকিংয়ের টাকা: ${formatRupees(amount)}`,
  pay: 'বুকিংয়ের টাকা UPI-তে দিন',
  refund: (rule) => `না কিনলে: ${rule}`,
  check: (address) => `কাগজটি আমাদের কি না দেখতে ${address} খুলুন: সেখানে একই নম্বর ও একই টাকা থাকবে।`,
  loan: 'লোন',
  changed: 'যা বদলেছে',
  change: (name, before, after) => `${name}: আগে ${before}, এখন ${after}`,
  nothing: 'ছিল না বা নেই',
  changes: {
    vehicle: 'মডেল বা ভ্যারিয়েন্ট',
    place: 'রেজিস্ট্রেশনের জায়গা',
    loan: 'লোন',
    booking: 'বুকিংয়ের টাকা',
    validity: 'কতদিন চলবে',
  },
  states: {
    open: 'চালু',
    accepted: 'মেনে নেওয়া হয়েছে',
    expired: 'আর চলবে না',
    withdrawn: 'ফিরিয়ে নেওয়া হয়েছে',
    replaced: 'নতুন সংস্করণ এসেছে',
  },
  loading: 'কোটেশন আনা হচ্ছে…',
  none: 'এই ঠিকানায় কোনও কোটেশন নেই। আমাদের কাছে নতুন কোটেশন চান।',
  says: {
    accepted: 'আপনি এই কোটেশন মেনে নিয়েছেন।',
    expired: 'এই কোটেশন আর চলবে না। আমাদের কাছে নতুন কোটেশন চান।',
    withdrawn: 'আমরা এই কোটেশন ফিরিয়ে নিয়েছি। আমাদের কাছে নতুন কোটেশন চান।',
    replaced: 'আমরা আপনাকে এই কোটেশনের নতুন সংস্করণ পাঠিয়েছি, এখন সেটিই চলবে।',
  },
  want: 'আমি এটি চাই',
  wanted: 'ধন্যবাদ। আপনি এটি চান, আমরা জেনেছি। আমরা আপনাকে ফোন করব।',
  notSent: 'পাঠানো গেল না। আবার চেষ্টা করুন।',
  pdf: 'কোটেশন PDF-এ',
  picture: 'কোটেশন ছবিতে',
  paper: (vehicle, number) => `কোটেশন ${number}: ${vehicle}`,
};
