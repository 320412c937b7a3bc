import type { NoCard } from '../../../../price-card/stored-card.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { enquiryCardTexts as english } from '../../../en/staff/desk/enquiry-card.ts';

const reasons: Readonly<Record<NoCard, string>> = {
  unreadable: 'গ্রাহকের পছন্দগুলি পড়া গেল না।',
  'no-model': 'হিসাব নেই: মডেলটি এখন বিক্রি হচ্ছে না।',
  'no-variant': 'হিসাব নেই: এই ভ্যারিয়েন্ট এখন নেই।',
  'no-place': 'হিসাব নেই: এখানকার রেজিস্ট্রেশন এখন তালিকায় নেই।',
  'no-cards': 'হিসাব নেই: অন-রোড দাম সেট করা নেই।',
  failed: 'হিসাব নেই: সার্ভারে ত্রুটি হয়েছে, তা সার্ভারের লগে আছে।',
};

export const enquiryCardTexts: SameTexts<typeof english> = {
  title: 'দামের হিসাব',
  seen: 'গ্রাহক অন্য মোট দাম দেখেছিলেন',
  today: 'আজকের মোট দাম',
  none: (reason) => reasons[reason],
};
