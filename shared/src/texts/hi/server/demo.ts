import type { demoTexts as english } from '../../en/server/demo.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { roleNames } from '../common/role-names.ts';

export const demoTexts: SameTexts<typeof english> = {
  name: 'डेमो',
  site: 'सब काल्पनिक है।',
  office: 'सब काल्पनिक है, कुछ भेजा नहीं जाता।',
  toOffice: 'बैक ऑफ़िस',
  toSite: 'वेबसाइट',
  signIn: 'किसके नाम से लॉग इन करें…',
  choose: 'एक चुनें, या इस पासवर्ड के साथ लिखें:',
  skip: 'मुख्य भाग पर जाएँ',
  userId: 'यूज़र आईडी',
  userName: 'नाम',
  role: 'भूमिका',
  roles: roleNames,
};
