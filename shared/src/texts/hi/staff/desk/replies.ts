import type { Placeholder } from '../../../../desk/replies.ts';
import type { ReplyWay } from '../../../../desk/reply-ways.ts';
import type * as english from '../../../en/staff/desk/replies.ts';
import {
  placeholderList,
  placeholderMarks,
  replySample,
  replyScope,
} from '../../../parts/reply-templates.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { kindNames, languageNames, stateTexts } from './desk.ts';
import { filterTexts } from './desk-late.ts';

const ways = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  mail: 'ई-मेल',
  call: 'फ़ोन पर बोलने के लिए',
};

const placeholders = {
  name: 'ग्राहक का पहला नाम',
  model: 'मॉडल',
  price: 'कीमत',
  time: 'आगे का कोई समय',
  calendar: 'अपॉइंटमेंट का लिंक, ग्राहक के कैलेंडर के लिए',
  branch: 'डीलरशिप का नाम',
  reference: 'संदर्भ नंबर',
};

const andList = new Intl.ListFormat('hi', { style: 'narrow' });
const orList = new Intl.ListFormat('hi', { type: 'disjunction' });

function missingText(names: readonly Placeholder[]): string {
  return `${andList.format(names.map((name) => placeholders[name]))} पता नहीं।`;
}

function waysText(names: readonly ReplyWay[]): string {
  return orList.format(names.map((way) => (way === 'call' ? 'फ़ोन' : ways[way])));
}

export const replyTexts: SameTexts<typeof english.replyTexts> = {
  ways,
  by: (way, title) => `${ways[way]}: ${title}`,
  script: (title) => `${ways.call}: ${title}`,
  missing: (names) => `इस्तेमाल नहीं कर सकते: ${missingText(names)}`,
  missingOfMail: (names) => `ई-मेल से नहीं भेज सकते: ${missingText(names)}`,
  subject: 'विषय:',
  noOffers: {
    agreed: (names) =>
      `ऑफ़र नहीं दे सकते (${waysText(names)}): ग्राहक इसके लिए सहमत नहीं हुए, या बाद में बंद कर चुके हैं। सहमति वेबसाइट के “हम आपसे कैसे संपर्क करें” पेज पर दी जा सकती है।`,
    confirmation: (names) =>
      `अभी ऑफ़र नहीं दे सकते (${waysText(names)}): ऑफ़र बंद करने के बाद वेबसाइट पर इन्हें फिर माँगा गया है। ग्राहक के पेज पर पुष्टि करने के बाद ही दे सकेंगे।`,
    restore: (names) =>
      `अभी ऑफ़र नहीं दे सकते (${waysText(names)}): डेटाबेस बैकअप से वापस लाया गया है, इसलिए पहले मालिक को “ई-मेल भेजना” स्क्रीन पर जाँच करनी होगी।`,
  },
  offer: 'ऑफ़र',
  offerClosed: 'ऑफ़र सिर्फ़ खुली पूछताछ में दे सकते हैं: पहले इसे फिर खोलें।',
  offerUnknown: 'ग्राहक ऑफ़र के लिए सहमत हैं या नहीं, यह जाँचा नहीं जा सका। इसे बंद करके फिर खोलें।',
  allowed: 'ग्राहक इसके लिए सहमत हैं। भेजा हुआ दर्ज हो गया है: अब इसे भेज दें।',
  notSent: 'नहीं भेजना है? इसे बंद करके “वापस लें” पर टैप करें।',
  notUndoable: 'इसे अब वापस नहीं ले सकते। न भेजें, तो नोट में लिख दें।',
  send: (way) => `${ways[way]} खोलें`,
  noMail: 'ई-मेल चालू नहीं है, इसलिए ई-मेल से जवाब नहीं भेज सकते। मालिक को बताएँ।',
  mailClosed: 'ई-मेल से जवाब भेजने के लिए पहले पूछताछ फिर खोलें।',
  loading: 'टेम्पलेट लोड हो रहे हैं...',
  notLoaded: 'टेम्पलेट लोड नहीं हो सके।',
};

