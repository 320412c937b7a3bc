import type { roleNames as english } from '../../en/common/role-names.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const roleNames: SameTexts<typeof english> = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  sales: 'सेल्स',
  service: 'सर्विस',
  content: 'कंटेंट',
  viewer: 'सिर्फ़ देखते हैं',
};
