import type * as english from '../../../en/staff/people/auth.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const loginTexts: SameTexts<typeof english.loginTexts> = {
  title: (dealership) => `কর্মীদের লগ ইন – ${dealership}`,
  heading: 'কর্মীদের লগ ইন',
  language: 'ভাষা',
  userId: 'ইউজার আইডি',
  password: 'পাসওয়ার্ড',
  login: 'লগ ইন করুন',
  loggingIn: 'লগ ইন হচ্ছে…',
  done: 'লগ ইন হয়েছে। খোলা হচ্ছে...',
  refused: 'ইউজার আইডি বা পাসওয়ার্ড ভুল।',
  failed: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  passkey: 'পাসকি দিয়ে লগ ইন করুন',
  passkeyBusy: 'পাসকির অপেক্ষায়…',
};

export const secondStepTexts: SameTexts<typeof english.secondStepTexts> = {
  totp: 'কোড',
  totpHint: 'আপনার অথেন্টিকেটর অ্যাপের 6 অঙ্ক',
  recovery: 'রিকভারি কোড',
  recoveryHint: 'যে দশটি রেখে দিয়েছেন, তার একটি; প্রতিটি একবারই চলে',
  passkeyOnly: 'পাসওয়ার্ড ঠিক আছে। এবার পাসকি দিয়ে নিশ্চিত করুন।',
  passkey: 'পাসকি ব্যবহার করুন',
  instead: {
    totp: 'তার বদলে অথেন্টিকেটর অ্যাপ ব্যবহার করুন',
    recovery: 'তার বদলে রিকভারি কোড ব্যবহার করুন',
  },
  lost: 'ফোন, পাসকি, রিকভারি কোড কিছুই নেই? মালিক আপনার লগ ইনের দ্বিতীয় ধাপ তুলে দিতে পারেন।',
  confirm: 'নিশ্চিত করুন',
  confirming: 'যাচাই হচ্ছে…',
  back: 'পাসওয়ার্ডে ফিরে যান',
};

export const sessionEndedTexts: SameTexts<typeof english.sessionEndedTexts> = {
  title: 'আবার লগ ইন করুন',
  text: 'আপনার লগ ইনের সময় শেষ, তাই গ্রাহকের তথ্য এই স্ক্রিন থেকে সরানো হয়েছে। ফর্মে যা লিখেছেন, রাখা আছে। আবার লগ ইন করে কাজ চালিয়ে যান।',
  other: (userId) => `আপনি ${userId} নন? অন্য নামে লগ ইন করুন`,
};

export const sessionLockedTexts: SameTexts<typeof english.sessionLockedTexts> = {
  title: 'লক করা আছে',
  text: 'গ্রাহকের তথ্য এই স্ক্রিন থেকে সরানো হয়েছে। ফর্মে যা লিখেছেন, রাখা আছে। পাসওয়ার্ড বা পাসকি দিয়ে কাজ চালিয়ে যান।',
};

export const sessionEndingTexts: SameTexts<typeof english.sessionEndingTexts> = {
  title: 'আপনি কি এখনও আছেন?',
  text: 'প্রায় আধ ঘণ্টা এখানে কিছু করেননি। লগ আউট হতে বাকি',
  stay: 'লগ ইন থাকুন',
  lockText: 'প্রায় আধ ঘণ্টা এখানে কিছু করেননি। স্ক্রিন লক হতে বাকি',
  keepOpen: 'খোলা রাখুন',
  lastTitle: 'আপনার লগ ইনের সময় শেষ হয়ে আসছে',
  lastText:
    'প্রায় 12 ঘণ্টা আগে লগ ইন করেছেন, এর বেশি থাকা যায় না। ফর্মে যা লিখেছেন, রাখা থাকবে। আবার লগ ইন করতে হবে। তার আগে বাকি',
  understood: 'ঠিক আছে',
  end: '।',
};

export const sessionTakenTexts: SameTexts<typeof english.sessionTakenTexts> = {
  title: (other) => `এখন লগ ইন করা আছে: ${other}`,
  text: (other, userId) =>
    `এই ব্রাউজারে কেউ ${other} নামে লগ ইন করেছেন। আপনি এখানে যা করছেন, তার কিছুই ওই নামে পাঠানো হবে না। যেখানে ছিলেন সেখান থেকে চালিয়ে যেতে ${userId} দিয়ে লগ ইন করুন।`,
  other: (other) => `নতুন পাতায় ${other} নামে কাজ করুন`,
  notYours: (other, userId) => `এটি ${other}, ${userId} নয়। চালিয়ে যেতে ${userId} দিয়ে লগ ইন করুন।`,
  nobody: 'লগ ইন সঙ্গে সঙ্গেই আবার শেষ হয়ে গেছে। আবার চেষ্টা করুন।',
};

const userNotLoaded = 'আপনার তথ্য লোড করা গেল না। আবার চেষ্টা করুন।';

export const entryTexts: SameTexts<typeof english.entryTexts> = {
  unauthorized: ['লগ ইন করা নেই। লগ ইন পাতায় নিয়ে যাওয়া হচ্ছে...'],
  refused: {
    'change-password': ['ইউজার পাওয়া গেল না। আবার লগ ইন করুন।', 'লগ ইন করা নেই। লগ ইন করুন।'],
  },
  notices: {
    offer: { heading: 'অফার', text: 'অফারের স্ক্রিন দেখতে লগ ইন করুন।' },
    notification: { heading: 'নোটিফিকেশন', text: 'নোটিফিকেশনের স্ক্রিন দেখতে লগ ইন করুন।' },
    gallery: { heading: 'গ্যালারি', text: 'গ্যালারির স্ক্রিন দেখতে লগ ইন করুন।' },
  },
  prompt: 'এই স্ক্রিন দেখতে লগ ইন করুন।',
  login: 'লগ ইন করুন',
  notLoaded: {
    account: userNotLoaded,
    profile: 'আপনার প্রোফাইল লোড করা গেল না। আবার চেষ্টা করুন।',
    'change-password': userNotLoaded,
  },
};
