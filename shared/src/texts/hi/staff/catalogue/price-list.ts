import type { priceListTexts as english } from '../../../en/staff/catalogue/price-list.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { grouped } from '../../common/counts.ts';

const plural = pluralsOf('hi');

/** `1 कीमत`, `1,200 कीमतें` */
function prices(count: number): string {
  return `${grouped.format(count)} ${plural(count, 'कीमत', 'कीमतें')}`;
}

export const priceListTexts: SameTexts<typeof english> = {
  files: 'मूल्य सूची की फ़ाइल',
  csv: 'CSV डाउनलोड करें',
  xlsx: 'Excel डाउनलोड करें',
  upload: 'मूल्य सूची अपलोड करें',
  short: { csv: 'CSV', xlsx: 'Excel', upload: 'अपलोड करें' },
  back: 'कीमतों पर वापस जाएँ',
  intro:
    'मूल्य सूची डाउनलोड करें, उसमें कीमतें बदलें, और फ़ाइल यहाँ अपलोड करें। क्या-क्या बदलेगा, पहले आप देख लेंगे। “लागू करें” दबाने तक कुछ नहीं बदलता।',
  file: 'मूल्य सूची की फ़ाइल',
  fileHint: 'CSV, Excel (.xlsx) या कंपनी के पोर्टल का .xls पेज, ज़्यादा से ज़्यादा 5 MB और 2,000 लाइनें',
  fileMissing: 'मूल्य सूची की एक फ़ाइल चुनें',
  fileTooLarge: 'मूल्य सूची ज़्यादा से ज़्यादा 5 MB की हो सकती है',
  fileChanged: 'चुनने के बाद यह फ़ाइल बदल गई है। इसे फिर चुनें',
  day: 'कब से लागू',
  dayHint: 'ख़ाली छोड़ें, तो अभी लागू होगा',
  check: { text: 'बदलाव देखें', busy: 'पढ़ा जा रहा है…' },
  result: {
    now: 'अभी क्या बदलेगा',
    from: (day) => `${day} से क्या बदलेगा`,
  },
  summary: {
    changes: (count) =>
      count === 0 ? 'कोई कीमत नहीं बदलेगी।' : `${prices(count)} ${plural(count, 'बदलेगी', 'बदलेंगी')}।`,
    large: (count) =>
      plural(
        count,
        `${prices(count)} आधी से कम या दोगुनी से ज़्यादा हो रही है: पहले जाँच लें।`,
        `${prices(count)} आधी से कम या दोगुनी से ज़्यादा हो रही हैं: पहले जाँच लें।`,
      ),
    unchanged: (count) => `${prices(count)} वही ${plural(count, 'रहेगी', 'रहेंगी')}।`,
    absent: (count) =>
      plural(
        count,
        `${prices(count)} फ़ाइल में नहीं है और नहीं बदलेगी।`,
        `${prices(count)} फ़ाइल में नहीं हैं और नहीं बदलेंगी।`,
      ),
  },
  read: {
    sheet: (name) => `“${name}” शीट से पढ़ा गया।`,
    columns: (columns) =>
      `${columns.map(({ heading, is }) => `“${heading}” कॉलम को “${is}” माना गया`).join(', ')}।`,
    hidden: (count) =>
      plural(
        count,
        `फ़ाइल में ${count} लाइन छिपी है, वह छोड़ दी गई।`,
        `फ़ाइल में ${grouped.format(count)} लाइनें छिपी हैं, वे छोड़ दी गईं।`,
      ),
  },
  errors: {
    title: (count) => `ग़लतियाँ (${count})`,
    hint: 'फ़ाइल ठीक करके फिर अपलोड करें। तब तक कुछ लागू नहीं हो सकता।',
    rowText: 'लाइन में क्या है',
    text: 'ग़लती',
    of: ({ row, about, column, typed, text }) =>
      `${[`लाइन ${row}`, about, column].filter(Boolean).join(', ')}: ${typed && `“${typed}”। `}${text}`,
  },
  unknown: {
    title: (count) => `कैटलॉग में नहीं (${count})`,
    hint: 'ये लाइनें छोड़ दी जाएँगी।',
    row: 'लाइन',
    text: 'जो लिखा है',
  },
  changes: {
    title: (count) => `नई कीमतें (${count})`,
    model: 'मॉडल',
    name: 'वेरिएंट या एक्सेसरी',
    partNo: 'पार्ट नं.',
    old: 'पुरानी कीमत',
    price: 'नई कीमत',
    difference: 'अंतर',
    large: 'बड़ा अंतर',
    inFile: (name) => `फ़ाइल में: ${name}`,
  },
  apply: {
    now: (count) => `${prices(count)} अभी लागू करें`,
    from: (count, day) => `${day} से ${prices(count)} लागू करें`,
    busy: 'लागू हो रहा है…',
  },
  stale: 'किसी और ने पहले कीमतें बदल दीं, इसलिए कुछ लागू नहीं हुआ। अब ये बदलाव होंगे।',
};
