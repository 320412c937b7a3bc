import type { sharingTexts as english } from '../../en/staff/sharing.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const sharingTexts: SameTexts<typeof english> = {
  title: 'শেয়ার করা',
  picture: 'শেয়ার করা ছবি',
  pictureHint: 'ছবিতে যা আছে, তা লিখুন। ছবিটি শুধু এই উইন্ডোতে থাকে, সেভ হয় না।',
  nothing: 'যা শেয়ার করা হয়েছে, তার কিছুই পড়া গেল না।',
  lost: 'যা শেয়ার করেছেন, তা এখানে পৌঁছায়নি। আবার শেয়ার করুন।',
  note: 'নোট',
  held: {
    'sign-in': (who) =>
      `${who === '' ? 'যা শেয়ার করেছেন' : `যা শেয়ার করেছেন (${who})`}, তা এই উইন্ডোতে রাখা আছে। লগ ইন করলেই খুলবে।`,
    line: (who) =>
      `${who === '' ? 'যা শেয়ার করেছেন' : `যা শেয়ার করেছেন (${who})`}, তা এই উইন্ডোতে রাখা আছে। ইন্টারনেট এলেই খুলবে।`,
  },
};
