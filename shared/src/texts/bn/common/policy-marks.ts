import type { SameTexts } from '../../../text/same-texts.ts';
import type { policyTexts as english } from '../../en/common/policy-marks.ts';

export const policyTexts: SameTexts<typeof english> = {
  officer: ({ name, post }) => {
    const called = post || 'গ্রিভান্স অফিসার';
    return name ? `${name}, ${called}` : called;
  },
  conversions: (isListed) =>
    isListed
      ? 'ফর্ম নেওয়া হলে পাতাটি dataLayer নামের একটি তালিকায় শুধু লেখে সেটি কোন ফর্ম, আপনার সম্পর্কে কিছু নয়। পাতা বন্ধ হলে তালিকাটিও থাকে না, আর পাতা সেটি কাউকে পাঠায় না।'
      : 'ফর্ম নেওয়া হলে পাতাটি নিজে শুধু লিখে রাখে সেটি কোন ফর্ম, আপনার সম্পর্কে কিছু নয়।',
};
