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
  files: {
    name: 'ফাইল হিসেবে স্টক',
    xlsx: 'Excel-এ ডাউনলোড করুন',
    upload: 'ফাইল আপলোড করুন',
    back: 'স্টকে ফিরে যান',
  },
  upload: {
    title: 'স্টক আপলোড করুন',
    intro:
      'ফাইল ডাউনলোড করে “Stock” কলাম পূরণ করুন, তারপর এখানে আপলোড করুন: “In the showroom”, “7 days” বা “On order”। এই কলাম খালি থাকলে কিছু বদলায় না। বদলগুলি আগে দেখতে পাবেন।',
    file: 'স্টকের ফাইল',
    fileHint: 'CSV বা Excel (.xlsx), সবচেয়ে বেশি 5 MB ও 2,000 সারি',
    fileMissing: 'স্টকের একটি ফাইল বেছে নিন',
    fileTooLarge: 'স্টকের ফাইল সবচেয়ে বেশি 5 MB হতে পারে',
    fileChanged: 'বেছে নেওয়ার পর ফাইলটি বদলেছে। আবার বেছে নিন',
    check: { text: 'বদলগুলি দেখুন', busy: 'পড়া হচ্ছে…' },
    result: 'কী বদলাবে',
    summary: ({ changed, confirmed, blank }) =>
      [
        `${grouped.format(changed)}টি বদলাবে, ${grouped.format(confirmed)}টি একই আছে বলে ধরা হবে।`,
        ...(blank > 0 ? [`${grouped.format(blank)}টি সারি খালি, সেগুলিতে কিছু বদলাবে না।`] : []),
      ].join(' '),
    hidden: (count) => `ফাইলে ${grouped.format(count)}টি সারি লুকোনো, সেগুলি বাদ যাবে।`,
    errors: (count) => `ভুল (${grouped.format(count)})`,
    errorsHint: 'ফাইল ঠিক করে আবার আপলোড করুন। তার আগে কিছু চালু করা যাবে না।',
    rowOf: (row, typed, text) => `সারি ${row}: ${typed && `“${typed}”। `}${text}`,
    row: 'সারি',
    error: 'ভুল',
    unknown: (count) => `বিক্রিতে নেই (${grouped.format(count)})`,
    unknownHint: 'এই সারিগুলি বাদ যাবে।',
    number: 'সারির নম্বর',
    changes: (count) => `নতুন (${grouped.format(count)})`,
    model: 'মডেল',
    variant: 'ভ্যারিয়েন্ট',
    before: 'আগে',
    now: 'ফাইলে',
    apply: (count) => `${grouped.format(count)}টি সারি চালু করুন`,
    applying: 'চালু হচ্ছে…',
  },
};
