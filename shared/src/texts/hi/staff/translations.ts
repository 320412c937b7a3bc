import type { SameTexts } from '../../../text/same-texts.ts';
import type { translationTexts as english } from '../../en/staff/translations.ts';

export const translationTexts: SameTexts<typeof english> = {
  title: 'बांग्ला और हिन्दी',
  written: (count, all) => `${all} में से ${count}`,
  hint: 'कोई जगह ख़ाली हो, तो उसमें हल्के रंग में जो लिखा है, वही दिखेगा।',
  changed: 'अंग्रेज़ी टेक्स्ट बदल गया है। इन्हें भी देख लें।',
  labels: {
    bn: (label) => `${label} (बांग्ला में)`,
    hi: (label) => `${label} (हिन्दी में)`,
  },
  inLanguage: (language, text) => `${language}: ${text}`,
};
