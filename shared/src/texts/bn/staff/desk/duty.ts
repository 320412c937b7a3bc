import type { DeskAlert, Handed } from '../../../../desk/answering/duty-schema.ts';
import type * as english from '../../../en/staff/desk/duty.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';
import { kindNames } from './desk.ts';

const whys: Readonly<Record<DeskAlert['why'], (when: string) => string>> = {
  new: (when) => `নতুন, কারও দায়িত্বে নেই: ${when}`,
  due: (when) => `${when} থেকে দেরি, উত্তর দেওয়া হয়নি`,
  critical: (when) => `${when} থেকে খুব দেরি, উত্তর দেওয়া হয়নি`,
  assigned: (when) => `আপনার দায়িত্বে এসেছে: ${when}`,
  booked: (when) => `অ্যাপয়েন্টমেন্ট ঠিক হয়েছে বা বদলেছে: ${when}`,
};

function countedKinds(kinds: readonly Pick<Handed, 'kind' | 'total'>[]): string {
  return kinds.map(({ kind, total }) => `${kindNames[kind]} (${total})`).join(', ');
}

/** `3টি খোলা এনকোয়ারি` */
function openEnquiries(count: number): string {
  return `${grouped.format(count)}টি খোলা এনকোয়ারি`;
}

export const dutyTexts: SameTexts<typeof english.dutyTexts> = {
  onDuty: 'ডিউটিতে',
  duty: 'ডিউটি',
  begun: (until) =>
    `${until} পর্যন্ত আপনি ডিউটিতে আছেন। কোনও এনকোয়ারির সময় পেরোলে অ্যালার্ট পাবেন, আর আপনার অ্যাকাউন্টে চালু থাকলে পালা অনুযায়ী নতুন এনকোয়ারিও।`,
  ended: 'আপনি আর ডিউটিতে নেই। পালা অনুযায়ী নতুন এনকোয়ারি আপনার কাছে আসবে না।',
};

export const deskAlertTexts: SameTexts<typeof english.deskAlertTexts> = {
  title: 'অ্যালার্ট',
  unseen: (count) => (count === 0 ? 'অ্যালার্ট' : `অ্যালার্ট, ${count}টি এখনও দেখা হয়নি`),
  news: (count) => `${count}টি অ্যালার্ট এখনও দেখা হয়নি`,
  notLoaded: 'অ্যালার্টগুলি লোড করা গেল না।',
  none: 'এখনও কোনও অ্যালার্ট নেই। নতুন এনকোয়ারি, যেগুলির সময় পেরিয়েছে আর যেগুলি আপনার দায়িত্বে এসেছে, সেগুলি এখানে দেখা যায়; অ্যাপয়েন্টমেন্ট ঠিক হলে বা বদলালে তা-ও।',
  isNew: 'নতুন',
  unnamed: 'নাম নেই',
  several: (count) => `${count}টি এনকোয়ারি`,
  aboutOf: ({ kind, model }) => [kindNames[kind], model].filter(Boolean).join(' · '),
  whyOf: (why, when) => whys[why](when),
};

export const nowTexts: SameTexts<typeof english.nowTexts> = {
  title: 'নজর দেওয়া দরকার',
  overdue: 'সময় পেরিয়েছে',
  unassigned: 'কারও দায়িত্বে নেই',
  mine: 'আমার আজকের কাজ',
  appointments: 'আজকের অ্যাপয়েন্টমেন্ট',
  failed: 'এই সংখ্যাগুলি লোড করা গেল না।',
};

export const overdueTexts: SameTexts<typeof english.overdueTexts> = {
  byPerson: 'কার কতগুলির সময় পেরিয়েছে',
  overdue: (count, longest) =>
    count === 1 ? `1 · ${longest}` : `${count} · সবচেয়ে বেশি ${longest}`,
  failed: 'কার কতগুলির সময় পেরিয়েছে, তা লোড করা গেল না।',
};

export const leaveTexts: SameTexts<typeof english.leaveTexts> = {
  title: (name) => `ছুটি: ${name}`,
  action: 'ছুটি',
  leaving: (name, count) => `${name}: দায়িত্বে আছে ${openEnquiries(count)}।`,
  losing: (name, count) =>
    `${name}: যে ধরনগুলি বাদ দিচ্ছেন, সেগুলির ${openEnquiries(count)} এখন দায়িত্বে আছে।`,
  ending: (name, count) =>
    `${name}: এখন দায়িত্বে আছে ${openEnquiries(count)}। শেষ দিনের পরেও যেগুলি খোলা থাকবে, সেগুলি কারও দায়িত্বে থাকবে না। কোনও সহকর্মীকে দিতে চাইলে তার আগে ছুটি যোগ করুন।`,
  handOver: 'খোলা এনকোয়ারির দায়িত্ব কে নেবেন',
  handOverHint: 'তিনি যে ধরনের কাজ দেখেন না, সেগুলি কারও দায়িত্বে থাকবে না।',
  queue: 'কারও দায়িত্বে নয়',
  none: 'সামনে কোনও ছুটি নেই।',
  planned: (count) => (count === 1 ? 'সামনের ছুটি:' : `সামনে ${count} বার ছুটি:`),
  firstDay: 'প্রথম দিন',
  lastDay: 'শেষ দিন',
  save: { text: 'ছুটি যোগ করুন', busy: 'যোগ হচ্ছে…' },
  remove: (days) => `সরান: ${days}`,
  removeShort: 'সরান',
  to: (name) => `খোলা এনকোয়ারির দায়িত্ব পাবেন ${name}।`,
  toQueue: 'খোলা এনকোয়ারি কারও দায়িত্বে থাকবে না।',
  begun: 'খোলা এনকোয়ারির দায়িত্ব অন্যদের দেওয়া হয়েছে।',
  takes: (name, kinds) => `${name} দায়িত্ব পাবেন: ${countedKinds(kinds)}।`,
  waits: (kinds) => `কারও দায়িত্বে থাকবে না: ${countedKinds(kinds)}।`,
  hint: 'খোলা এনকোয়ারির দায়িত্ব একবারই বদলায়, প্রথম দিনে। ছুটির দিনে কেউ ডিউটিতে থাকেন না।',
  ownTitle: 'ছুটি',
  ownHint:
    'প্রথম দিনে আপনার খোলা এনকোয়ারি আর কারও দায়িত্বে থাকবে না। ছুটির দিনে আপনি ডিউটিতে থাকেন না। কোনও সহকর্মীকে দায়িত্ব দিতে চাইলে ম্যানেজার বা মালিককে বলুন।',
  added: 'ছুটি যোগ হয়েছে।',
  removed: 'ছুটি সরানো হয়েছে।',
  notLoaded: 'ছুটির তালিকা লোড করা গেল না।',
};
