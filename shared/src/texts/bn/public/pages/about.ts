import type { SameTexts } from '../../../../text/same-texts.ts';
import type { aboutTexts as english } from '../../../en/public/pages/about.ts';

export const aboutTexts: SameTexts<typeof english> = {
  kind: 'আমাদের কথা',
  enquire: 'জানতে চাই',
  findUs: 'কীভাবে আসবেন',
  joyClub: { title: 'জয় ক্লাব', text: 'যাঁরা আমাদের কাছ থেকে টু-হুইলার নিয়েছেন, তাঁদের ক্লাব।' },
  next: {
    heading: 'নিজে এসে দেখুন',
    text: 'আগে থেকে সময় নেওয়ার দরকার নেই। যে কোনও গাড়িতে বসে দেখুন, যা খুশি জিজ্ঞেস করুন। টেস্ট রাইড চাইলে লাইসেন্স সঙ্গে আনুন।',
    message: (name) => `নমস্কার ${name}, আমি শোরুমে আসতে চাই।`,
  },
};
