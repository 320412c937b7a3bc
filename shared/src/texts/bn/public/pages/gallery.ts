import type { SameTexts } from '../../../../text/same-texts.ts';
import type { galleryTexts as english } from '../../../en/public/pages/gallery.ts';

export const galleryTexts: SameTexts<typeof english> = {
  heading: 'গ্যালারি',
  intro: (city) => `রাস্তায়, আর ${city} শহরে আমাদের শোরুমে মোটরসাইকেল ও স্কুটার। বড় করে দেখতে ছবি বেছে নিন।`,
  picture: (position, count) => `ছবি ${position}, মোট ${count}টি`,
  open: (position, count) => `ছবি ${position} বড় করে দেখুন, মোট ${count}টি`,
  preview: 'গ্যালারি',
  close: 'বন্ধ করুন',
  list: 'ছবি',
  empty: 'এখনও কোনও ছবি নেই। শোরুমে এসে সামনাসামনি দেখুন।',
  failed: 'ছবিগুলি আনা গেল না।',
  toVisit: 'কীভাবে আসবেন',
};
