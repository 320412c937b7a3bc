import type { SameTexts } from '../../../../text/same-texts.ts';
import type { stockListTexts as english } from '../../../en/staff/catalogue/stock.ts';
import { grouped } from '../../common/counts.ts';

export const stockListTexts: SameTexts<typeof english> = {
  title: 'স্টক',
  intro:
    'প্রতিটি ভ্যারিয়েন্ট ও রং শোরুমে আছে কি না, এখানে জানান। 14 দিন কেউ কিছু না বদলালে বা “সব ঠিক আছে” না টিপলে ওয়েবসাইটে লেখা থাকে “আমাদের জিজ্ঞেস করুন”।',
  off: 'ওয়েবসাইটে এটি এখনও দেখানো হয় না।',
  switchOn: 'সেটিংসে চালু করুন',
  notLoaded: 'স্টক লোড করা গেল না।',
  empty: 'বিক্রিতে কোনও মডেল নেই।',
  search: 'খুঁজুন',
  noMatch: 'এমন কিছু পাওয়া গেল না।',
  colour: 'রং',
  noColours: 'সব রং',
  stock: 'স্টক',
  cell: (what) => `স্টক: ${what.join(', ')}`,
  nothing: 'জানানো হয়নি',
  touched: (day, by) => `${day}, ${by}`,
  old: 'পুরোনো: ওয়েবসাইটে “আমাদের জিজ্ঞেস করুন”',
  past: 'দিন পেরিয়ে গেছে: ওয়েবসাইটে “আমাদের জিজ্ঞেস করুন”',
  summary: (there, old) =>
    [
      `শোরুমে ${grouped.format(there)}টি`,
      ...(old > 0 ? [`${grouped.format(old)}টি আবার দেখুন`] : []),
    ].join(', '),
  confirm: 'সব ঠিক আছে',
  confirmOf: (model) => `সব ঠিক আছে: ${model}`,
  others: {
    replaced: (by, theirs) => `এর মধ্যে ${by} জানিয়েছিলেন “${theirs}”। এখন আপনারটি ধরা হয়েছে।`,
    kept: (by, theirs) => `এর মধ্যে ${by} জানিয়েছেন “${theirs}”। সেটিই রইল, আবার দেখে নিন।`,
  },
};
