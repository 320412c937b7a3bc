import type { SameTexts } from '../../../../text/same-texts.ts';
import type { contactPageTexts as english } from '../../../en/public/pages/contact.ts';

export const contactPageTexts: SameTexts<typeof english> = {
  kind: 'যোগাযোগ',
  title: 'আমাদের সঙ্গে কথা বলুন',
  lead: 'ফোন করুন, লিখুন, বা শোরুমে চলে আসুন।',
  form: {
    heading: 'আমাদের লিখুন',
    text: 'কারণ বেছে নিন, তাহলে ঠিক লোকের কাছে পৌঁছবে।',
  },
  numbers: {
    heading: 'আমাদের নম্বর',
    sales: 'সেলস',
    service: 'সার্ভিস',
  },
  mail: {
    heading: 'ই-মেল করুন',
    text: 'কোটেশন, কাগজপত্র বা ফাইল পাঠাতে হলে:',
    whatsapp: 'WhatsApp-এ লিখুন',
    greeting: (name) => `নমস্কার ${name}, আমার একটা প্রশ্ন আছে।`,
  },
  visit: {
    heading: 'শোরুমে আসুন',
    openMap: 'ম্যাপে দেখুন',
    more: 'কীভাবে আসবেন',
  },
};
