import type { SameTexts } from '../../../../text/same-texts.ts';
import type { stockTexts as english } from '../../../en/common/price/stock.ts';
import { dateOfYear } from '../time/moment-words.ts';

export const stockTexts: SameTexts<typeof english> = {
  heading: 'स्टॉक और इंतज़ार',
  states: {
    showroom: 'शोरूम में है',
    days: (count) => `${count} दिन में`,
    order: 'ऑर्डर करने पर',
    ask: 'हमसे पूछें',
  },
  asOf: (day) => `${dateOfYear(day)} की जानकारी`,
  countedFrom: (day) => `${dateOfYear(day)} से गिनकर`,
  chosen: 'आपका चुना रंग',
};
