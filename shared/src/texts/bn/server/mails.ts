import type { mailTexts as english } from '../../en/server/mails.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { hoursTexts } from '../common/hours.ts';

const weekdayAndDate = new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const mailTexts: SameTexts<typeof english> = {
  confirmation: {
    subject: ({ reference, seller }) => `${reference}: আপনার অনুরোধ, ${seller}`,
    received: 'আপনার অনুরোধ আমরা পেয়েছি।',
    /** `বৃহস্পতিবার 24 ডিসেম্বর সকাল 11:40-এর মধ্যে আমরা আপনাকে ফোন করব।` */
    promise: (until) =>
      `${weekdayAndDate.format(Date.parse(until.day))} ${hoursTexts.by({ ...until, daysAhead: 0 })} আমরা আপনাকে ফোন করব।`,
    reference: 'রেফারেন্স নম্বর',
    about: 'বিষয়',
    model: 'মডেল',
    notYours:
      'আপনি আমাদের সঙ্গে যোগাযোগ না করে থাকলে, কেউ ভুল করে আপনার ই-মেল লিখে ফেলেছেন। আপনাকে কিছু করতে হবে না।',
  },
  test: {
    subject: ({ seller }) => `টেস্ট ই-মেল: ${seller}`,
    body: 'এটি একটি টেস্ট ই-মেল। আপনার ওয়েবসাইট থেকে ই-মেল ঠিকমতো যাচ্ছে।',
  },
  // No । after an address: programs would take it for a part of it.
  stopOffers: ({ page }) =>
    page === undefined
      ? 'আপনি অফার পেতে রাজি হয়েছিলেন, তাই এই ই-মেল পাচ্ছেন। আমাদের ওয়েবসাইটে “আপনাকে কীভাবে জানাব” পাতায় গিয়ে অফার বন্ধ করতে পারেন।'
      : `আপনি অফার পেতে রাজি হয়েছিলেন, তাই এই ই-মেল পাচ্ছেন। অফার বন্ধ করতে এখানে যান: ${page}`,
  phone: 'ফোন',
};