export const replyEditorTexts: SameTexts<typeof english.replyEditorTexts> = {
  title: 'जवाब के टेम्पलेट',
  intro:
    'पूछताछ का जवाब देने वाले इन्हें डेस्क से दो टैप में भेज सकते हैं, या फ़ोन पर पढ़कर सुना सकते हैं। WhatsApp या SMS से ऑफ़र भेजने में एक टैप और लगता है: पहले जाँचा जाता है कि ग्राहक सहमत हैं या नहीं।',
  notLoaded: 'टेम्पलेट लोड नहीं हो सके। फिर कोशिश करें।',
  add: 'टेम्पलेट जोड़ें',
  none: 'अभी कोई टेम्पलेट नहीं है।',
  edit: 'बदलें',
  editOf: (title) => `बदलें: ${title}`,
  earlier: 'इतिहास',
  earlierOf: (title) => `इतिहास: ${title}`,
  hidden: 'छिपा है',
  newTitle: 'नया टेम्पलेट',
  name: 'नाम',
  nameHint: 'यह साथियों को दिखता है, ग्राहक को नहीं।',
  ways: 'कैसे भेजें या बोलें',
  waysOf: ways,
  purpose: 'किस काम के लिए',
  purposeHint:
    'जिसमें किसी चीज़ का प्रचार हो, वह ऑफ़र है। इसे सिर्फ़ उन ग्राहकों को भेज सकते हैं जो वेबसाइट के “हम आपसे कैसे संपर्क करें” पेज पर इस तरीक़े से ऑफ़र पाने के लिए सहमत हुए हैं और जिन्होंने बाद में इन्हें बंद नहीं किया है।',
  purposes: { service: 'पूछताछ का जवाब', offer: 'ऑफ़र' },
  subject: (language) => `ई-मेल का विषय (${languageNames[language]})`,
  subjectHint: 'ख़ाली छोड़ने पर: पूछताछ का प्रकार, उसका संदर्भ नंबर और डीलरशिप का नाम।',
  subjectOf: (subject) => `विषय: ${subject}`,
  noMail:
    'ई-मेल चालू नहीं है, इसलिए ई-मेल से जवाब नहीं भेजे जा सकते। इसका कारण मालिक को “सेटिंग्स > ई-मेल भेजना” में दिखता है।',
  kinds: 'पूछताछ के प्रकार',
  kindsHint: 'कोई न चुनें, तो सभी',
  kindsOf: kindNames,
  statuses: 'पूछताछ जब इस स्थिति में हो',
  ...replyScope({ ...filterTexts, ...stateTexts, kindNames }),
  text: (language) => `संदेश (${languageNames[language]})`,
  textHint: `ये अपने-आप भर जाते हैं: ${placeholderList(placeholders)}।`,
  translations: 'दूसरी भाषाएँ',
  translationsHint: 'उन ग्राहकों के लिए जिनकी भाषा दर्ज है; यहाँ ख़ाली हो, तो अंग्रेज़ी संदेश जाता है।',
  preview: 'प्रीव्यू',
  previewHint: 'एक बनाई हुई पूछताछ के लिए यह ऐसा होगा।',
  isHidden: 'छिपाएँ: डेस्क पर अब नहीं दिखेगा',
  save: { text: 'सेव करें', busy: 'सेव हो रहा है...' },
  saved: 'सेव हो गया। अब से डेस्क पर मिलेगा।',
  titleMissing: 'एक नाम दें',
  textMissing: 'संदेश लिखें',
  notPlaceholder: `ब्रैकेट में सिर्फ़ ये लिखें: ${placeholderMarks(placeholders).join(', ')}`,
  tooManyMarks: (max) => `{name} जैसे शब्द यहाँ ज़्यादा से ज़्यादा ${max} रख सकते हैं`,
  waysMissing: 'कम से कम एक चुनें',
  sample: replySample,
  versionsTitle: (title) => `इतिहास: ${title}`,
  version: (version, by, at) => `संस्करण ${version} · ${by || 'सॉफ़्टवेयर के साथ आया'} · ${at}`,
  isPresent: 'अभी चालू',
  bringBack: 'वापस लाएँ',
  bringBackOf: (version) => `संस्करण ${version} वापस लाएँ`,
  bringingBack: 'सेव हो रहा है...',
};
