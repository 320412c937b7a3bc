import type { SameTexts } from '../../../text/same-texts.ts';
import type { departmentTexts as english } from '../../en/common/departments.ts';

export const departmentTexts: SameTexts<typeof english> = {
  sales: 'सेल्स',
  service: 'सर्विस',
  'spare-parts': 'स्पेयर पार्ट्स',
  insurance: 'इंश्योरेंस',
};
