import type { SameTexts } from '../../../../text/same-texts.ts';
import type { termsTexts as english } from '../../../en/public/pages/terms-conditions.ts';

export const termsTexts: SameTexts<typeof english> = {
  kind: 'नियम और शर्तें',
  contact: 'शर्तों के बारे में पूछें',
};
