import type { SameTexts } from '../../../../text/same-texts.ts';
import type { insuranceTexts as english } from '../../../en/public/pages/insurance.ts';

export const insuranceTexts: SameTexts<typeof english> = {
  kind: 'বিমা',
  form: { heading: 'বিমা নিয়ে জানতে চাই' },
  talk: {
    heading: 'বিমার মেয়াদ শেষ হয়ে আসছে?',
    text: 'চালানোর আগে ফোন করুন: থার্ড পার্টি বিমা ছাড়া গাড়ি চালানো অপরাধ।',
    message: (name) => `নমস্কার ${name}, আমার টু-হুইলারের বিমা করাতে চাই।`,
  },
};
