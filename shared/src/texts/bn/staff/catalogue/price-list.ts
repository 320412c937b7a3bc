import type { priceListTexts as english } from '../../../en/staff/catalogue/price-list.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

/** `1,200টি দাম` */
function prices(count: number): string {
  return `${grouped.format(count)}টি দাম`;
}

export const priceListTexts: SameTexts<typeof english> = {
  files: 'দামের তালিকার ফাইল',
  csv: 'CSV ডাউনলোড করুন',
  xlsx: 'Excel ডাউনলোড করুন',
  upload: 'দামের তালিকা আপলোড করুন',
  short: { csv: 'CSV', xlsx: 'Excel', upload: 'আপলোড করুন' },
  back: 'দামে ফিরে যান',
  intro:
    'দামের তালিকা ডাউনলোড করে তাতে দাম বদলান, তারপর ফাইলটি এখানে আপলোড করুন। কী কী বদলাবে, আগে দেখে নিতে পারবেন। “চালু করুন” না চাপা পর্যন্ত কিছুই বদলায় না।',
  file: 'দামের তালিকার ফাইল',
  fileHint: 'CSV, Excel (.xlsx) বা কোম্পানির পোর্টাল থেকে নামানো .xls পাতা, সবচেয়ে বেশি 5 MB আর 2,000 সারি',
  fileMissing: 'দামের তালিকার একটি ফাইল বেছে নিন',
  fileTooLarge: 'দামের তালিকা সবচেয়ে বেশি 5 MB হতে পারে',
  fileChanged: 'বেছে নেওয়ার পরে ফাইলটি বদলে গেছে। আবার বেছে নিন',
  day: 'কবে থেকে চালু',
  dayHint: 'খালি রাখলে এখনই চালু হবে',
  check: { text: 'কী বদলাবে দেখুন', busy: 'পড়া হচ্ছে…' },
  result: {
    now: 'এখনই যা বদলাবে',
    from: (day) => `${day} থেকে যা বদলাবে`,
  },
  summary: {
    changes: (count) => (count === 0 ? 'কোনও দাম বদলাবে না।' : `${prices(count)} বদলাবে।`),
    large: (count) => `${prices(count)} অর্ধেকের কম বা দ্বিগুণের বেশি হয়ে যাচ্ছে: আগে মিলিয়ে নিন।`,
    unchanged: (count) => `${prices(count)} একই থাকছে।`,
    absent: (count) => `${prices(count)} ফাইলে নেই, তাই বদলাবে না।`,
  },
  read: {
    sheet: (name) => `“${name}” শিট থেকে পড়া হয়েছে।`,
    columns: (columns) =>
      `${columns.map(({ heading, is }) => `“${heading}” কলামকে “${is}” ধরা হয়েছে`).join(', ')}।`,
    hidden: (count) => `ফাইলে ${grouped.format(count)}টি সারি লুকানো আছে, সেগুলি বাদ গেছে।`,
  },
  errors: {
    title: (count) => `ভুল (${count})`,
    hint: 'ফাইলে ভুল ঠিক করে আবার আপলোড করুন। তার আগে কিছুই চালু করা যাবে না।',
    rowText: 'সারিতে যা আছে',
    text: 'ভুল',
    of: ({ row, about, column, typed, text }) =>
      `${[`সারি ${row}`, about, column].filter(Boolean).join(', ')}: ${typed && `“${typed}”। `}${text}`,
  },
  unknown: {
    title: (count) => `ক্যাটালগে নেই (${count})`,
    hint: 'এই সারিগুলি বাদ যাবে।',
    row: 'সারি',
    text: 'যা লেখা আছে',
  },
  changes: {
    title: (count) => `নতুন দাম (${count})`,
    model: 'মডেল',
    name: 'ভ্যারিয়েন্ট বা অ্যাক্সেসরিজ',
    partNo: 'পার্ট নং',
    old: 'আগের দাম',
    price: 'নতুন দাম',
    difference: 'তফাত',
    large: 'বড় তফাত',
    inFile: (name) => `ফাইলে: ${name}`,
  },
  apply: {
    now: (count) => `${prices(count)} এখনই চালু করুন`,
    from: (count, day) => `${day} থেকে ${prices(count)} চালু করুন`,
    busy: 'চালু করা হচ্ছে…',
  },
  stale: 'অন্য কেউ আগে দাম বদলেছেন, তাই কিছুই চালু হয়নি। এখন যা যা বদলাবে, নীচে দেখুন।',
};
