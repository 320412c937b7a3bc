import type { webhookTexts as english } from '../../en/staff/webhooks.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const webhookTexts: SameTexts<typeof english> = {
  title: 'ওয়েবহুক',
  intro:
    'আপনাদের প্রোগ্রাম, যেমন CRM, জানতে পারে এনকোয়ারির কী হল: প্রতিটি তার নিজের ঠিকানায়, আপনি যে বিষয়গুলি বাছবেন। প্রোগ্রাম কীভাবে বার্তা যাচাই করে, তা docs/api.md-এ লেখা আছে।',
  notLoaded: 'ঠিকানাগুলি লোড করা গেল না। আবার চেষ্টা করুন।',
  none: 'এখনও কোনও প্রোগ্রামকে জানানো হয় না।',
  add: 'ঠিকানা যোগ করুন',
  adding: 'যোগ হচ্ছে…',
  topics: {
    'enquiry.new': 'নতুন এনকোয়ারি',
    'enquiry.changed': 'এনকোয়ারিতে কিছু বদলেছে',
    'quotation.accepted': 'কোটেশন মেনে নেওয়া হয়েছে',
  },
  fields: {
    address: 'প্রোগ্রামের ঠিকানা',
    topics: 'কী কী জানানো হবে',
    isPersonal: 'গ্রাহকের নাম ও নম্বরও জানান',
  },
  addressHint: 'ঠিকানা https:// দিয়ে শুরু হয়, আর ইন্টারনেটে আছে।',
  people: 'নাম ও নম্বর-সহ',
  noPeople: 'নাম ও নম্বর ছাড়া',
  shown: {
    title: 'ঠিকানাটির গোপন চাবি',
    intro:
      'চাবিটি এখনই কপি করে প্রোগ্রামে দিন: বার্তাটি আপনাদের কি না, প্রোগ্রাম এটি দিয়ে যাচাই করে। পরে আর দেখা যাবে না।',
    secret: 'গোপন চাবি',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    notCopied: 'ব্রাউজার কপি করতে দিচ্ছে না। চাবিটি বেছে দেওয়া আছে: নিজে কপি করুন।',
    done: 'হয়ে গেছে',
  },
  waiting: (count) => `${count}টি অপেক্ষায়`,
  failed: (count) => `${count}টি যায়নি`,
  test: 'টেস্ট করে দেখুন',
  testOf: (address) => `টেস্ট করে দেখুন: ${address}`,
  testing: 'পাঠানো হচ্ছে...',
  tested: 'প্রোগ্রামটি টেস্ট বার্তা নিয়েছে।',
  deliveries: 'কী কী পাঠানো হয়েছে',
  deliveriesOf: (address) => `কী কী পাঠানো হয়েছে: ${address}`,
  nothingSent: 'এখনও কিছু পাঠানো হয়নি।',
  states: { waiting: 'অপেক্ষায়', sent: 'পাঠানো হয়েছে', 'given-up': 'যায়নি' },
  tries: (count) => `${count} বার চেষ্টা`,
  again: 'আবার পাঠান',
  againOf: (what) => `আবার পাঠান: ${what}`,
  remove: 'সরান',
  removeOf: (address) => `সরান: ${address}`,
  confirm: {
    title: 'ঠিকানাটি সরাবেন?',
    text: (address) =>
      `${address}-এ আর কিছু জানানো হবে না। যা অপেক্ষায় আছে তা যাবে না, আর কী কী পাঠানো হয়েছে তার তালিকা মুছে যাবে।`,
    action: { text: 'সরান', busy: 'সরানো হচ্ছে…' },
  },
};
