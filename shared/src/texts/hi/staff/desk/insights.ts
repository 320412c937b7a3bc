import type { insightsTexts as english } from '../../../en/staff/desk/insights.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { insightFile } from '../../../parts/english/insight-file.ts';
import {
  changeTexts,
  groupNames,
  monthText,
  percentOf,
  periodText,
  shareText,
  withoutMonth,
} from '../../../parts/insight-words.ts';
import { grouped } from '../../common/counts.ts';
import { dateOfYear, dayText, timeText } from '../../common/time/moment-words.ts';
import { timeTexts } from '../moments.ts';
import { minutesText } from './opening-minutes.ts';

const groupedBy: SameTexts<typeof english.grouped> = {
  kind: 'प्रकार के हिसाब से',
  model: 'मॉडल के हिसाब से',
  source: 'स्रोत के हिसाब से',
  person: 'कर्मचारी के हिसाब से',
  month: 'महीने के हिसाब से',
  hour: 'आने के समय के हिसाब से',
  branch: 'शाखा के हिसाब से',
};

const lostFor = 'बात क्यों नहीं बनी';

export const insightsTexts: SameTexts<typeof english> = {
  title: 'विश्लेषण',
  intro:
    'पूछताछ का जवाब कितनी जल्दी दिया जाता है, और आख़िर में क्या होता है। तारीख़ का मतलब है पूछताछ आने की तारीख़।',
  from: 'पहला दिन',
  to: 'आख़िरी दिन',
  reversed: 'पहला दिन आख़िरी दिन के बाद है',
  tooLong: 'ज़्यादा से ज़्यादा तीन साल चुनें',
  by: 'किस हिसाब से',
  kind: 'प्रकार',
  allKinds: 'सभी प्रकार',
  groups: {
    kind: 'प्रकार',
    model: 'मॉडल',
    source: 'स्रोत',
    person: 'कर्मचारी',
    month: 'महीना',
    hour: 'आने का समय',
    branch: 'शाखा',
  },
  loading: 'लोड हो रहा है...',
  empty:
    'इस अवधि में कोई पूछताछ नहीं है। ऑप्ट-इन, दोहराई गई पूछताछ, “असली पूछताछ नहीं” और डेस्क शुरू होने से पहले की पूछताछ नहीं गिनी जातीं।',
  number: (count) => grouped.format(count),
  percent: percentOf,
  share: shareText,
  minutes: minutesText,
  period: periodText({ day: dateOfYear, days: (first, last) => `${first} से ${last} तक` }),
  shortPeriod: timeTexts.period,
  compared: (before, period) =>
    `± तुलना इस अवधि से: ${timeTexts.period(before, period)}। पहले की पूछताछ को नतीजे तक पहुँचने के लिए ज़्यादा समय मिला है।`,
  notOver: 'आज का दिन अभी पूरा नहीं हुआ है।',
  periodNotOver: 'यह अवधि अभी पूरी नहीं हुई है।',
  nothingBefore: (before, period) =>
    `तुलना नहीं हो सकती: इससे पहले गिनने लायक कुछ नहीं आया (${timeTexts.period(before, period)})।`,
  changes: changeTexts({
    count: (count) => grouped.format(count),
    minutes: minutesText,
    share: (points) => `${points} पॉइंट`,
  }),
  changeFrom: (before, period) => `तुलना: ${timeTexts.period(before, period)}`,
  course: {
    title: { day: 'हर दिन की पूछताछ', week: 'हर हफ़्ते की पूछताछ' },
    column: { day: 'दिन', week: 'कौन-से दिन' },
    table: 'टेबल में देखें',
    day: withoutMonth(dayText),
    summary: ({ most, on, period }) =>
      `सबसे ज़्यादा ${grouped.format(most)}, ${timeTexts.period(on, period)}`,
  },
  group: groupNames({
    sources: {
      campaign: 'कैंपेन',
      search: 'सर्च इंजन',
      social: 'सोशल मीडिया',
      site: 'दूसरी वेबसाइट',
      direct: 'सीधे वेबसाइट पर',
      'walk-in': 'शोरूम आए',
      phone: 'फ़ोन',
      whatsapp: 'WhatsApp',
      import: 'इंपोर्ट की गई लीड',
      lead: 'दूसरे प्रोग्राम की लीड',
    },
    none: {
      kind: 'अन्य',
      model: 'कोई मॉडल नहीं, या दूसरा मॉडल',
      source: 'स्रोत पता नहीं',
      person: 'किसी को नहीं सौंपी',
      month: 'अन्य',
      hour: 'अन्य',
      branch: 'अन्य',
    },
    month: monthText('hi-IN-u-nu-latn'),
    hour: (from) => `${timeText(`${from}:00`)} – ${timeText(`${from + 1}:00`)}`,
  }),
  all: 'सभी',
  figures: {
    arrived: 'आईं',
    awaited: 'जवाब ज़रूरी था',
    answered: 'जवाब दिया गया',
    promised: 'जवाब की समय-सीमा थी',
    in_time: 'समय पर',
    reached: 'बात हुई',
    appointed: 'अपॉइंटमेंट',
    missed: 'नहीं आए',
    done: 'काम हुआ',
    lost: 'बात नहीं बनी',
  },
  counted: {
    arrived: 'आईं',
    awaited: 'जवाब देना ज़रूरी था',
    answered: 'जवाब दिया गया',
    promised: 'जवाब की समय-सीमा थी',
    in_time: 'समय पर जवाब दिया गया',
    reached: 'बात हुई',
    appointed: 'अपॉइंटमेंट तय हुआ',
    missed: 'अपॉइंटमेंट पर नहीं आए',
    done: 'काम हुआ',
    lost: 'बात नहीं बनी',
  },
  inTime: 'समय पर जवाब',
  median: 'पहला जवाब, आम तौर पर',
  p90: '90% जवाब इतने समय में',
  ofOpening: 'सिर्फ़ खुले रहने का समय',
  // Between two numbers.
  of: '/',
  lostFor,
  lostBy: (by) => `${lostFor}, ${groupedBy[by]}`,
  nothingLost: 'कोई पूछताछ हाथ से नहीं गई।',
  grouped: groupedBy,
  quotations: {
    title: 'कोटेशन',
    what: 'कोटेशन',
    count: 'संख्या',
    note: 'इस अवधि में आई पूछताछ के कोटेशन; एक कोटेशन के सभी संस्करण मिलाकर एक गिना गया है।',
    figures: {
      made: 'बनाए गए',
      opened: 'ग्राहक ने खोले',
      accepted: 'मान लिए गए',
      ended: 'मियाद ख़त्म या वापस लिए गए',
      won: 'कोटेशन के बाद बिक्री हुई',
    },
    none: 'इस अवधि की पूछताछ का कोई कोटेशन नहीं है।',
    exports: 'कोटेशन की गिनती एक्सपोर्ट करें',
  },
  table: 'सभी आँकड़े',
  firstAnswer: 'पहला जवाब',
  reason: 'कारण',
  withins: { median: 'आम तौर पर', p90: '90% इतने समय में' },
  exports: 'एक्सपोर्ट करें',
  file: insightFile,
  letters: 'PDF में इन नामों के सभी अक्षर नहीं दिख सकते। प्रिंट लें, जहाँ ब्राउज़र PDF सेव करने देता है, या CSV लें।',
  behind: (parts) => `विश्लेषण में गिनी गई पूछताछ: ${parts.join(', ')}।`,
  back: 'विश्लेषण पर वापस जाएँ',
  wholeDesk: 'पूरा डेस्क देखें',
};
