import type { SameTexts } from '../../../../text/same-texts.ts';
import type { stockTexts as english } from '../../../en/common/price/stock.ts';
import { dateOfYear } from '../time/moment-words.ts';

export const stockTexts: SameTexts<typeof english> = {
  heading: 'স্টক ও অপেক্ষা',
  states: {
    showroom: 'শোরুমে আছে',
    days: (count) => `${count} দিনে আসবে`,
    order: 'অর্ডার দিলে আসবে',
    ask: 'আমাদের জিজ্ঞেস করুন',
  },
  asOf: (day) => `${dateOfYear(day)} তারিখের খবর`,
  countedFrom: (day) => `${dateOfYear(day)} থেকে গুনে`,
  chosen: 'আপনার বাছা রং',
};
