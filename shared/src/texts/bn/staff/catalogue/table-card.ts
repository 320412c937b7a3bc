import type { tableCardTexts as english } from '../../../en/staff/catalogue/table-card.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const tableCardTexts: SameTexts<typeof english> = {
  title: { one: 'টেবিল কার্ড প্রিন্ট করুন', all: 'সব মডেলের টেবিল কার্ড প্রিন্ট করুন' },
  hint: 'শোরুমে রাখার কার্ড: নাম, দাম আর একটি কোড, যা ওয়েবসাইটের পাতায় নিয়ে যায়। এই কোড স্ক্যান করে যে এনকোয়ারি আসে, তার ক্যাম্পেন table-card লেখা থাকে।',
  paper: 'কাগজ',
  papers: { a5: 'A5 (আধ পাতা)', a4: 'A4' },
  language: 'কার্ডের ভাষা',
  open: { one: 'টেবিল কার্ড প্রিন্ট করুন', all: 'সব প্রিন্ট করুন, এক পাতায় একটি' },
};
