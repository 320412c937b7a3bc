import type { textLanguageTexts as english } from '../../en/staff/text-language.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const textLanguageTexts: SameTexts<typeof english> = {
  language: 'टेक्स्ट की भाषा',
  hint: 'कोई जगह ख़ाली हो, तो उसमें हल्के रंग में जो लिखा है, वेबसाइट पर वही दिखता है।',
  label: (label, language) => `${label} (${language})`,
  inLanguage: (language, text) => `${language}: ${text}`,
};
