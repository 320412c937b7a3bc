import type { leadTexts as english } from '../../../en/staff/desk/leads.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

/** `1,200টি` */
function pieces(count: number): string {
  return `${grouped.format(count)}টি`;
}

/** `1,200টি সারি` */
function rows(count: number): string {
  return `${pieces(count)} সারি`;
}

export const leadTexts: SameTexts<typeof english> = {
  title: 'লিড ইমপোর্ট করুন',
  intro:
    'কোম্পানির পোর্টাল বা কোনও বিজ্ঞাপন থেকে পাওয়া ফাইল বেছে নিন। প্রথম কয়েকটি সারির একটিতে কলামের নাম থাকতে হবে, যেমন Name, Mobile number আর Model। অন্য নামের কলামে যা আছে, তা প্রতিটি এনকোয়ারির নোটে যাবে। কী কী যোগ হবে, আগে দেখে নিতে পারবেন। “ইমপোর্ট করুন” না চাপা পর্যন্ত কিছুই সেভ হয় না।',
  back: 'ডেস্কে ফিরে যান',
  kind: 'লিডগুলি কী নিয়ে?',
  choose: 'বেছে নিন',
  kindMissing: 'লিডগুলি কী নিয়ে, বেছে নিন',
  file: 'লিডের ফাইল',
  fileHint: 'CSV, Excel (.xlsx) বা পোর্টাল থেকে নামানো .xls পাতা, সবচেয়ে বেশি 5 MB আর 10,000 সারি',
  fileMissing: 'লিডের একটি ফাইল বেছে নিন',
  fileTooLarge: 'লিডের ফাইল সবচেয়ে বেশি 5 MB হতে পারে',
  fileChanged: 'বেছে নেওয়ার পরে ফাইলটি বদলে গেছে। আবার বেছে নিন',
  check: { text: 'ফাইল যাচাই করুন', busy: 'পড়া হচ্ছে…' },
  result: 'ফাইল থেকে যা যোগ হবে',
  summary: {
    fresh: (count) => (count === 0 ? 'নতুন কিছু নেই।' : `${enquiriesText(count)} যোগ হবে।`),
    sheet: (name) => `“${name}” শিট থেকে পড়া হয়েছে।`,
    otherSheets: (names) =>
      `এমন কলাম আছে, তবু এই শিট পড়া হয়নি: ${names.map((name) => `“${name}”`).join(', ')}। যে শিটটি চান, সেটি ফাইলের সবার আগে এনে আবার যাচাই করুন।`,
    withoutNumber: (count) => `${pieces(count)}তে নম্বর নেই, শুধু ই-মেল আছে।`,
    ofCustomers: (count) => `${pieces(count)} পুরনো গ্রাহকের: তাঁদের সঙ্গেই জোড়া হবে।`,
    withOpen: (count) => `${pieces(count)} ক্ষেত্রে একই গ্রাহকের এই ধরনের এনকোয়ারি খোলা আছে: দুটিই থাকবে।`,
    blocked: (count) => `${pieces(count)} ব্লক করা নম্বর থেকে এসেছে: কেউ দেখার আগেই বন্ধ হয়ে যাবে।`,
    stored: (count) => `${rows(count)} আগেই ইমপোর্ট হয়েছে, তাই বাদ যাবে।`,
    repeated: (count) => `${rows(count)} ফাইলে আরও একবার আছে, তাই বাদ যাবে।`,
    own: (count) => `${rows(count)}তে আমাদেরই এনকোয়ারির রেফারেন্স নম্বর আছে, তাই বাদ যাবে।`,
    unreachable: (count) => `${rows(count)}তে নম্বর বা ই-মেল কোনওটিই নেই, তাই বাদ যাবে।`,
    notLeads: (count) => `${rows(count)} লিড নয়, যেমন মোট হিসাব, তাই বাদ যাবে।`,
    hidden: (count) =>
      `ফাইলে ${rows(count)} লুকানো বা ফিল্টার করা আছে, তাই বাদ যাবে। ইমপোর্ট করতে চাইলে ফাইলে আবার দেখিয়ে সেভ করুন।`,
    beyond: (count) =>
      `${pieces(count)} কলাম ডান দিকে অনেক দূরে, তাই পড়া হয়নি। যে কলাম লাগবে না, সেগুলি মুছে দিন।`,
    damaged: (count) =>
      `${rows(count)}তে অক্ষর নষ্ট হয়ে গেছে। ফাইলটি যেখান থেকে এসেছে, সেখানে “CSV UTF-8” বা Excel (.xlsx) হিসেবে সেভ করে আবার বেছে নিন।`,
    unread: (count) => `${rows(count)} পড়া গেল না, তাই বাদ যাবে।`,
  },
  errors: {
    title: (count) => `পড়া গেল না (${grouped.format(count)})`,
    hint: 'ফাইলে এই সারিগুলি ঠিক করে আবার ইমপোর্ট করুন: যেগুলি আগেই সেভ হয়েছে, সেগুলি বাদ যাবে।',
    row: 'সারি',
    column: 'কলাম',
    text: 'কী ভুল',
  },
  unreachable: {
    title: (count) => `যোগাযোগের উপায় নেই (${grouped.format(count)})`,
    hint: 'এঁদের মধ্যে কেউ কি গ্রাহক? তাহলে ফাইলে নম্বর বা ই-মেল লিখে আবার ইমপোর্ট করুন।',
  },
  notLeads: { title: (count) => `লিড নয় (${grouped.format(count)})` },
  rows: { row: 'সারি', text: 'যা লেখা আছে' },
  leftOut: {
    title: (count) => `নোটে যাবে, কিন্তু ভুল আছে (${grouped.format(count)})`,
    hint: 'এই সারিগুলি ইমপোর্ট হবে। নষ্ট অক্ষর যেমন আছে, নোটে তেমনই থাকবে; ফর্মুলা আর স্প্রেডশিটের ভুল নোটে লেখা হবে না।',
    column: 'কলাম',
    text: 'কী ভুল',
    rows: 'কটি সারি',
  },
  open: {
    title: (count) => `আগে থেকেই খোলা এনকোয়ারি আছে (${grouped.format(count)})`,
    row: 'সারি',
    reference: 'খোলা এনকোয়ারি',
    linkOf: (reference) => `খুলুন: ${reference}`,
  },
  cut: (shown) => `শুধু প্রথম ${pieces(shown)} দেখানো হচ্ছে।`,
  columns: {
    title: 'কোন কলামকে কী ধরা হয়েছে',
    heading: 'ফাইলে',
    is: 'যা ধরা হয়েছে',
    none: 'নোট, কলামের নাম সহ',
  },
  apply: {
    text: (count) => `${enquiriesText(count)} ইমপোর্ট করুন`,
    busy: 'ইমপোর্ট হচ্ছে… এক মিনিট লাগতে পারে।',
  },
  done: (message) => `${message}।`,
  uncertain: 'সার্ভারের উত্তর আসেনি। আবার “ইমপোর্ট করুন” ট্যাপ করুন: যা আগেই সেভ হয়েছে, তা দু’বার সেভ হবে না।',
  see: 'ডেস্কে দেখুন',
};
