import type { SameTexts } from '../../../../text/same-texts.ts';
import type { homeLateTexts as english } from '../../../en/public/pages/home-late.ts';

export const homeLateTexts: SameTexts<typeof english> = {
  visit: {
    heading: 'आएँ और चलाकर देखें',
    address: 'पता',
    hours: 'खुलने का समय',
    contact: 'कॉल करें या लिखें',
    openMap: 'मैप में देखें',
  },
  banners: {
    label: 'हमारे शोरूम से',
    picture: (position, count) => `शोरूम की फ़ोटो ${position}, कुल ${count}`,
    details: 'पूरी जानकारी देखें',
    ask: 'इसके बारे में पूछें',
  },
  models: {
    label: 'हमारे मॉडल',
    failed: 'मॉडल नहीं मिल पाए।',
  },
  notification: {
    label: 'शोरूम की ख़बर',
    picture: (name) => `${name} की सूचना`,
    toOffers: 'ऑफ़र देखें',
    close: 'बंद करें',
  },
};
