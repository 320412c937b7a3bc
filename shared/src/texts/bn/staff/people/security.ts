import type * as english from '../../../en/staff/people/security.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { browserNames, systemNames } from '../../../parts/english/device-names.ts';
import { RECOVERY_FILE_NAME } from '../../../parts/english/recovery-file.ts';

export const securityTexts: SameTexts<typeof english.securityTexts> = {
  title: 'লগ ইন ও সুরক্ষা',
  intro: 'পাসকি থাকলে পাসওয়ার্ড লাগে না; অথেন্টিকেটর অ্যাপ থাকলে পাসওয়ার্ডের সঙ্গে একটি কোডও লাগে।',
  required: 'আপনার ভূমিকায় এর অন্তত একটি লাগবে।',
  lastOne: 'আপনার ভূমিকায় এটি লাগবে। সরানোর আগে আরেকটি যোগ করুন।',
  password: 'আপনার পাসওয়ার্ড',
  remove: 'সরান',
  removing: 'সরানো হচ্ছে…',
};

export const enrolmentTexts: SameTexts<typeof english.enrolmentTexts> = {
  title: 'লগ ইনের দ্বিতীয় ধাপ যোগ করুন',
  intro: 'আপনার ভূমিকায় পাসওয়ার্ড ছাড়া আরও একটি ধাপ লাগে। নীচের একটি যোগ করুন, তাহলেই সব স্ক্রিন খুলবে।',
};

export const passkeyListTexts: SameTexts<typeof english.passkeyListTexts> = {
  title: 'পাসকি',
  about: 'আঙুলের ছাপ, মুখ বা স্ক্রিন লক দিয়েই লগ ইন হয়, পাসওয়ার্ড লাগে না।',
  added: (day) => `যোগ হয়েছে: ${day}`,
  lastUsed: (day) => `শেষ ব্যবহার: ${day}`,
  unused: 'এখনও ব্যবহার হয়নি',
  add: 'পাসকি যোগ করুন',
  addAbout: 'এর পরে ডিভাইস আপনার আঙুলের ছাপ, মুখ বা স্ক্রিন লক চাইবে।',
  name: 'নাম',
  nameHint: 'এই ডিভাইসের',
  nameMissing: 'একটি নাম লিখুন',
  adding: 'ডিভাইসের অপেক্ষায়…',
  done: 'পাসকি যোগ হয়েছে।',
  removeOf: (name) => `পাসকি সরান: ${name}`,
  removeTitle: 'এই পাসকি সরাবেন?',
  removeAbout: (name) =>
    `“${name}” দিয়ে আর লগ ইন করা যাবে না। ডিভাইস থেকেও মুছে দিন, না হলে সেখানে হয়তো দেখাতে থাকবে।`,
  removed: 'পাসকি সরানো হয়েছে।',
  off: 'পাসকি চলবে না: সাইটটি https-এ চলছে না। অথেন্টিকেটর অ্যাপ ব্যবহার করুন।',
  elsewhere: (host, here) =>
    `এই সাইটের পাসকি এই ঠিকানায় তৈরি হয়: ${host}। এই পাতা খোলা আছে অন্য ঠিকানায়: ${here}। পাসকি যোগ বা ব্যবহার করতে প্রথম ঠিকানায় লগ ইন করুন।`,
  number:
    'পাসকির জন্য ওয়েবসাইটের নাম লাগে। এই পাতা একটি সংখ্যা দেওয়া ঠিকানায় খোলা: নাম দিয়ে খুলুন, বা অথেন্টিকেটর অ্যাপ ব্যবহার করুন।',
  unknown: 'এই ব্রাউজারে পাসকি চলে না। অন্য ব্রাউজার বা অথেন্টিকেটর অ্যাপ ব্যবহার করুন।',
};

