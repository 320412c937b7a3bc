import type * as english from '../../../en/staff/desk/customers.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { knownCustomer } from '../../../parts/known-customer.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';
import { languageNames } from './desk.ts';

const plural = pluralsOf('hi');

export const customerTexts: SameTexts<typeof english.customerTexts> = {
  title: 'ग्राहक',
  unnamed: 'बिना नाम के ग्राहक',
  total: enquiriesText,
  gone: 'ये ग्राहक नहीं मिले। हो सकता है इनकी पूछताछ मिटा दी गई हो, या आपको उसे देखने की अनुमति न हो।',
  notLoaded: 'ग्राहक की जानकारी लोड नहीं हो सकी।',
  add: 'पूछताछ जोड़ें',
  enquiries: 'पूछताछ',
  cut: (shown) => `सिर्फ़ आख़िरी ${grouped.format(shown)} दिख रही हैं।`,
  origins: {
    website: 'वेबसाइट',
    'walk-in': 'शोरूम आए',
    phone: 'फ़ोन',
    whatsapp: 'WhatsApp',
    import: 'इंपोर्ट',
    lead: 'दूसरा प्रोग्राम',
  },
  knownBy: 'नंबर और ई-मेल',
  whatsapp: 'WhatsApp',
  whatsappTo: (number) => `${number} को WhatsApp पर लिखें`,
  consents: 'सहमति',
  noConsents: 'प्रचार की सहमति नहीं है: सिर्फ़ पूछताछ का जवाब दें',
  purposes: { 'reminders-and-offers': 'रिमाइंडर और ऑफ़र' },
  consent: {
    given: (purpose, day) => `${purpose}: हाँ, ${day} से`,
    withdrawn: (purpose, day) => `${purpose}: नहीं, ${day} से`,
    confirmation: (purpose, day) =>
      `${purpose}: वेबसाइट पर माँगा गया, ${day}। आपकी पुष्टि होने तक “नहीं”`,
    restore: (purpose, day) =>
      `${purpose}: हाँ, ${day} से। पर जब तक मालिक “ई-मेल भेजना” स्क्रीन पर वापस लाया गया डेटाबेस न जाँच लें, तब तक “नहीं”`,
  },
  confirm: {
    about: (mobile) =>
      `${mobile} पर सभी संदेश बंद किए गए थे। उसके बाद वेबसाइट पर किसी ने इन्हें फिर माँगा है। वहाँ यह नंबर कोई भी लिख सकता है: ग्राहक को कॉल करके पूछें, फिर पुष्टि करें।`,
    action: 'पुष्टि करें: ग्राहक यही चाहते हैं',
    busy: 'सेव हो रहा है…',
    done: 'पुष्टि हो गई',
  },
  channelNames: {
    rcs: 'RCS संदेश',
    sms: 'SMS',
    obd: 'फ़ोन कॉल',
    email: 'ई-मेल',
    whatsapp: 'WhatsApp',
  },
  vehicles: 'गाड़ियाँ',
  noVehicles: 'पता नहीं',
  noRegistration: 'गाड़ी नंबर पता नहीं',
  boughtIn: (year) => `${year} में ख़रीदी`,
};

const foundNames = {
  name: 'नाम',
  model: 'मॉडल',
  registration: 'गाड़ी नंबर',
  reference: 'पूछताछ',
  enquiry: 'इस पूछताछ में है',
} as const;

export const foundText: typeof english.foundText = ({ is, text }) => `${foundNames[is]}: ${text}`;

export const customerNoteTexts: SameTexts<typeof english.customerNoteTexts> = {
  title: 'नोट',
  note: 'इस ग्राहक के बारे में याद रखने वाली बात',
  language: 'भाषा',
  askLanguage: 'कौन-सी भाषा बोलते हैं? (वैकल्पिक)',
  noLanguage: 'पता नहीं',
  languages: languageNames,
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'सेव हो गया।',
  nothing: 'कोई नोट नहीं',
};

export const blockTexts: SameTexts<typeof english.blockTexts> = {
  blocked: 'ब्लॉक है',
  block: 'ब्लॉक करें',
  blockNumber: (number) => `${number} ब्लॉक करें`,
  unblock: 'ब्लॉक हटाएँ',
  unblockNumber: (number) => `${number} से ब्लॉक हटाएँ`,
  title: 'यह नंबर ब्लॉक करें?',
  text: (number) =>
    `${number} से आई खुली पूछताछ “असली पूछताछ नहीं” मानकर बंद हो जाएँगी, और नई पूछताछ बिना देखे बंद होती रहेंगी।`,
  action: { text: 'नंबर ब्लॉक करें', busy: 'ब्लॉक हो रहा है…' },
  done: (number) => `${number} ब्लॉक हो गया।`,
  undone: (number) => `${number} से ब्लॉक हट गया। बंद पूछताछ बंद ही रहेंगी, चाहें तो उन्हें फिर खोल सकते हैं।`,
};

