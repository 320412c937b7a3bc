import type * as english from '../../../en/staff/catalogue/pictures.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const pictureFieldTexts: SameTexts<typeof english.pictureFieldTexts> = {
  none: 'এখনও ছবি নেই',
  choose: 'ছবি বেছে নিন',
  replace: 'অন্য ছবি নিন',
  camera: 'ছবি তুলুন',
  drop: 'বা টেনে এনে এখানে ছাড়ুন',
  dropSeveral: 'বা টেনে এনে এখানে ছাড়ুন',
  remove: 'বাদ দিন',
  cancel: 'বাতিল',
  tryAgain: 'আবার চেষ্টা করুন',
  actionOf: (action, label) => `${action}: ${label}`,
  preparing: 'তৈরি হচ্ছে…',
  sending: (percent) => `পাঠানো হচ্ছে… ${percent} %`,
  working: 'ছবিটি সেভ হচ্ছে…',
  stored: (label) => `${label}: ছবিটি খসড়ায় আছে।`,
  builtIn: 'এই ছবিটি ওয়েবসাইটের সঙ্গে এসেছে। এর জায়গায় নিজের ছবি দিতে পারেন।',
  about: 'বিবরণ ও মূল জায়গা',
  alt: 'ছবিতে কী আছে',
  altHint: 'যাঁরা ছবি দেখতে পান না, তাঁদের এটি পড়ে শোনানো হয়। লিখলেই সেভ হয়, ওয়েবসাইটেও।',
  focus: 'ছবির মূল জায়গা',
  focusHint: 'ছবির ধার কাটা পড়লেও এই জায়গাটি দেখা যাবে। জায়গাটিতে ট্যাপ করুন, বা তিরচিহ্নের বোতাম চাপুন।',
  focusAt: (x, y) => `বাঁ দিক থেকে ${x} %, উপর থেকে ${y} %`,
  noWords: 'বিবরণ নেই',
  saved: 'সেভ হয়েছে',
  waiting: 'ছবির জন্য অপেক্ষা…',
  notStored: 'একটি ছবি পৌঁছায়নি, তাই কিছুই সেভ হয়নি। ছবিটি আবার বেছে নিন, বা ছবি ছাড়াই সেভ করুন।',
};

function firstSaved(count: number): string {
  if (count === 0) return 'কোনওটি সেভ হয়নি।';
  return count === 1 ? 'প্রথমটি সেভ হয়েছে।' : `প্রথম ${count}টি সেভ হয়েছে।`;
}

export const turnTexts: SameTexts<typeof english.turnTexts> = {
  title: '360° ভিউ',
  hint: 'একই মাপের 24 থেকে 72টি ছবি, গাড়ির চারপাশে ঘুরে পরপর তোলা, ডান দিক থেকে শুরু করে। ফাইলের নাম দেখে পরপর সাজানো হয়।',
  none: 'এখনও ছবি নেই',
  count: (count) => `${count}টি ছবি`,
  look: 'প্রিভিউ',
  choose: 'ছবিগুলি বেছে নিন',
  chooseOthers: 'অন্য ছবি বেছে নিন',
  remove: 'সব ছবি বাদ দিন',
  reverse: 'উল্টো দিকে ঘোরান',
  preparing: (ready, count) => `তৈরি হচ্ছে: ${count}টির মধ্যে ${ready}টি…`,
  looked: (count) => `${count}টি ছবি, এখনও পাঠানো হয়নি। ঘুরিয়ে দেখুন: পরপর ঠিক আছে তো?`,
  send: (count) => `${count}টি ছবি পাঠান`,
  cancel: 'বাতিল',
  sending: (number, count) => `${count}টির মধ্যে ${number} নম্বর ছবি পাঠানো হচ্ছে`,
  broken: (number, count) =>
    `${count}টির মধ্যে ${number} নম্বর ছবিতে আপলোড থেমে গেছে। ${firstSaved(number - 1)}`,
  goOn: (number) => `${number} নম্বর ছবি থেকে আবার পাঠান`,
  done: (count) => `${count}টি ছবি খসড়ায় আছে।`,
  tooFew: (count, least, most) =>
    `${count}টি ছবি বাছা হয়েছে। একবারে ${least} থেকে ${most}টি বেছে নিন।`,
  notPicture: (names) => `এই ফাইলগুলি ছবি নয়: ${names}`,
  otherSize: (names, width, height) =>
    `সব ছবির মাপ এক হতে হবে। বেশির ভাগ ${width} × ${height} পিক্সেলের; যেগুলির মাপ আলাদা: ${names}`,
  sizeOf: (name, width, height) => `${name} (${width} × ${height})`,
  more: (count) => `আরও ${count}টি`,
};
