import type { savedViewsTexts as english } from '../../../en/staff/desk/saved-views.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const savedViewsTexts: SameTexts<typeof english> = {
  own: 'আমার তালিকা',
  shared: 'সবার তালিকা',
  keep: 'এই তালিকা সেভ করুন',
  keepAbout: 'তালিকা আর তার বাছাই সেভ হয়, যা খুঁজেছেন তা নয়।',
  name: 'নাম',
  nameMissing: 'তালিকার একটি নাম দিন।',
  share: 'সবার জন্য রাখুন',
  save: { text: 'সেভ করুন', busy: 'সেভ হচ্ছে…' },
  change: (name) => `বদলান: ${name}`,
  replace: 'এখন যে তালিকা আর বাছাই দেখা যাচ্ছে, তা-ই সেভ করুন',
  order: 'ক্রম',
  place: (number, total) => `জায়গা: ${total}টির মধ্যে ${number}`,
  up: 'উপরে তুলুন',
  down: 'নীচে নামান',
  delete: 'তালিকাটি মুছুন',
  notLoaded: 'সেভ করা তালিকাগুলি লোড করা গেল না।',
};
