import type { keyTexts as english } from '../../en/staff/keys.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const keyTexts: SameTexts<typeof english> = {
  title: 'প্রোগ্রামের চাবি',
  intro:
    'চাবি (API key) থাকলে অন্য প্রোগ্রাম লিড পাঠাতে বা এনকোয়ারি পড়তে পারে: কোনও পোর্টাল, ফর্ম, টেলিফোন এক্সচেঞ্জ, বা আপনাদের নিজের প্রোগ্রাম। কীভাবে যুক্ত করতে হয়, তা docs/integrations.md-এ লেখা আছে।',
  notLoaded: 'চাবিগুলি লোড করা গেল না। আবার চেষ্টা করুন।',
  list: 'চাবি',
  columns: {
    name: 'নাম',
    rights: 'কী করতে পারে',
    used: 'শেষ ব্যবহার',
    state: 'অবস্থা',
    revoke: 'বাতিল',
  },
  none: 'এখনও কোনও চাবি নেই।',
  add: 'চাবি তৈরি করুন',
  adding: 'তৈরি হচ্ছে…',
  rights: {
    'leads.send': 'লিড পাঠানো',
    'enquiries.list': 'এনকোয়ারি পড়া',
    'enquiries.people': 'নাম, নম্বর আর বার্তাও পড়া',
  },
  fields: {
    name: 'প্রোগ্রামের নাম',
    rights: 'কী করতে পারবে',
    kinds: 'কোন ধরনের এনকোয়ারি',
    branch: 'লিড কোন শাখার জন্য',
    expireDate: 'শেষ দিন',
  },
  hints: {
    name: 'চাবি দিয়ে যা করা হয়, অডিট লগে তা এই নামে থাকে।',
    kinds: 'একটি ধরন বাছলে সব লিড সেই ধরনের হয়। একাধিক বাছলে প্রতিটি লিডে ধরন লিখে পাঠাতে হয়।',
    expireDate: 'খালি রাখলে শেষ দিন নেই',
  },
  noBranch: 'কোনও বিশেষ শাখা নয়',
  allKinds: 'সব ধরন',
  shown: {
    title: (name) => `চাবি: ${name}`,
    intro: 'চাবিটি এখনই কপি করে অন্য প্রোগ্রামে দিন। পরে আর দেখা যাবে না।',
    key: 'চাবি',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    notCopied: 'ব্রাউজার কপি করতে দিচ্ছে না। চাবিটি বেছে দেওয়া আছে: নিজে কপি করুন।',
    how: 'প্রোগ্রামটি Authorization হেডারে Bearer শব্দের পরে চাবিটি পাঠায়, কখনও ঠিকানায় নয়।',
    done: 'হয়ে গেছে',
  },
  neverUsed: 'কখনও নয়',
  made: (who, when) => `তৈরি করেছেন ${who}, ${when}`,
  states: { works: 'চালু', expired: 'মেয়াদ শেষ', revoked: 'বাতিল' },
  until: (day) => `${day} পর্যন্ত`,
  revokedAt: (when) => `বাতিল হয়েছে ${when}`,
  revoke: 'বাতিল করুন',
  revokeOf: (name) => `বাতিল করুন: ${name}`,
  confirm: {
    title: 'চাবিটি বাতিল করবেন?',
    text: (name) => `${name} আর কিছু পাঠাতে বা পড়তে পারবে না, আর চাবিটি কখনও চলবে না। যা এসেছে, তা থাকবে।`,
    action: { text: 'বাতিল করুন', busy: 'বাতিল হচ্ছে…' },
  },
};
