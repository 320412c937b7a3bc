import type { erasureTexts as english } from '../../../en/staff/settings/erasure.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { monthsText } from '../../common/retention.ts';
import { timeTexts } from '../moments.ts';

export const erasureTexts: SameTexts<typeof english> = {
  title: 'কারও তথ্য চিরতরে মোছা',
  intro: 'একজন গ্রাহক যা কিছু পাঠিয়েছেন, সব ধরনের এনকোয়ারি মিলিয়ে চিরতরে মোছা হয়।',
  number: (count) => grouped.format(count),
  person: 'মোবাইল নম্বর, ই-মেল বা রেফারেন্স নম্বর',
  missing: 'মোবাইল নম্বর, ই-মেল বা রেফারেন্স নম্বর লিখুন',
  look: 'এনকোয়ারি খুঁজুন',
  looking: 'খোঁজা হচ্ছে...',
  nothing: (person) => `${person}: কোনও এনকোয়ারি নেই। মোছার কিছু নেই।`,
  found: (total, person) => `${person}: ${enquiriesText(total)} পাওয়া গেছে`,
  byNumber: 'অন্য নম্বর দেওয়া এনকোয়ারি এর মধ্যে নেই। ই-মেল দিয়েও খুঁজুন।',
  byEmail: 'যেগুলিতে এই ই-মেল নেই, যেমন যোগাযোগের সম্মতি, সেগুলি এর মধ্যে নেই। মোবাইল নম্বর দিয়েও খুঁজুন।',
  byReference:
    'রেফারেন্স নম্বর দিয়ে শুধু সেই এনকোয়ারি মোছা যায়, যাতে মোবাইল নম্বর বা ই-মেল কোনওটিই নেই। বাকি সব নম্বর বা ই-মেল দিয়ে খুঁজুন।',
  joined: (others) =>
    `ডেস্কে এই গ্রাহকের সঙ্গে এগুলিও জোড়া আছে: ${others.join(', ')}। সেগুলির এনকোয়ারি এর মধ্যে নেই। সেগুলিও খুঁজুন।`,
  read: 'আগে পড়ে নিন',
  erase: (total) => `${enquiriesText(total)} চিরতরে মুছুন…`,
  confirmTitle: 'চিরতরে মুছবেন?',
  confirm: (total, person) =>
    `${person}: ${enquiriesText(total)} চিরতরে মোছা হবে। পরে আর ফেরানো যাবে না।`,
  retype: {
    mobile: 'নিশ্চিত করতে মোবাইল নম্বরটি আবার লিখুন',
    email: 'নিশ্চিত করতে ই-মেলটি আবার লিখুন',
    reference: 'নিশ্চিত করতে রেফারেন্স নম্বরটি আবার লিখুন',
  },
  retypeMissing: (person) => `নিশ্চিত করতে লিখুন: ${person}`,
  differs: (person) => `এটি ${person} নয়। কিছুই মোছা হয়নি।`,
  sure: 'চিরতরে মুছুন',
  erasing: 'মোছা হচ্ছে…',
  uncertain: 'সার্ভার উত্তর দেয়নি, তাই এনকোয়ারি মোছা হয়েছে কি না জানা নেই। এটি বন্ধ করে আবার খুঁজুন।',
  done: (total, person) => `${person}: ${enquiriesText(total)} চিরতরে মোছা হয়েছে।`,
  proof:
    'অডিট লগে এটি লেখা হয়েছে। নম্বর, ই-মেল বা রেফারেন্স নম্বরের বদলে সেখানে একটি কোড থাকে, যা শুধু এই সার্ভারই মিলিয়ে দেখতে পারে।',
  event: 'অডিট লগে যা লেখা হয়েছে',
  pending: {
    'database files':
      'একটি ব্যাকআপ বা এক্সপোর্ট চলছে, তাই মোছা তথ্য ডেটাবেসের ফাইলে এখনও আছে। সেটি শেষ হওয়ার এক মিনিটের মধ্যে সার্ভার নিজে থেকে তা মুছে দেবে।',
    'server logs': 'ডেটাবেস সার্ভারের নিজের লগে মোছা তথ্য এখনও আছে। কিছু পরে সেটি নিজে থেকে মুছে যাবে।',
  },
  remains: 'পুরনো ব্যাকআপ আর এক্সপোর্ট করা ফাইলে মোছা তথ্য এখনও আছে। সেগুলি নিজে মুছে দিন।',
  toAudit: 'অডিট লগে খুলুন',
  earlier: 'আগে যা চিরতরে মোছা হয়েছে',
  retention: {
    title: 'পুরনো এনকোয়ারি মোছা',
    kept: (months, before) =>
      `${monthsText(months)} রাখা হয়। এই তারিখের আগের এনকোয়ারি চিরতরে মোছা হয়: ${timeTexts.calendar(before)}`,
    total: (total) =>
      `আজ মোছার কথা: ${enquiriesText(total)}। সার্ভার দিনে একবার চিরতরে মোছে। যে ধরনগুলি এখানে নেই, সেগুলি কেউ না মোছা পর্যন্ত রাখা থাকে।`,
    waits: 'নিশ্চিত করার অপেক্ষায়',
    waiting: (total) => `আজ মোছার কথা: ${enquiriesText(total)}। মোছা থামানো আছে।`,
    doubt: (doubt, kind) =>
      doubt.reason === 'clock'
        ? `সার্ভারের ঘড়িতে আজ ${timeTexts.calendar(doubt.today)}, কিন্তু শেষ যে দিন নিয়ে সার্ভার নিশ্চিত, তা ${timeTexts.calendar(doubt.known)}। ঘড়ি এগিয়ে থাকলে এনকোয়ারি সময়ের আগেই মুছে যাবে।`
        : `না জিজ্ঞেস করে সার্ভার একসঙ্গে দশ ভাগের এক ভাগের বেশি মোছে না, আর এখন মোছার কথা ${kind === undefined ? '' : `“${kind}”-এর `}${grouped.format(doubt.stored)}টির মধ্যে ${grouped.format(doubt.count)}টি। কত মাস রাখা হবে, তা সদ্য ঠিক করলে বা কমালে এমন হতেই পারে। নইলে কোথাও ভুল আছে।`,
    goOn: 'ঠিক থাকলে নিশ্চিত করুন; সার্ভারে npm run erase -- --expired চালালেও একই কাজ হয়। কারণটি মিটে গেলে মোছা আবার নিজে থেকে শুরু হবে।',
    none: 'চালু নেই। কেউ চিরতরে না মোছা পর্যন্ত এনকোয়ারি রাখা থাকে।',
    change: '“পুরনো এনকোয়ারি মোছা” স্ক্রিনে বদলান বা নিশ্চিত করুন',
  },
};
