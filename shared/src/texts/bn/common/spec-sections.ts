import type { SameTexts } from '../../../text/same-texts.ts';
import type { specSectionTexts as english } from '../../en/common/spec-sections.ts';

export const specSectionTexts: SameTexts<typeof english> = {
  bodyDimensions: 'মাপ',
  engineDetails: 'ইঞ্জিন',
  transmissionDetails: 'গিয়ার',
  tyreDetails: 'টায়ার ও ব্রেক',
  frame: 'ফ্রেম ও সাসপেনশন',
  Electrical: 'ইলেকট্রিক্যাল',
};
