import type { SameTexts } from '../../../../text/same-texts.ts';
import type { amcTexts as english } from '../../../en/public/pages/amc.ts';

export const amcTexts: SameTexts<typeof english> = {
  kind: 'বার্ষিক রক্ষণাবেক্ষণের চুক্তি (AMC)',
  form: {
    heading: 'AMC নিয়ে জানতে চাই',
    text: 'দাম নির্ভর করে মডেল আর কেনার বছরের উপর।',
  },
  talk: {
    heading: 'আগে কিছু জানতে চান?',
    text: 'আপনার গাড়ির AMC করালে লাভ হবে কি না, ওয়ার্কশপকে জিজ্ঞেস করুন।',
    message: (name) => `নমস্কার ${name}, AMC নিয়ে আমার একটা প্রশ্ন আছে।`,
  },
};
