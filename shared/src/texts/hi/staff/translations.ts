import type { SameTexts } from '../../../text/same-texts.ts';
import type { translationTexts as english } from '../../en/staff/translations.ts';

export const translationTexts: SameTexts<typeof english> = {
  title: 'बांग्ला और हिन्दी',
  written: (count, all) => `${all} में से ${count}`,
  hint: 'जो ख़ाली रहेगा, उसकी जगह अंग्रेज़ी दिखेगी।',
  usual: 'हल्के रंग का टेक्स्ट पहले से मौजूद है। बदलना हो तो अपना लिखें।',
  changed: 'अंग्रेज़ी टेक्स्ट बदल गया है। इन्हें भी देख लें।',
  labels: {
    bn: (label) => `${label} (बांग्ला में)`,
    hi: (label) => `${label} (हिन्दी में)`,
  },
};
