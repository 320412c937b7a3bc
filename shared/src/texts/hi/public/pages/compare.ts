import type { SameTexts } from '../../../../text/same-texts.ts';
import type { compareTexts as english } from '../../../en/public/pages/compare.ts';

export const compareTexts: SameTexts<typeof english> = {
  heading: 'तुलना',
  intro: 'दो या तीन मॉडल साथ-साथ। जो अलग है, वह पहले; इस पेज का पता किसी को भेजें, तो उन्हें भी यही दिखेगा।',
  add: 'एक और मॉडल जोड़ें',
  choose: 'मॉडल चुनें',
  remove: (name) => `${name} हटाएँ`,
  variant: (name) => `${name} का वेरिएंट`,
  gone: (name) => `${name} अब नहीं बिकता, इसलिए यहाँ नहीं है।`,
  failed: 'मॉडल नहीं खुल पाए।',
  loading: 'मॉडल लाए जा रहे हैं…',
  table: 'तुलना',
  different: 'जो अलग है',
  same: 'जो सबमें एक जैसा है',
  rows: {
    price: 'एक्स-शोरूम कीमत',
    total: 'ऑन-रोड कीमत',
    monthly: 'हर महीने',
    engine: 'इंजन',
    power: 'पावर',
    transmission: 'गियर',
    running: 'चलाने का खर्च, महीने में 500 किमी',
  },
  unknown: 'पता नहीं',
  sample: 'नमूने की दरें, असली कीमत नहीं',
};
