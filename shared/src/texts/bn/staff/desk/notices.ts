import type { NoticeEvent } from '../../../../auth/second-factor.ts';
import type { noticeTexts as english } from '../../../en/staff/desk/notices.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

type Happened = Parameters<typeof english.eventOf>[1];

const personOf = (by: string) => by || 'সার্ভার যিনি দেখেন, তিনি';
/** Before a colon. */
const accountOf = ({ isOwn, about }: Happened) => (isOwn ? 'আপনার অ্যাকাউন্ট' : `অ্যাকাউন্ট “${about}”`);

const events: Readonly<Partial<Record<string, (it: Happened) => string>>> = {
  'recovery-code-used': (it) =>
    `${accountOf(it)}: ${it.when} একটি রিকভারি কোড ব্যবহার হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান আর নতুন দশটি কোড বানান।`,
  'many-wrong-codes': (it) =>
    `${accountOf(it)}: ${it.when} পাসওয়ার্ড জানেন এমন কেউ অনেকবার ভুল কোড দিয়েছেন। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান।`,
  'second-factor-reset': (it) =>
    `${accountOf(it)}: ${personOf(it.by)} ${it.when} লগ ইনের দ্বিতীয় ধাপ সরিয়েছেন। “লগ ইন ও সুরক্ষা” থেকে নতুন একটি যোগ করুন। আপনি না বলে থাকলে, কে বলেছেন তা জেনে নিন।`,
  'password-link-used': (it) =>
    `${accountOf(it)}: ${it.when} একটি লিঙ্ক দিয়ে নতুন পাসওয়ার্ড দেওয়া হয়েছে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান আর মালিককে জানান।`,
  'owner-link-made': (it) =>
    it.isOwn
      ? `আপনার অ্যাকাউন্ট: ${personOf(it.by)} ${it.when} নতুন পাসওয়ার্ড দেওয়ার একটি লিঙ্ক বানিয়েছেন। আপনি না বলে থাকলে পাসওয়ার্ড বদলান, তাহলে লিঙ্কটি আর চলবে না। কেন বানানো হয়েছে, তা-ও জেনে নিন।`
      : `মালিকের অ্যাকাউন্ট “${it.about}”: ${personOf(it.by)} ${it.when} নতুন পাসওয়ার্ড দেওয়ার একটি লিঙ্ক বানিয়েছেন। কেউ না বলে থাকলে নতুন একটি লিঙ্ক বানান, তাহলে এটি আর চলবে না। কেন বানানো হয়েছে, তা-ও জেনে নিন।`,
  'owner-added': (it) =>
    it.isOwn
      ? `${personOf(it.by)} ${it.when} আপনাকে মালিক করেছেন: আপনি সব কিছু করতে পারবেন, অন্যদের অ্যাকাউন্টেও।`
      : `নতুন মালিক: ${it.about}। ${personOf(it.by)} ${it.when} এটি করেছেন। মালিকরা সব কিছু করতে পারেন, অন্যদের অ্যাকাউন্টেও।`,
  'enquiries-refused': (it) =>
    `${it.when} একই ইন্টারনেট ঠিকানা থেকে অস্বাভাবিক বেশি এনকোয়ারি পাঠানো হয়েছে, তার অনেকগুলি ওয়েবসাইট নেয়নি। ডেস্কে সবচেয়ে নতুন এনকোয়ারিগুলি দেখে নিন। বানানোগুলি একবারে বন্ধ করতে: লেখার একটি অংশ দিয়ে খুঁজুন, যা মেলে সব বেছে নিন, আর “আসল এনকোয়ারি নয়” কারণ দিয়ে বন্ধ করুন।`,
  'plan-changed': (it) =>
    `${it.about}: আপনি এর বদল প্রকাশের সময় ঠিক করেছিলেন। ${it.when} ${it.by} তার একটি অংশ বদলেছেন। ঠিক করা সময়ে ওই অংশটি প্রকাশ হবে না, খসড়াই থাকবে। “মডেল” থেকে ${it.about} খুলে দেখে নিন, তারপর আবার সময় ঠিক করুন।`,
  'plan-left-out': (it) =>
    `${it.about}: আপনি এর বদল প্রকাশের সময় ঠিক করেছিলেন। ${it.when} সবটা প্রকাশ হয়নি: পরে কয়েকটি অংশ বদলানো হয়েছিল, বা নাম কিংবা দাম ছিল না, বা ওই নামে অন্য মডেল আছে। সেগুলি এখনও খসড়া। “মডেল” থেকে ${it.about} খুলুন।`,
} satisfies Record<NoticeEvent, (it: Happened) => string>;

export const noticeTexts: SameTexts<typeof english> = {
  heading: 'এটি পড়ুন',
  seen: 'দেখেছি',
  sending: 'সেভ হচ্ছে…',
  eventOf: (event, it) =>
    events[event]?.(it) ?? `${accountOf(it)}: ${it.when} কিছু ঘটেছে: ${event}।`,
};
