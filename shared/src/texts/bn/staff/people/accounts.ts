import type * as english from '../../../en/staff/people/accounts.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const accountTexts: SameTexts<typeof english.accountTexts> = {
  title: 'অ্যাকাউন্ট',
  captions: {
    user_id: 'ইউজার আইডি',
    password: 'পাসওয়ার্ড',
    user_name: 'নাম',
    mobile_no: 'মোবাইল',
    email: 'ই-মেল',
    city: 'শহর',
    created_date: 'তৈরি হয়েছে',
    expire_date: 'মেয়াদ শেষ',
    Status: 'অবস্থা',
  },
  passwordHidden: 'দেখানো হয় না',
  changePassword: 'পাসওয়ার্ড বদলান',
  editProfile: 'প্রোফাইলে গিয়ে বদলান',
  never: 'কখনও না',
  notGiven: 'দেওয়া নেই',
  status: { active: 'চালু', inactive: 'বন্ধ' },
  notLoaded: 'আপনার তথ্য লোড করা গেল না। আবার চেষ্টা করুন।',
};

export const profileTexts: SameTexts<typeof english.profileTexts> = {
  title: 'প্রোফাইল',
  userId: 'ইউজার আইডি',
  name: 'নাম',
  email: 'ই-মেল',
  mobile: 'মোবাইল',
  language: 'স্ক্রিনের ভাষা',
  languageHint: 'আপনার অ্যালার্ট আর ই-মেলও এই ভাষায় আসবে।',
  update: 'সেভ করুন',
  updating: 'সেভ হচ্ছে…',
  noUserId: 'ইউজার আইডি নেই। আবার লগ ইন করুন।',
  updated: 'প্রোফাইল সেভ হয়েছে।',
  refused: 'প্রোফাইল সেভ করা গেল না।',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
};

export const passwordTexts: SameTexts<typeof english.passwordTexts> = {
  title: 'পাসওয়ার্ড বদলান',
  current: 'এখনকার পাসওয়ার্ড',
  new: 'নতুন পাসওয়ার্ড',
  confirm: 'নতুন পাসওয়ার্ড আবার লিখুন',
  rule: '8 থেকে 128 অক্ষর, সহজে আন্দাজ করা যায় এমন নয়। আপনার অন্য সব ডিভাইস থেকে লগ আউট হয়ে যাবে।',
  show: 'পাসওয়ার্ড দেখান',
  change: 'পাসওয়ার্ড বদলান',
  changing: 'বদলানো হচ্ছে…',
  currentMissing: 'এখনকার পাসওয়ার্ড লিখুন',
  newMissing: 'নতুন পাসওয়ার্ড লিখুন',
  confirmMissing: 'নতুন পাসওয়ার্ড আবার লিখুন',
  noUser: 'ইউজার পাওয়া গেল না।',
  updated: 'পাসওয়ার্ড বদলানো হয়েছে।',
  refused: 'পাসওয়ার্ড বদলানো গেল না।',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
};

export const linkPasswordTexts: SameTexts<typeof english.linkPasswordTexts> = {
  title: (dealership) => `আপনার পাসওয়ার্ড ঠিক করুন – ${dealership}`,
  language: 'ভাষা',
  heading: 'আপনার পাসওয়ার্ড ঠিক করুন',
  reading: 'লিঙ্ক দেখা হচ্ছে…',
  captions: { name: 'নাম', userId: 'ইউজার আইডি', until: 'কখন পর্যন্ত চলবে' },
  new: 'নতুন পাসওয়ার্ড',
  confirm: 'নতুন পাসওয়ার্ড আবার লিখুন',
  rule: '8 থেকে 128 অক্ষর, সহজে আন্দাজ করা যায় এমন নয়।',
  show: 'পাসওয়ার্ড দেখান',
  set: 'পাসওয়ার্ড সেভ করুন',
  setting: 'সেভ হচ্ছে…',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  done: 'আপনার পাসওয়ার্ড সেভ হয়েছে',
  doneText: (userId) =>
    `এবার ${userId} দিয়ে লগ ইন করতে পারেন। এই লিঙ্ক আর চলবে না। আপনার অথেন্টিকেটর অ্যাপ বা পাসকি থাকলে লগ ইনে সেটিও লাগবে।`,
  toLogin: 'লগ ইন পাতায় যান',
  spent: 'এই লিঙ্ক আর চলবে না',
  spentText: 'এই লিঙ্ক ব্যবহার হয়ে গেছে, মেয়াদ শেষ হয়েছে, বা পরে নতুন লিঙ্ক বানানো হয়েছে।',
  askOwner: 'শোরুমের মালিককে বলুন, তিনি এখনই নতুন লিঙ্ক বানিয়ে দিতে পারেন।',
  missing: 'এখানে কোনও লিঙ্ক নেই',
  missingText:
    'মালিক যে লিঙ্ক দেন, তা দিয়ে এই পাতায় পাসওয়ার্ড ঠিক করা হয়। শেষ অক্ষর পর্যন্ত পুরো লিঙ্কটি খুলুন, বা কোডটি আবার স্ক্যান করুন: রিলোড করলে পাতাটি লিঙ্ক ভুলে যায়।',
};

export const sessionTexts: SameTexts<typeof english.sessionTexts> = {
  title: 'কোথায় কোথায় লগ ইন করা আছে',
  list: 'যেখানে আপনার লগ ইন করা আছে',
  started: 'লগ ইন',
  lastSeen: 'শেষ দেখা গেছে',
  here: 'এই ডিভাইস',
  now: 'এখন',
  onlyHere: 'আর কোথাও লগ ইন করা নেই।',
  endOthers: 'অন্য সব জায়গা থেকে লগ আউট করুন',
  ending: 'লগ আউট করা হচ্ছে…',
  ended: 'অন্য সব জায়গা থেকে লগ আউট করা হয়েছে।',
};
