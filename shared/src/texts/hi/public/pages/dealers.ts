import type { SameTexts } from '../../../../text/same-texts.ts';
import type { dealersTexts as english } from '../../../en/public/pages/dealers.ts';

export const dealersTexts: SameTexts<typeof english> = {
  kind: 'हमारे शोरूम',
  title: (place) => `${place}: हमारा पता`,
  lead: 'शोरूम, वर्कशॉप और स्पेयर पार्ट्स, सब एक जगह।',
  branchLead: 'पता, फ़ोन नंबर, खुलने का समय और आने का रास्ता।',
  loading: 'लोड हो रहा है...',
  address: 'पता',
  mobile: 'मोबाइल',
  service: 'सर्विस',
  hours: 'खुलने का समय',
  sunday: 'रविवार',
  open: 'खुला',
  mail: 'सेल्स का ई-मेल',
  failed: 'जानकारी नहीं मिल पाई।',
  unknown: {
    heading: 'यह शोरूम नहीं मिला',
    text: 'हम यहाँ मिलेंगे:',
    toDealer: { title: 'हमारा शोरूम', text: 'पता, फ़ोन नंबर और खुलने का समय।' },
    toContact: { title: 'संपर्क', text: 'हमारे सभी फ़ोन नंबर और एक फ़ॉर्म।' },
  },
  way: {
    heading: 'कैसे पहुँचें',
    openMap: 'मैप में देखें',
    showMap: 'मैप यहाँ दिखाएँ',
    note: 'मैप OpenStreetMap का है। आप यहाँ आए, यह उसे तभी पता चलता है जब आप मैप खोलते हैं।',
    frame: 'इलाक़े का मैप',
  },
};
