import type * as english from '../../../en/staff/settings/branches.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const branchesTexts: SameTexts<typeof english.branchesTexts> = {
  title: 'শাখা',
  intro: 'প্রতিটি শাখার নিজের পাতা আছে। ওয়েবসাইটের “আমাদের শোরুম” মেনুতে শাখাগুলি এই ক্রমে দেখা যায়।',
  list: 'শাখা, মেনুর ক্রমে',
  notLoaded: 'শাখাগুলি লোড করা গেল না।',
  states: { shown: 'দেখানো হচ্ছে', hidden: 'লুকানো', first: 'মূল শোরুম' },
  results: {
    hidden: (name) => `লুকানো হয়েছে: ${name}। ওয়েবসাইটে আর দেখা যাবে না।`,
    shown: (name) => `ওয়েবসাইটে আবার দেখা যাচ্ছে: ${name}।`,
    deleted: (name, left) => `মোছা হয়েছে: ${name}। ${left} দিনের মধ্যে ফিরিয়ে আনতে পারবেন।`,
    added: (name) => `যোগ হয়েছে: ${name}। ওয়েবসাইটে এখনই দেখা যাচ্ছে।`,
  },
};

export const branchFormTexts: SameTexts<typeof english.branchFormTexts> = {
  add: 'শাখা যোগ করুন',
  addAction: { text: 'যোগ করুন', busy: 'যোগ করা হচ্ছে…' },
  addHint: 'খোলার সময় আর ই-মেল মূল শোরুমেরই থাকবে, যতক্ষণ না “বদলান” থেকে আলাদা করে লেখেন।',
  name: 'নাম',
  nameHint: 'মূল শোরুমের নামই হলে খালি রাখুন।',
  phone: 'ফোন নম্বর',
};

export const branchEditorTexts: SameTexts<typeof english.branchEditorTexts> = {
  title: (name) => `শাখা: ${name}`,
  unnamed: 'শাখা',
  intro: 'এই শাখার পাতায় যা যা দেখানো হয়।',
  back: 'সব শাখা',
  gone: 'এই শাখা আর নেই। হয়তো কেউ মুছে দিয়েছেন।',
  identity: 'নাম ও ঠিকানা',
  phones: 'ফোন নম্বর',
  phonesHint: 'সেলসের প্রথম নম্বরটি এই শাখার পাতায় সবার আগে থাকে।',
  email: 'ই-মেল',
  place: 'ম্যাপ',
  week: 'সপ্তাহের সময়',
  special: 'ছুটির দিন ও বিশেষ দিন',
  own: {
    email: 'এই শাখার নিজের ই-মেল আছে',
    position: 'ম্যাপে এই শাখার জায়গা জানা আছে',
    week: 'এই শাখার খোলার সময় আলাদা',
    specialDays: 'এই শাখার ছুটির দিন আলাদা',
  },
  otherwise: {
    email: (first) => `ওয়েবসাইটে মূল শোরুমেরটি দেখা যায়: ${first}`,
    position: () => 'না থাকলে ম্যাপ শাখার ঠিকানা ধরে খোঁজে।',
    week: (first) => `ওয়েবসাইটে মূল শোরুমের সময় দেখা যায়: ${first}`,
    specialDays: (first) =>
      first === ''
        ? 'মূল শোরুমের ছুটির দিনই ধরা হয়। এখনও একটিও নেই।'
        : `মূল শোরুমের ছুটির দিনই ধরা হয়: ${first}`,
  },
};
