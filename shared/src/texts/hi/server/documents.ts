import type { documentTexts as english } from '../../en/server/documents.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { dateOfYear } from '../common/time/moment-words.ts';
import { specSectionTexts } from '../common/spec-sections.ts';

export const documentTexts: SameTexts<typeof english> = {
  language: 'hi-IN',
  /** `25 दिसंबर 2026 की एक्स-शोरूम कीमतें` */
  priceDate: ({ day }) => `${dateOfYear(day)} की एक्स-शोरूम कीमतें`,
  priceNote: 'सभी कीमतें एक्स-शोरूम हैं और बिना सूचना बदल सकती हैं। रजिस्ट्रेशन, बीमा और एक्सेसरीज़ शामिल नहीं हैं।',
  startsFrom: 'शुरुआती कीमत',
  visitUs: 'शोरूम आएँ',
  page: ({ number, count }) => `पेज ${number} / ${count}`,
  priceList: {
    documentTitle: ({ seller }) => `${seller}: मूल्य सूची`,
    title: 'मूल्य सूची',
    callUs: 'कॉल करें',
    open: 'खुलने का समय',
    sections: { motorcycle: 'मोटरसाइकिल', scooter: 'स्कूटर' },
    continued: ({ section }) => `${section} (पिछले पेज से आगे)`,
    columns: { model: 'मॉडल', variant: 'वेरिएंट', price: 'एक्स-शोरूम' },
    fromTheSide: ({ model }) => `${model}, साइड से`,
    note: 'एक्स-शोरूम कीमतें, बिना सूचना बदल सकती हैं।',
  },
  priceCard: {
    title: 'कीमत का हिसाब',
    documentTitle: ({ vehicle }) => `${vehicle}, ऑन-रोड कीमत`,
    columns: { line: 'क्या', payee: 'किसे', amount: 'रुपये' },
    today: ({ address }) => `इसी पसंद की आज की कीमत: ${address}`,
  },
  tableCard: {
    documentTitle: ({ name }) => `${name}: टेबल कार्ड`,
    allModels: 'सभी मॉडल के टेबल कार्ड',
    /** Below the code. */
    scan: {
      models: 'रंग, कीमत और टेस्ट राइड के लिए स्कैन करें',
      offers: 'हमारे ऑफ़र देखने के लिए स्कैन करें',
      branches: 'यहाँ का रास्ता और खुलने का समय जानने के लिए स्कैन करें',
    },
    startsOn: (day) => `${dateOfYear(day)} से`,
    endsOn: (day) => `${dateOfYear(day)} तक`,
    lasts: (first, last) => `${dateOfYear(first)} से ${dateOfYear(last)} तक`,
  },
  brochure: {
    documentTitle: ({ model }) => `${model}: ब्रोशर`,
    types: { motorcycle: 'मोटरसाइकिल', scooter: 'स्कूटर' },
    engine: 'इंजन',
    power: 'पावर',
    transmission: 'गियर',
    about: 'इस मॉडल के बारे में',
    colours: 'रंग',
    specifications: 'स्पेसिफ़िकेशन',
    specSections: specSectionTexts,
    features: 'फ़ीचर',
    accessories: 'एक्सेसरीज़',
    accessoryColumns: { name: 'एक्सेसरीज़', part: 'पार्ट नं.', price: 'कीमत' },
    variants: 'वेरिएंट और कीमत',
  },
};
