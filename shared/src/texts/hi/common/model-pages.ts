import type { SameTexts } from '../../../text/same-texts.ts';
import type { modelPageTexts as english } from '../../en/common/model-pages.ts';
import { formatRupees, rupeesToPaise } from '../../../money/money.ts';

export const modelPageTexts: SameTexts<typeof english> = {
  'view-details': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name}: ${city} में कीमत, रंग और स्पेसिफ़िकेशन · ${seller}`,
    description: `${name}, ${city} में एक्स-शोरूम कीमत ${formatRupees(rupeesToPaise(price))} से शुरू। वेरिएंट, रंग, स्पेसिफ़िकेशन, फ़ीचर, एक्सेसरीज़ और टेस्ट राइड: ${seller}।`,
  }),
  'angle-view': ({ name, active }, { name: seller, address: { city } }) => ({
    title: active ? `${name}: हर तरफ़ से · ${seller}` : `${name}, अब बिक्री में नहीं · ${seller}`,
    description: `${name} को घुमाकर हर तरफ़ से देखें, फिर टेस्ट राइड के लिए आएँ: ${seller}, ${city}।`,
  }),
  'text-ride-booking': ({ name, price }, { name: seller, address: { city } }) => ({
    title: `${name}: टेस्ट राइड · ${seller}`,
    description: `${name} की टेस्ट राइड चाहिए? ${city} में एक्स-शोरूम कीमत ${formatRupees(rupeesToPaise(price))} से शुरू। ${seller} से आपको कॉल आएगी।`,
  }),
};
