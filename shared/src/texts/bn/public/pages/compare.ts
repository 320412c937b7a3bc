import type { SameTexts } from '../../../../text/same-texts.ts';
import type { compareTexts as english } from '../../../en/public/pages/compare.ts';

export const compareTexts: SameTexts<typeof english> = {
  heading: 'তুলনা',
  intro: 'দুটি বা তিনটি মডেল পাশাপাশি। যেখানে তফাত, তা আগে; এই পেজের ঠিকানা কাউকে পাঠালে তিনিও এটাই দেখবেন।',
  add: 'আরেকটি মডেল যোগ করুন',
  choose: 'মডেল বাছুন',
  remove: (name) => `${name} সরান`,
  variant: (name) => `${name}-এর ভ্যারিয়েন্ট`,
  gone: (name) => `${name} এখন আর বিক্রি হয় না, তাই এখানে নেই।`,
  failed: 'মডেলগুলি আনা গেল না।',
  loading: 'মডেলগুলি আনা হচ্ছে…',
  table: 'তুলনা',
  different: 'যেখানে তফাত',
  same: 'সবগুলিতে এক',
  rows: {
    price: 'এক্স-শোরুম দাম',
    total: 'অন-রোড দাম',
    monthly: 'মাসে',
    engine: 'ইঞ্জিন',
    power: 'পাওয়ার',
    transmission: 'গিয়ার',
    running: 'চালানোর খরচ, মাসে 500 কিমি',
  },
  unknown: 'জানা নেই',
  sample: 'নমুনা হার, প্রকৃত দাম নয়',
};
