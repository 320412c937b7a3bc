import type { SameTexts } from '../../../../text/same-texts.ts';
import type { termsTexts as english } from '../../../en/public/pages/terms-conditions.ts';

export const termsTexts: SameTexts<typeof english> = {
  kind: 'শর্তাবলি',
  contact: 'শর্ত নিয়ে জিজ্ঞেস করুন',
};
