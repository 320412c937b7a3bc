import type { SameTexts } from '../../../../text/same-texts.ts';
import type { homeLateTexts as english } from '../../../en/public/pages/home-late.ts';

export const homeLateTexts: SameTexts<typeof english> = {
  visit: {
    heading: 'এসে চালিয়ে দেখুন',
    address: 'ঠিকানা',
    hours: 'খোলার সময়',
    contact: 'ফোন করুন বা লিখুন',
    openMap: 'ম্যাপে দেখুন',
  },
  banners: {
    label: 'আমাদের শোরুম থেকে',
    picture: (position, count) => `শোরুমের ছবি ${position}, মোট ${count}টি`,
    details: 'বিস্তারিত দেখুন',
    ask: 'জানতে চাই',
  },
  models: {
    label: 'আমাদের মডেল',
    failed: 'মডেলগুলি আনা গেল না।',
  },
  notification: {
    label: 'শোরুমের খবর',
    picture: (name) => `${name}: নোটিস`,
    toOffers: 'অফার দেখুন',
    close: 'বন্ধ করুন',
  },
};
