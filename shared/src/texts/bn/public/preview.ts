import type { SameTexts } from '../../../text/same-texts.ts';
import type { previewTexts as english } from '../../en/public/preview.ts';

export const previewTexts: SameTexts<typeof english> = {
  label: 'প্রিভিউ',
  text: 'খসড়ার প্রিভিউ। গ্রাহকেরা এটা দেখতে পান না।',
  notSold: 'টেস্ট রাইডের ফর্মে মডেল বেছে নেওয়া নেই: এই নামে কোনও মডেল এখন বিক্রি হয় না।',
  edit: 'মডেলটি বদলান',
};
