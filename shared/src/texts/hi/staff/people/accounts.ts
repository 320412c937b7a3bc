import type * as english from '../../../en/staff/people/accounts.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const accountTexts: SameTexts<typeof english.accountTexts> = {
  title: 'अकाउंट',
  captions: {
    user_id: 'यूज़र आईडी',
    password: 'पासवर्ड',
    user_name: 'नाम',
    mobile_no: 'मोबाइल',
    email: 'ई-मेल',
    city: 'शहर',
    created_date: 'कब बना',
    expire_date: 'कब बंद होगा',
    Status: 'स्थिति',
  },
  passwordHidden: 'दिखाया नहीं जाता',
  changePassword: 'पासवर्ड बदलें',
  editProfile: 'प्रोफ़ाइल में बदलें',
  never: 'कभी नहीं',
  notGiven: 'नहीं दिया गया',
  status: { active: 'चालू', inactive: 'बंद' },
  notLoaded: 'आपकी जानकारी लोड नहीं हो सकी। फिर कोशिश करें।',
};

export const profileTexts: SameTexts<typeof english.profileTexts> = {
  title: 'प्रोफ़ाइल',
  userId: 'यूज़र आईडी',
  name: 'नाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल',
  language: 'स्क्रीन की भाषा',
  languageHint: 'आपके अलर्ट और ई-मेल भी इसी भाषा में आएँगे।',
  update: 'सेव करें',
  updating: 'सेव हो रहा है…',
  noUserId: 'यूज़र आईडी नहीं है। फिर से लॉग इन करें।',
  updated: 'प्रोफ़ाइल सेव हो गई।',
  refused: 'प्रोफ़ाइल सेव नहीं हो सकी।',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
};

export const passwordTexts: SameTexts<typeof english.passwordTexts> = {
  title: 'पासवर्ड बदलें',
  current: 'मौजूदा पासवर्ड',
  new: 'नया पासवर्ड',
  confirm: 'नया पासवर्ड फिर से',
  rule: '8 से 128 अक्षर, और ऐसा न हो जिसका आसानी से अंदाज़ा लग जाए। बाक़ी सभी डिवाइस से आपका लॉग आउट हो जाएगा।',
  show: 'पासवर्ड दिखाएँ',
  change: 'पासवर्ड बदलें',
  changing: 'बदला जा रहा है…',
  currentMissing: 'मौजूदा पासवर्ड भरें',
  newMissing: 'नया पासवर्ड भरें',
  confirmMissing: 'नया पासवर्ड फिर से भरें',
  noUser: 'यूज़र नहीं मिला।',
  updated: 'पासवर्ड बदल गया।',
  refused: 'पासवर्ड नहीं बदला जा सका।',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
};

export const linkPasswordTexts: SameTexts<typeof english.linkPasswordTexts> = {
  title: (dealership) => `अपना पासवर्ड बनाएँ – ${dealership}`,
  language: 'भाषा',
  heading: 'अपना पासवर्ड बनाएँ',
  reading: 'लिंक देखा जा रहा है…',
  captions: { name: 'नाम', userId: 'यूज़र आईडी', until: 'कब तक चलेगा' },
  new: 'नया पासवर्ड',
  confirm: 'नया पासवर्ड फिर से',
  rule: '8 से 128 अक्षर, और ऐसा न हो जिसका आसानी से अंदाज़ा लग जाए।',
  show: 'पासवर्ड दिखाएँ',
  set: 'पासवर्ड सेव करें',
  setting: 'सेव हो रहा है…',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  done: 'आपका पासवर्ड बन गया',
  doneText: (userId) =>
    `अब आप ${userId} से लॉग इन कर सकते हैं। यह लिंक दोबारा नहीं चलेगा। अगर आप ऑथेंटिकेटर ऐप या पासकी इस्तेमाल करते हैं, तो लॉग इन में वह भी लगेगी।`,
  toLogin: 'लॉग इन पेज पर जाएँ',
  spent: 'यह लिंक अब नहीं चलेगा',
  spentText: 'यह लिंक इस्तेमाल हो चुका है, इसका समय बीत गया है, या इसकी जगह नया लिंक बन गया है।',
  askOwner: 'शोरूम के मालिक से कहें, वे तुरंत नया लिंक बना सकते हैं।',
  missing: 'यहाँ कोई लिंक नहीं है',
  missingText:
    'मालिक जो लिंक देते हैं, उससे इस पेज पर पासवर्ड बनता है। पूरा लिंक आख़िरी अक्षर तक खोलें, या कोड फिर से स्कैन करें: रीलोड करने पर यह पेज लिंक भूल जाता है।',
};

export const sessionTexts: SameTexts<typeof english.sessionTexts> = {
  title: 'आपका लॉग इन कहाँ-कहाँ है',
  list: 'जहाँ आपका लॉग इन है',
  started: 'लॉग इन',
  lastSeen: 'आख़िरी बार',
  here: 'यह डिवाइस',
  now: 'अभी',
  onlyHere: 'और कहीं आपका लॉग इन नहीं है।',
  endOthers: 'बाक़ी सब जगह से लॉग आउट करें',
  ending: 'लॉग आउट हो रहा है…',
  ended: 'बाक़ी सब जगह से लॉग आउट हो गया।',
};
