import type * as english from '../../../en/staff/settings/retention.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { titlesByMonths } from '../../../parts/titles-by-months.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { kindTexts } from '../../common/kinds/index.ts';
import { monthsText } from '../../common/retention.ts';
import { timeTexts } from '../moments.ts';

const plural = pluralsOf('hi');

/** `सभी पूछताछ: 24 महीने` */
export const retentionLines: typeof english.retentionLines = (months) => {
  const groups = [...titlesByMonths(kindTexts, months)];
  return groups.map(([kept, titles]) => {
    const what = groups.length === 1 ? 'सभी पूछताछ' : titles.join(', ');
    return `${what}: ${kept === undefined ? 'किसी के मिटाने तक' : monthsText(kept)}`;
  });
};

export const retentionTexts: SameTexts<typeof english.retentionTexts> = {
  title: 'अपने-आप मिटाना',
  intro:
    'पूछताछ कितने महीने रखी जाएँ। इससे पुरानी पूछताछ दिन में एक बार मिटा दी जाती हैं। गोपनीयता नीति और हर फ़ॉर्म के नोट में यही महीने लिखे होते हैं।',
  dueHeading: 'जो अब मिटाई जानी हैं',
  heading: 'कितने महीने रखें',
  hint: 'जगह ख़ाली हो तो इस प्रकार की पूछताछ तब तक रहेंगी, जब तक कोई उन्हें मिटा न दे।',
  all: 'सभी प्रकार',
  fillIn: 'सभी प्रकारों में यही भरें',
  look: 'पहले देख लें',
  looking: 'गिनती हो रही है…',
  due: (total) =>
    total === 0
      ? 'अभी कुछ नहीं मिटेगा।'
      : `अभी ${enquiriesText(total)} ${plural(total, 'मिटेगी', 'मिटेंगी')}।`,
  days: (oldest, newest) =>
    oldest === newest
      ? `आने की तारीख़: ${timeTexts.calendar(oldest)}।`
      : `आने की तारीख़: ${timeTexts.calendar(oldest)} से ${timeTexts.calendar(newest)} तक।`,
  next: 'सेव करने से कुछ नहीं मिटता। सर्वर दिन में एक बार मिटाता है, अगली बार आधी रात के बाद।',
  nextWaits:
    'सेव करने से कुछ नहीं मिटता। एक साथ बहुत ज़्यादा लग रहा है, इसलिए जब तक आप इस स्क्रीन पर पुष्टि न करें, सर्वर रुका रहेगा।',
  save: 'सेव करें…',
  saveTitle: 'पूछताछ कब तक रखी जाएँ, यह बदलें?',
  saveNow: 'सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'सेव हो गया। वेबसाइट पर अब यही लिखा है।',
  conflict: 'इस बीच किसी और ने इसे बदल दिया। अब यह लिखा है:',
  conflictHint: 'आपके भरे महीने जगहों में वैसे ही हैं। उन्हें फिर देख लें, या उनके वाले महीने लें।',
  useTheirs: 'उनके वाले महीने लें',
  confirm: 'मिटाने की पुष्टि करें…',
  confirmTitle: 'हमेशा के लिए मिटाएँ?',
  confirmText: (total) =>
    `${enquiriesText(total)} ${plural(total, 'मिटाई जाएगी', 'मिटाई जाएँगी')}। इसे वापस नहीं लिया जा सकता। इस सर्वर के अलावा कोई घड़ी या कैलेंडर देखकर आज की तारीख़ भरें।`,
  today: 'आज की तारीख़',
  confirmNow: 'हमेशा के लिए मिटाएँ',
  deleting: (sofar) =>
    sofar === 0
      ? 'मिटाया जा रहा है…'
      : `${grouped.format(sofar)} ${plural(sofar, 'मिट गई', 'मिट गईं')}…`,
  deleted: (total) => `${enquiriesText(total)} ${plural(total, 'मिटा दी गई', 'मिटा दी गईं')}।`,
  brokenOff: (total) =>
    `${enquiriesText(total)} ${plural(total, 'मिटा दी गई', 'मिटा दी गईं')}, फिर गड़बड़ हुई। नीचे की गिनती नई है।`,
  earlier: 'इतिहास',
  useBefore: 'पहले वाले महीने लें',
};
