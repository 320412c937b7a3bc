import type { SameTexts } from '../../../../text/same-texts.ts';
import type { stockListTexts as english } from '../../../en/staff/catalogue/stock.ts';
import { grouped } from '../../common/counts.ts';

export const stockListTexts: SameTexts<typeof english> = {
  title: 'स्टॉक',
  intro:
    'हर वेरिएंट और रंग के लिए बताएँ कि वह शोरूम में है या नहीं। 14 दिन तक कुछ न बदले और “सब सही है” न दबाया जाए, तो वेबसाइट पर “हमसे पूछें” दिखता है।',
  off: 'वेबसाइट पर यह अभी नहीं दिखता।',
  switchOn: 'सेटिंग्स में चालू करें',
  notLoaded: 'स्टॉक लोड नहीं हुआ।',
  empty: 'बिक्री में कोई मॉडल नहीं है।',
  search: 'खोजें',
  noMatch: 'ऐसा कुछ नहीं मिला।',
  colour: 'रंग',
  noColours: 'सभी रंग',
  stock: 'स्टॉक',
  cell: (what) => `स्टॉक: ${what.join(', ')}`,
  nothing: 'नहीं बताया',
  touched: (day, by) => `${day}, ${by}`,
  old: 'पुराना: वेबसाइट पर “हमसे पूछें”',
  past: 'दिन बीत गए: वेबसाइट पर “हमसे पूछें”',
  summary: (there, old) =>
    [
      `शोरूम में ${grouped.format(there)}`,
      ...(old > 0 ? [`${grouped.format(old)} फिर से देखें`] : []),
    ].join(', '),
  confirm: 'सब सही है',
  confirmOf: (model) => `सब सही है: ${model}`,
  others: {
    replaced: (by, theirs) => `इस बीच ${by} ने “${theirs}” बताया था। अब आपका माना गया है।`,
    kept: (by, theirs) => `इस बीच ${by} ने “${theirs}” बताया है। वही रहेगा, कृपया फिर देख लें।`,
  },
};
