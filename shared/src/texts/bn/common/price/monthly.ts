import { formatRupees } from '../../../../money/money.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import type { monthlyTexts as english } from '../../../en/common/price/monthly.ts';

export const monthlyTexts: SameTexts<typeof english> = {
  sum: (amount) => `মাসে ${formatRupees(amount)}`,
  terms: (months, down) => `${months} মাস, ${down}% ডাউন পেমেন্ট`,
  note: 'মাসে কত: সবচেয়ে সস্তা ভ্যারিয়েন্টের অন-রোড দামে, আমাদের লোনগুলির মধ্যে সবচেয়ে কম কিস্তি।',
  sample: 'নমুনা হার, প্রকৃত দাম নয়।',
  show: 'এই লোনটি দেখুন',
};
