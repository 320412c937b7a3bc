import type { AnswerTime } from '../../../../desk/answering/answering-schema.ts';
import type { answeringTexts as english } from '../../../en/staff/settings/answering.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { answerLength } from '../../../parts/answer-length.ts';
import { kindNames } from '../desk/desk.ts';
import { minutesText } from '../desk/opening-minutes.ts';

const asks: SameTexts<typeof english.asks> = {
  '': 'আর কিছু না',
  brand: 'কোন ব্র্যান্ড',
  note: 'একটি নোট',
};

/** `2 ঘণ্টা`, `45 মিনিট`, `1 দিন` */
function timeOf(time: AnswerTime): string {
  return answerLength(time, {
    days: (count) => `${count} দিন`,
    hours: (count) => `${count} ঘণ্টা`,
    minutes: (count) => `${count} মিনিট`,
  });
}

export const answeringTexts: SameTexts<typeof english> = {
  title: 'এনকোয়ারির উত্তর',
  intro: 'উত্তরের সময়সীমা, এনকোয়ারি কে পাবেন, আর না হওয়ার কারণ।',
  saved: 'সেভ হয়েছে। এখন থেকে যে এনকোয়ারি আসবে, তাতে এটি খাটবে।',
  kinds: { ...kindNames, feedback: 'যোগাযোগ (মতামত)' },
  ways: {
    'by-hand': 'কেউ নিজে না নেওয়া পর্যন্ত অপেক্ষায় থাকে',
    'in-turn': 'ডিউটিতে থাকা কর্মীদের, পালা অনুযায়ী',
  },
  asks,
  times: 'উত্তরের সময়সীমা',
  timesHint:
    'যে শাখার এনকোয়ারি, শুধু সেই শাখা খোলা থাকার সময় গোনা হয়। এক দিন মানে একটি খোলা দিন। গ্রাহককে প্রথমবার ফোন করলে বা বার্তা পাঠালেই সময় গোনা থামে। সময় পেরোলে এনকোয়ারি আর কারও দায়িত্বে থাকে না; খুব দেরি হলে মালিক ও ম্যানেজাররা অ্যালার্ট পান।',
  noHours: 'শোরুমের খোলার সময় এখনও দেওয়া নেই, তাই এখানে যা-ই লিখুন, কোনও সময় ধরা হবে না।',
  hoursLink: 'খোলার সময়',
  isPromised: (kind) => `${kind}: উত্তরের সময়সীমা রাখুন`,
  due: 'কতক্ষণ পরে “সময় পেরিয়েছে”',
  critical: 'কতক্ষণ পরে “খুব দেরি”',
  unit: 'কীসে গোনা হবে',
  unitOf: (field) => `${field}: কীসে গোনা হবে`,
  units: { minutes: 'মিনিট', days: 'দিন' },
  timesOf: (kind, times) =>
    times === null
      ? `${kind}: উত্তরের সময়সীমা নেই`
      : `${kind}: ${timeOf(times.due)} পরে “সময় পেরিয়েছে”, ${timeOf(times.critical)} পরে “খুব দেরি”`,
  promises: 'ওয়েবসাইটে যে সময়ের কথা দেওয়া হয়',
  promise: 'কটার মধ্যে ফোন করবেন, গ্রাহককে জানান',
  promiseHint:
    'এনকোয়ারি পাঠানোর পরে গ্রাহক পড়েন: “সকাল 11:40-এর মধ্যে আমরা আপনাকে ফোন করব।” বন্ধ হওয়ার পরে: “আগামীকাল সকাল 10:30-এর মধ্যে”। উপরের সময়সীমাটি পাঁচ মিনিটের ঘরে একটু বাড়িয়ে দেখানো হয়, ডেস্কেও একই সময় দেখা যায়। যেগুলির উত্তর সময়মতো দেন, সেগুলিতে চালু করুন।',
  lastWeek: ({ answered, median, p90 }) =>
    answered === 0 || median === null
      ? 'গত 7 দিনে কোনও প্রথম উত্তর নেই।'
      : `গত 7 দিনে ${answered}টি প্রথম উত্তর: সাধারণত লেগেছে ${minutesText(median)}, 90% ক্ষেত্রে বড়জোর ${minutesText(p90)}। শুধু খোলার সময় ধরে।`,
  lastWeekUnknown: 'গত 7 দিনের উত্তরের হিসাব লোড করা গেল না।',
  noTimes: 'উপরে কোনও ধরনের সময়সীমা দেওয়া নেই।',
  who: 'এনকোয়ারি কে পাবেন',
  whoHint:
    '“পালা অনুযায়ী” মানে, যিনি সবচেয়ে বেশিক্ষণ অপেক্ষায় আছেন, পরেরটি তিনি পান। একই গ্রাহকের খোলা এনকোয়ারি যাঁর দায়িত্বে আছে, তিনি আগে পান। কেউ ডিউটিতে না থাকলে এনকোয়ারি অপেক্ষায় থাকে।',
  inTurn: (kinds) =>
    kinds.length === 0
      ? 'কেউ নিজে না নেওয়া পর্যন্ত সব ধরন অপেক্ষায় থাকে'
      : `ডিউটিতে থাকা কর্মীদের, পালা অনুযায়ী: ${kinds.join(', ')}`,
  reasons: 'না হওয়ার কারণ',
  reasonsHint: 'যে ক্রমে দেখানো হয়। যে এনকোয়ারি আগেই বন্ধ হয়েছে, তার কারণ বদলাবে না।',
  label: 'কারণ',
  asksLabel: 'আর যা লিখতে হবে',
  isHidden: 'আর দেখানো হবে না',
  fixed: 'ডেস্ক নিজে এই কারণটি ব্যবহার করে। নাম বদলাতে পারেন, কিন্তু সরাতে পারবেন না।',
  newReason: 'নতুন কারণ',
  add: 'কারণ যোগ করুন',
  remove: 'সরান',
  removeOf: (reason) => `সরান: ${reason}`,
  removed: (reason) => `সেভ করলে “${reason}” সরানো হবে।`,
  keep: 'রেখে দিন',
  keepOf: (reason) => `রেখে দিন: ${reason}`,
  reasonSays: ({ asks: asked, isHidden }) =>
    [asked && `, লিখতে হবে: ${asks[asked]}`, isHidden && ', আর দেখানো হয় না']
      .filter(Boolean)
      .join(''),
};
