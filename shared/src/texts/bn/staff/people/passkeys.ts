import type { passkeyTexts as english } from '../../../en/staff/people/passkeys.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const passkeyTexts: SameTexts<typeof english> = {
  cancelled:
    'পাসকি ব্যবহার হয়নি: প্রশ্নটি বন্ধ করা হয়েছে, অনেক দেরি হয়েছে, বা এই ডিভাইসে এই সাইটের কোনও পাসকি নেই।',
  notMade: 'পাসকি তৈরি হয়নি: প্রশ্নটি বন্ধ করা হয়েছে, বা অনেক দেরি হয়েছে।',
  known: 'এই ডিভাইসে আপনার অ্যাকাউন্টের পাসকি আগে থেকেই আছে।',
  wrongAddress: 'সাইটের এই ঠিকানায় পাসকি কাজ করে না।',
  unusable: 'পাসওয়ার্ড ছাড়া লগ ইন করার মতো পাসকি এই ডিভাইসে তৈরি হয় না।',
  failed: 'পাসকি ব্যবহার করা গেল না। আবার চেষ্টা করুন, বা অন্যভাবে লগ ইন করুন।',
};
