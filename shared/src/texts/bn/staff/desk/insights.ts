import type { insightsTexts as english } from '../../../en/staff/desk/insights.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { insightFile } from '../../../parts/english/insight-file.ts';
import {
  changeTexts,
  groupNames,
  monthText,
  percentOf,
  periodText,
  shareText,
  withoutMonth,
} from '../../../parts/insight-words.ts';
import { grouped } from '../../common/counts.ts';
import { dateOfYear, dayText, timeText } from '../../common/time/moment-words.ts';
import { timeTexts } from '../moments.ts';
import { minutesText } from './opening-minutes.ts';

const groupedBy: SameTexts<typeof english.grouped> = {
  kind: 'ধরন অনুযায়ী',
  model: 'মডেল অনুযায়ী',
  source: 'উৎস অনুযায়ী',
  person: 'কর্মী অনুযায়ী',
  month: 'মাস অনুযায়ী',
  hour: 'আসার সময় অনুযায়ী',
  branch: 'শাখা অনুযায়ী',
};

const lostFor = 'কেন হয়নি';

export const insightsTexts: SameTexts<typeof english> = {
  title: 'বিশ্লেষণ',
  intro: 'এনকোয়ারির উত্তর কত তাড়াতাড়ি দেওয়া হয়, আর শেষে কী হয়। তারিখ মানে এনকোয়ারি আসার তারিখ।',
  from: 'প্রথম দিন',
  to: 'শেষ দিন',
  reversed: 'প্রথম দিনটি শেষ দিনের পরে',
  tooLong: 'সবচেয়ে বেশি তিন বছর বেছে নিন',
  by: 'কী অনুযায়ী',
  kind: 'ধরন',
  allKinds: 'সব ধরন',
  groups: {
    kind: 'ধরন',
    model: 'মডেল',
    source: 'উৎস',
    person: 'কর্মী',
    month: 'মাস',
    hour: 'আসার সময়',
    branch: 'শাখা',
  },
  loading: 'লোড হচ্ছে...',
  empty:
    'এই সময়ে কোনও এনকোয়ারি নেই। যোগাযোগের সম্মতি, একই এনকোয়ারি আবার, “আসল এনকোয়ারি নয়” আর ডেস্ক চালুর আগের এনকোয়ারি গোনা হয় না।',
  number: (count) => grouped.format(count),
  percent: percentOf,
  share: shareText,
  minutes: minutesText,
  period: periodText({ day: dateOfYear, days: (first, last) => `${first} থেকে ${last}` }),
  shortPeriod: timeTexts.period,
  compared: (before, period) =>
    `± তুলনা এই সময়ের সঙ্গে: ${timeTexts.period(before, period)}। আগের এনকোয়ারিগুলি “হয়েছে” বা “হয়নি” হতে বেশি সময় পেয়েছে।`,
  notOver: 'আজকের দিন এখনও শেষ হয়নি।',
  periodNotOver: 'এই সময় এখনও শেষ হয়নি।',
  nothingBefore: (before, period) =>
    `তুলনা করা যায়নি: এর আগে গোনার মতো কিছু আসেনি (${timeTexts.period(before, period)})।`,
  changes: changeTexts({
    count: (count) => grouped.format(count),
    minutes: minutesText,
    share: (points) => `${points} পয়েন্ট`,
  }),
  changeFrom: (before, period) => `তুলনা: ${timeTexts.period(before, period)}`,
  course: {
    title: { day: 'দিনে কত এনকোয়ারি', week: 'সপ্তাহে কত এনকোয়ারি' },
    column: { day: 'দিন', week: 'কোন দিনগুলি' },
    table: 'টেবিলে দেখুন',
    day: withoutMonth(dayText),
    summary: ({ most, on, period }) =>
      `সবচেয়ে বেশি ${grouped.format(most)}টি, ${timeTexts.period(on, period)}`,
  },
  group: groupNames({
    sources: {
      campaign: 'ক্যাম্পেন',
      search: 'সার্চ ইঞ্জিন',
      social: 'সোশ্যাল মিডিয়া',
      site: 'অন্য ওয়েবসাইট',
      direct: 'সরাসরি ওয়েবসাইটে',
      'walk-in': 'শোরুমে এসেছেন',
      phone: 'ফোন',
      whatsapp: 'WhatsApp',
      import: 'ইমপোর্ট করা লিড',
      lead: 'অন্য প্রোগ্রামের লিড',
    },
    none: {
      kind: 'অন্যান্য',
      model: 'মডেল নেই, বা অন্য মডেল',
      source: 'উৎস জানা নেই',
      person: 'কারও দায়িত্বে নেই',
      month: 'অন্যান্য',
      hour: 'অন্যান্য',
      branch: 'অন্যান্য',
    },
    month: monthText('bn-IN-u-nu-latn'),
    hour: (from) => `${timeText(`${from}:00`)} – ${timeText(`${from + 1}:00`)}`,
  }),
  all: 'সব',
  figures: {
    arrived: 'এসেছে',
    awaited: 'উত্তর দরকার ছিল',
    answered: 'উত্তর দেওয়া হয়েছে',
    promised: 'উত্তরের সময়সীমা ছিল',
    in_time: 'সময়মতো',
    reached: 'কথা হয়েছে',
    appointed: 'অ্যাপয়েন্টমেন্ট',
    missed: 'আসেননি',
    done: 'হয়েছে',
    lost: 'হয়নি',
  },
  counted: {
    arrived: 'এসেছে',
    awaited: 'উত্তর দেওয়া দরকার ছিল',
    answered: 'উত্তর দেওয়া হয়েছে',
    promised: 'উত্তরের সময়সীমা ছিল',
    in_time: 'সময়মতো উত্তর দেওয়া হয়েছে',
    reached: 'কথা হয়েছে',
    appointed: 'অ্যাপয়েন্টমেন্ট ঠিক হয়েছে',
    missed: 'অ্যাপয়েন্টমেন্টে আসেননি',
    done: 'হয়েছে',
    lost: 'হয়নি',
  },
  inTime: 'সময়মতো উত্তর',
  median: 'প্রথম উত্তর দিতে সাধারণত লেগেছে',
  p90: '90% উত্তর এই সময়ের মধ্যে',
  ofOpening: 'শুধু খোলার সময় ধরে',
  // Between two numbers.
  of: '/',
  lostFor,
  lostBy: (by) => `${lostFor}, ${groupedBy[by]}`,
  nothingLost: 'একটিও এনকোয়ারি হাতছাড়া হয়নি।',
  grouped: groupedBy,
  quotations: {
    title: 'কোটেশন',
    what: 'কোটেশন',
    count: 'সংখ্যা',
    note: 'এই সময়ে আসা এনকোয়ারির কোটেশন; একই কোটেশনের সব সংস্করণ মিলিয়ে একটি ধরা হয়েছে।',
    figures: {
      made: 'করা হয়েছে',
      opened: 'গ্রাহক খুলেছেন',
      accepted: 'মেনে নেওয়া হয়েছে',
      ended: 'মেয়াদ শেষ বা ফিরিয়ে নেওয়া',
      won: 'কোটেশনের পর বিক্রি হয়েছে',
    },
    none: 'এই সময়ের এনকোয়ারির কোনও কোটেশন নেই।',
    exports: 'কোটেশনের হিসাব এক্সপোর্ট করুন',
  },
  table: 'সব সংখ্যা',
  firstAnswer: 'প্রথম উত্তর',
  reason: 'কারণ',
  withins: { median: 'সাধারণত', p90: '90% এর মধ্যে' },
  exports: 'এক্সপোর্ট করুন',
  file: insightFile,
  letters:
    'এই নামগুলির সব অক্ষর PDF-এ দেখানো যায় না। প্রিন্ট নিন, সেখানে ব্রাউজার PDF সেভ করতে দেয়, অথবা CSV নিন।',
  behind: (parts) => `বিশ্লেষণে গোনা এনকোয়ারি: ${parts.join(', ')}।`,
  back: 'বিশ্লেষণে ফিরুন',
  wholeDesk: 'পুরো ডেস্ক দেখুন',
};
