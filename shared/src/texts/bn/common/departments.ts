import type { SameTexts } from '../../../text/same-texts.ts';
import type { departmentTexts as english } from '../../en/common/departments.ts';

export const departmentTexts: SameTexts<typeof english> = {
  sales: 'সেলস',
  service: 'সার্ভিস',
  'spare-parts': 'স্পেয়ার পার্টস',
  insurance: 'বিমা',
};
