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
  files: {
    name: 'फ़ाइल में स्टॉक',
    xlsx: 'Excel में डाउनलोड करें',
    upload: 'फ़ाइल अपलोड करें',
    back: 'स्टॉक पर वापस जाएँ',
  },
  upload: {
    title: 'स्टॉक अपलोड करें',
    intro:
      'फ़ाइल डाउनलोड करें, “Stock” कॉलम भरें और यहाँ अपलोड करें: “In the showroom”, “7 days” या “On order”। यह कॉलम ख़ाली हो तो कुछ नहीं बदलता। बदलाव पहले दिखेंगे।',
    file: 'स्टॉक की फ़ाइल',
    fileHint: 'CSV या Excel (.xlsx), ज़्यादा से ज़्यादा 5 MB और 2,000 पंक्तियाँ',
    fileMissing: 'स्टॉक की एक फ़ाइल चुनें',
    fileTooLarge: 'स्टॉक की फ़ाइल ज़्यादा से ज़्यादा 5 MB की हो सकती है',
    fileChanged: 'चुनने के बाद यह फ़ाइल बदल गई है। फिर से चुनें',
    check: { text: 'बदलाव देखें', busy: 'पढ़ा जा रहा है…' },
    result: 'क्या बदलेगा',
    summary: ({ changed, confirmed, blank }) =>
      [
        `${grouped.format(changed)} बदलेंगे, ${grouped.format(confirmed)} वैसे ही माने जाएँगे।`,
        ...(blank > 0 ? [`${grouped.format(blank)} पंक्तियाँ ख़ाली हैं, उनमें कुछ नहीं बदलेगा।`] : []),
      ].join(' '),
    hidden: (count) => `फ़ाइल में ${grouped.format(count)} पंक्तियाँ छिपी हैं, वे छोड़ दी जाएँगी।`,
    errors: (count) => `ग़लतियाँ (${grouped.format(count)})`,
    errorsHint: 'फ़ाइल ठीक करके फिर अपलोड करें। तब तक कुछ लागू नहीं होगा।',
    rowOf: (row, typed, text) => `पंक्ति ${row}: ${typed && `“${typed}”। `}${text}`,
    row: 'पंक्ति',
    error: 'ग़लती',
    unknown: (count) => `बिक्री में नहीं (${grouped.format(count)})`,
    unknownHint: 'ये पंक्तियाँ छोड़ दी जाएँगी।',
    number: 'पंक्ति संख्या',
    changes: (count) => `नए (${grouped.format(count)})`,
    model: 'मॉडल',
    variant: 'वेरिएंट',
    before: 'पहले',
    now: 'फ़ाइल में',
    apply: (count) => `${grouped.format(count)} पंक्तियाँ लागू करें`,
    applying: 'लागू हो रहा है…',
  },
};