export const samePersonTexts: SameTexts<typeof english.samePersonTexts> = {
  title: 'इनके साथ जुड़े ग्राहक',
  none: 'कोई नहीं।',
  find: 'किसी और को इनके साथ जोड़ें…',
  dialogTitle: 'ये ग्राहक और किस नाम या नंबर से दर्ज हैं?',
  search: 'नंबर, नाम, मॉडल या संदर्भ नंबर',
  searchAction: 'खोजें',
  searching: 'खोजा जा रहा है…',
  nobody: 'कोई ग्राहक नहीं मिला।',
  nobodyElse: 'कोई और ग्राहक नहीं मिला।',
  found: (count) => `${count} ग्राहक ${plural(count, 'मिला', 'मिले')}`,
  foundFirst: (count) => `पहले ${count} दिख रहे हैं। बाक़ी देखने के लिए नंबर या नाम थोड़ा और लिखें।`,
  join: 'जोड़ें',
  joinWith: (who) => `जोड़ें: ${who}`,
  joining: 'जोड़ा जा रहा है…',
  joined: (who) => `इस ग्राहक के साथ जोड़ दिया: ${who}।`,
  proposed:
    'इसमें ऐसी पूछताछ भी है जिसे देखने की अनुमति आपको नहीं है, इसलिए मैनेजरों को प्रस्ताव भेजा गया है। अभी कुछ नहीं बदला है।',
  note: (note) => `नोट: ${note}`,
  separate: 'अलग करें',
  separateFrom: (who) => `अलग करें: ${who}`,
  separateTitle: 'फिर से अलग करें?',
  separateText: (who) =>
    `${who} फिर से अलग ग्राहक होंगे। उनका अपना नोट और नई-पुरानी सभी पूछताछ उन्हीं के पास रहेंगी।`,
  separateAction: { text: 'अलग करें', busy: 'अलग किया जा रहा है…' },
  separated: (who) => `फिर से अलग ग्राहक: ${who}।`,
};

export const proposalTexts: SameTexts<typeof english.proposalTexts> = {
  title: 'एक ही व्यक्ति?',
  intro: 'ये प्रस्ताव उन साथियों के हैं जो इन ग्राहकों को ख़ुद नहीं जोड़ सकते।',
  none: 'अभी कोई प्रस्ताव नहीं है।',
  by: (who, day) => `प्रस्ताव: ${who}, ${day}`,
  accept: 'जोड़ें',
  acceptOf: (one, other) => `जोड़ें: ${one} और ${other}`,
  decline: 'ऐसे ही रहने दें',
  declineOf: (one, other) => `ऐसे ही रहने दें: ${one} और ${other}`,
  accepted: 'जोड़ दिए गए।',
  declined: 'जैसे थे, वैसे ही हैं।',
  notLoaded: 'प्रस्ताव लोड नहीं हो सके।',
};

export const findCustomerTexts: SameTexts<typeof english.findCustomerTexts> = {
  title: 'ग्राहक',
  importLeads: 'लीड इंपोर्ट करें',
  recent: 'हाल में देखे गए',
  open: 'खोलें',
  openOf: (who) => `खोलें: ${who}`,
};

export const addEnquiryTexts: SameTexts<typeof english.addEnquiryTexts> = {
  title: 'पूछताछ जोड़ें',
  intro: 'उन ग्राहकों के लिए जो शोरूम आते हैं, फ़ोन करते हैं या WhatsApp पर लिखते हैं।',
  kind: 'किस बारे में?',
  changeKind: 'बदलें',
  importLeads: 'एक साथ कई: फ़ाइल से लीड इंपोर्ट करें',
  origin: 'संपर्क कैसे हुआ?',
  origins: customerTexts.origins,
  nameOrNumberMissing: 'नाम या मोबाइल नंबर भरें',
  choose: 'चुनें',
  next: 'अगला काम',
  nextAt: 'दिन और समय',
  nextMissing: 'दिन और समय चुनें',
  nextOf: {
    usual: 'अगली बार जिस दिन खुला हो, उस सुबह',
    tomorrow: 'कल इसी समय',
    answer: 'जवाब की समय-सीमा तक (न हो तो अगली सुबह)',
    soon: '2 घंटे बाद',
    later: '3 दिन बाद',
    at: 'दिन और समय चुनें…',
  },
  more: 'और दिखाएँ',
  less: 'कम दिखाएँ',
  assignee: 'किसके ज़िम्मे',
  me: 'मेरे',
  queue: 'किसी को नहीं सौंपी',
  action: { text: 'पूछताछ जोड़ें', busy: 'जोड़ी जा रही है…' },
  added: (reference) => `पूछताछ ${reference} जुड़ गई।`,
  open: 'खोलें',
  uncertain: 'सर्वर से जवाब नहीं आया। “पूछताछ जोड़ें” पर फिर टैप करें: कुछ न बदलें तो दो बार सेव नहीं होगी।',
  known: knownCustomer({
    allClosed: (total) => `पहले से ग्राहक: ${enquiriesText(total)}, सभी बंद।`,
    openWith: (total, who) => `पहले से ग्राहक: ${enquiriesText(total)}, सबसे नई खुली ${who} के ज़िम्मे है।`,
    openQueue: (total) => `पहले से ग्राहक: ${enquiriesText(total)}, सबसे नई खुली किसी को नहीं सौंपी गई है।`,
  }),
  see: 'ग्राहक देखें',
};
