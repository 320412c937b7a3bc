import type { leadTexts as english } from '../../../en/staff/desk/leads.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

const plural = pluralsOf('hi');

/** `1 लाइन`, `1,200 लाइनें` */
function rows(count: number): string {
  return `${grouped.format(count)} ${plural(count, 'लाइन', 'लाइनें')}`;
}

/** The same before में. */
function inRows(count: number): string {
  return `${grouped.format(count)} ${plural(count, 'लाइन', 'लाइनों')} में`;
}

export const leadTexts: SameTexts<typeof english> = {
  title: 'लीड इंपोर्ट करें',
  intro:
    'कंपनी के पोर्टल या किसी विज्ञापन से मिली फ़ाइल चुनें। शुरू की किसी एक लाइन में कॉलम के नाम होने चाहिए, जैसे Name, Mobile number और Model। दूसरे नाम वाले कॉलम में जो हो, वह हर पूछताछ के नोट में जाता है। क्या-क्या जुड़ेगा, पहले आप देख लेंगे। “इंपोर्ट करें” दबाने तक कुछ सेव नहीं होता।',
  back: 'डेस्क पर वापस जाएँ',
  kind: 'ये लीड किस बारे में हैं?',
  choose: 'चुनें',
  kindMissing: 'चुनें कि लीड किस बारे में हैं',
  file: 'लीड की फ़ाइल',
  fileHint: 'CSV, Excel (.xlsx) या पोर्टल का .xls पेज, ज़्यादा से ज़्यादा 5 MB और 10,000 लाइनें',
  fileMissing: 'लीड की एक फ़ाइल चुनें',
  fileTooLarge: 'लीड की फ़ाइल ज़्यादा से ज़्यादा 5 MB की हो सकती है',
  fileChanged: 'चुनने के बाद यह फ़ाइल बदल गई है। इसे फिर चुनें',
  check: { text: 'फ़ाइल जाँचें', busy: 'पढ़ा जा रहा है…' },
  result: 'फ़ाइल से क्या जुड़ेगा',
  summary: {
    fresh: (count) =>
      count === 0 ? 'कुछ नया नहीं है।' : `${enquiriesText(count)} ${plural(count, 'जुड़ेगी', 'जुड़ेंगी')}।`,
    sheet: (name) => `“${name}” शीट से पढ़ा गया।`,
    otherSheets: (names) =>
      `ऐसे कॉलम इनमें भी हैं, पर इन्हें पढ़ा नहीं गया: ${names.map((name) => `“${name}”`).join(', ')}। जो शीट चाहिए, उसे फ़ाइल में सबसे आगे लाएँ और फ़ाइल फिर जाँचें।`,
    withoutNumber: (count) => `${grouped.format(count)} में नंबर नहीं है, सिर्फ़ ई-मेल है।`,
    ofCustomers: (count) =>
      plural(
        count,
        `${count} पुराने ग्राहक की है और उन्हीं के साथ जुड़ेगी।`,
        `${grouped.format(count)} पुराने ग्राहकों की हैं और उन्हीं के साथ जुड़ेंगी।`,
      ),
    withOpen: (count) =>
      `${grouped.format(count)} ${plural(count, 'मामले', 'मामलों')} में उसी ग्राहक की इस प्रकार की पूछताछ खुली है: दोनों रहेंगी।`,
    blocked: (count) =>
      plural(
        count,
        `${count} ब्लॉक किए गए नंबर से आई है और बिना देखे बंद हो जाएगी।`,
        `${grouped.format(count)} ब्लॉक किए गए नंबरों से आई हैं और बिना देखे बंद हो जाएँगी।`,
      ),
    stored: (count) =>
      plural(
        count,
        `${rows(count)} पहले ही इंपोर्ट हो चुकी है और छोड़ दी जाएगी।`,
        `${rows(count)} पहले ही इंपोर्ट हो चुकी हैं और छोड़ दी जाएँगी।`,
      ),
    repeated: (count) =>
      plural(
        count,
        `${rows(count)} फ़ाइल में दोबारा आई है और छोड़ दी जाएगी।`,
        `${rows(count)} फ़ाइल में दोबारा आई हैं और छोड़ दी जाएँगी।`,
      ),
    own: (count) =>
      plural(
        count,
        `${inRows(count)} हमारी ही पूछताछ का संदर्भ नंबर है, इसलिए वह छोड़ दी जाएगी।`,
        `${inRows(count)} हमारी ही पूछताछ के संदर्भ नंबर हैं, इसलिए वे छोड़ दी जाएँगी।`,
      ),
    unreachable: (count) =>
      plural(
        count,
        `${inRows(count)} न नंबर है, न ई-मेल, इसलिए वह छोड़ दी जाएगी।`,
        `${inRows(count)} न नंबर है, न ई-मेल, इसलिए वे छोड़ दी जाएँगी।`,
      ),
    notLeads: (count) =>
      plural(
        count,
        `${rows(count)} लीड नहीं है, जैसे कुल जोड़, और छोड़ दी जाएगी।`,
        `${rows(count)} लीड नहीं हैं, जैसे कुल जोड़, और छोड़ दी जाएँगी।`,
      ),
    hidden: (count) =>
      plural(
        count,
        `फ़ाइल में ${rows(count)} छिपी है या फ़िल्टर में नहीं आती, इसलिए छोड़ दी जाएगी। इंपोर्ट करना हो, तो उसे फ़ाइल में दिखाएँ।`,
        `फ़ाइल में ${rows(count)} छिपी हैं या फ़िल्टर में नहीं आतीं, इसलिए छोड़ दी जाएँगी। इंपोर्ट करना हो, तो उन्हें फ़ाइल में दिखाएँ।`,
      ),
    beyond: (count) =>
      plural(
        count,
        `${count} कॉलम दाईं ओर बहुत दूर है, उसे पढ़ा नहीं गया। जिन कॉलम की ज़रूरत न हो, उन्हें हटा दें।`,
        `${grouped.format(count)} कॉलम दाईं ओर बहुत दूर हैं, उन्हें पढ़ा नहीं गया। जिन कॉलम की ज़रूरत न हो, उन्हें हटा दें।`,
      ),
    damaged: (count) =>
      `${inRows(count)} अक्षर ख़राब हो गए हैं। फ़ाइल जहाँ से आई है, वहाँ “CSV UTF-8” या Excel (.xlsx) में सेव करके फिर चुनें।`,
    unread: (count) =>
      plural(
        count,
        `${rows(count)} पढ़ी नहीं जा सकी और छोड़ दी जाएगी।`,
        `${rows(count)} पढ़ी नहीं जा सकीं और छोड़ दी जाएँगी।`,
      ),
  },
  errors: {
    title: (count) => `नहीं पढ़ सके (${grouped.format(count)})`,
    hint: 'फ़ाइल में ये लाइनें ठीक करके फिर इंपोर्ट करें: जो पहले ही सेव हैं, वे छोड़ दी जाएँगी।',
    row: 'लाइन',
    column: 'कॉलम',
    text: 'क्या ग़लत है',
  },
  unreachable: {
    title: (count) => `संपर्क का कोई तरीक़ा नहीं (${grouped.format(count)})`,
    hint: 'क्या इनमें कोई ग्राहक है? हो, तो फ़ाइल में नंबर या ई-मेल भरकर फिर इंपोर्ट करें।',
  },
  notLeads: { title: (count) => `लीड नहीं (${grouped.format(count)})` },
  rows: { row: 'लाइन', text: 'जो लिखा है' },
  leftOut: {
    title: (count) => `नोट में जाएगा, पर गड़बड़ी है (${grouped.format(count)})`,
    hint: 'ये लाइनें इंपोर्ट होंगी। ख़राब अक्षर नोट में वैसे ही रहेंगे; फ़ॉर्मूले और स्प्रेडशीट की ग़लतियाँ नोट में नहीं जाएँगी।',
    column: 'कॉलम',
    text: 'क्या ग़लत है',
    rows: 'लाइनें',
  },
  open: {
    title: (count) => `पहले से खुली पूछताछ है (${grouped.format(count)})`,
    row: 'लाइन',
    reference: 'खुली पूछताछ',
    linkOf: (reference) => `खोलें: ${reference}`,
  },
  cut: (shown) => `सिर्फ़ पहली ${grouped.format(shown)} दिख रही हैं।`,
  columns: {
    title: 'किस कॉलम को क्या माना गया',
    heading: 'फ़ाइल में',
    is: 'माना गया',
    none: 'नोट, कॉलम के नाम के साथ',
  },
  apply: {
    text: (count) => `${enquiriesText(count)} इंपोर्ट करें`,
    busy: 'इंपोर्ट हो रहा है… एक मिनट लग सकता है।',
  },
  done: (message) => `${message}।`,
  uncertain: 'सर्वर से जवाब नहीं आया। “इंपोर्ट करें” पर फिर टैप करें: जो पहले ही सेव है, वह दो बार सेव नहीं होगा।',
  see: 'डेस्क पर देखें',
};