export const appTexts: SameTexts<typeof english.appTexts> = {
  title: 'অথেন্টিকেটর অ্যাপ',
  about: 'ফোনের একটি অ্যাপ প্রতি 30 সেকেন্ডে নতুন কোড দেখায়, ইন্টারনেট না থাকলেও।',
  on: 'চালু আছে। পাসওয়ার্ডের পরে কোড চাওয়া হয়।',
  off: 'চালু নেই।',
  add: 'অ্যাপ চালু করুন',
  replace: 'অন্য ফোনে নিয়ে যান',
  addTitle: 'অথেন্টিকেটর অ্যাপ চালু করুন',
  replaceAbout: 'নতুন ফোনে নিশ্চিত না করা পর্যন্ত আগের ফোনের অ্যাপ চলবে।',
  next: 'পরের ধাপ',
  nextBusy: 'যাচাই হচ্ছে…',
  scan: 'অ্যাপ দিয়ে এই কোড স্ক্যান করুন।',
  codeImage: 'অথেন্টিকেটর অ্যাপের জন্য QR কোড',
  type: 'অথবা অ্যাপে এটি লিখুন:',
  openApp: 'এই ফোনের অ্যাপে খুলুন',
  code: 'কোড',
  codeHint: 'অ্যাপে এখন যে 6 অঙ্ক দেখাচ্ছে',
  codeMissing: 'কোড লিখুন',
  confirm: 'নিশ্চিত করুন',
  confirming: 'যাচাই হচ্ছে…',
  done: 'অথেন্টিকেটর অ্যাপ যোগ হয়েছে।',
  removeName: 'অথেন্টিকেটর অ্যাপ সরান',
  removeTitle: 'অথেন্টিকেটর অ্যাপ সরাবেন?',
  removeAbout: 'পাসকি না থাকলে এর পরে শুধু পাসওয়ার্ড দিয়েই লগ ইন হবে।',
  removed: 'অথেন্টিকেটর অ্যাপ সরানো হয়েছে।',
};

export const recoveryTexts: SameTexts<typeof english.recoveryTexts> = {
  title: 'রিকভারি কোড',
  about: 'ফোন হারালে কাজে লাগে: পাসওয়ার্ডের পরে দিতে হয়, প্রতিটি কোড একবারই চলে।',
  later: 'প্রথম পাসকি বা অথেন্টিকেটর অ্যাপের সঙ্গে দশটি পাবেন।',
  left: (left) => `10টির মধ্যে ${left}টি বাকি।`,
  renew: 'নতুন দশটি কোড বানান',
  renewTitle: 'নতুন দশটি কোড বানাবেন?',
  renewAbout: 'এখন যে কোডগুলি আছে, সেগুলি আর চলবে না।',
  renewing: 'বানানো হচ্ছে…',
  newTitle: 'আপনার রিকভারি কোড',
  newAbout: 'এগুলি আর দেখানো হবে না। ফোন ছাড়াও পাওয়া যায় এমন জায়গায় রাখুন: কাগজে, বা পাসওয়ার্ড ম্যানেজারে।',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  notCopied: 'কপি করা গেল না। কোডগুলি বেছে নিয়ে নিজে কপি করুন।',
  download: 'টেক্সট ফাইল ডাউনলোড করুন',
  kept: 'আমি রেখে দিয়েছি',
  fileName: RECOVERY_FILE_NAME,
  file: (userId, place, day) => `রিকভারি কোড: ${userId}, ${place}, তৈরি ${day}। প্রতিটি একবারই চলে।`,
};

export const ownPhoneTexts: SameTexts<typeof english.ownPhoneTexts> = {
  title: 'এই ফোন',
  about:
    'নিজের ফোনে 12 ঘণ্টা লগ ইন থাকে। আধ ঘণ্টা কিছু না করলে স্ক্রিন লক হয়ে যায়, পাসওয়ার্ড বা পাসকি দিয়ে আবার খোলে।',
  factorFirst: 'এর জন্য আগে পাসকি বা অথেন্টিকেটর অ্যাপ লাগবে।',
  add: 'এটি আমার নিজের ফোন',
  addTitle: 'এটি কি আপনার নিজের ফোন?',
  addAbout: 'শুধু তখনই, যদি আর কেউ এই ফোন ব্যবহার না করেন আর এতে স্ক্রিন লক থাকে।',
  adding: 'সেভ হচ্ছে…',
  added: 'এটি এখন আপনার নিজের ফোন।',
  since: (day) => `আপনার নিজের ফোন, ${day} থেকে।`,
  remove: 'আর আমার নিজের ফোন নয়',
  removing: 'সেভ হচ্ছে…',
  removed: 'এটি আর আপনার নিজের ফোন নয়।',
};

export const deviceTexts: SameTexts<typeof english.deviceTexts> = {
  browsers: browserNames,
  systems: systemNames,
  /** `Windows-এ Chrome` */
  both: (browser, system) => `${system}-এ ${browser}`,
  unknown: 'আমার ডিভাইস',
};
