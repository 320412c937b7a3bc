import type * as english from '../../../en/staff/people/security.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { browserNames, systemNames } from '../../../parts/english/device-names.ts';
import { RECOVERY_FILE_NAME } from '../../../parts/english/recovery-file.ts';

export const securityTexts: SameTexts<typeof english.securityTexts> = {
  title: 'लॉग इन और सुरक्षा',
  intro: 'पासकी हो तो पासवर्ड की ज़रूरत नहीं; ऑथेंटिकेटर ऐप हो तो पासवर्ड के साथ एक कोड भी लगता है।',
  required: 'आपकी भूमिका में इनमें से कम से कम एक ज़रूरी है।',
  lastOne: 'आपकी भूमिका में यह ज़रूरी है। इसे हटाने से पहले दूसरा जोड़ें।',
  password: 'आपका पासवर्ड',
  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है…',
};

export const enrolmentTexts: SameTexts<typeof english.enrolmentTexts> = {
  title: 'लॉग इन का दूसरा चरण जोड़ें',
  intro: 'आपकी भूमिका में पासवर्ड के अलावा एक और चरण ज़रूरी है। इनमें से एक जोड़ें, फिर सब स्क्रीन खुल जाएँगी।',
};

export const passkeyListTexts: SameTexts<typeof english.passkeyListTexts> = {
  title: 'पासकी',
  about: 'उँगली के निशान, चेहरे या स्क्रीन लॉक से लॉग इन हो जाता है, पासवर्ड नहीं लगता।',
  added: (day) => `जोड़ी गई: ${day}`,
  lastUsed: (day) => `आख़िरी इस्तेमाल: ${day}`,
  unused: 'अभी इस्तेमाल नहीं हुई',
  add: 'पासकी जोड़ें',
  addAbout: 'इसके बाद आपका डिवाइस उँगली का निशान, चेहरा या स्क्रीन लॉक माँगेगा।',
  name: 'नाम',
  nameHint: 'इस डिवाइस का',
  nameMissing: 'नाम भरें',
  adding: 'डिवाइस का इंतज़ार…',
  done: 'पासकी जुड़ गई।',
  removeOf: (name) => `पासकी हटाएँ: ${name}`,
  removeTitle: 'यह पासकी हटाएँ?',
  removeAbout: (name) =>
    `“${name}” से अब लॉग इन नहीं होगा। इसे डिवाइस से भी हटा दें, वरना वहाँ यह दिखती रह सकती है।`,
  removed: 'पासकी हट गई।',
  off: 'पासकी नहीं चलेगी: साइट https पर नहीं है। ऑथेंटिकेटर ऐप इस्तेमाल करें।',
  elsewhere: (host, here) =>
    `इस साइट की पासकी ${host} पर बनती है; यह पेज ${here} पर खुला है। पासकी जोड़ने या इस्तेमाल करने के लिए ${host} पर लॉग इन करें।`,
  number:
    'पासकी के लिए वेबसाइट का नाम चाहिए। यह पेज अंकों वाले पते पर खुला है: इसे नाम से खोलें, या ऑथेंटिकेटर ऐप इस्तेमाल करें।',
  unknown: 'इस ब्राउज़र में पासकी नहीं चलती। दूसरा ब्राउज़र या ऑथेंटिकेटर ऐप इस्तेमाल करें।',
};

export const appTexts: SameTexts<typeof english.appTexts> = {
  title: 'ऑथेंटिकेटर ऐप',
  about: 'आपके फ़ोन का एक ऐप हर 30 सेकंड में नया कोड दिखाता है, इंटरनेट न हो तब भी।',
  on: 'चालू है। पासवर्ड के बाद कोड माँगा जाता है।',
  off: 'चालू नहीं है।',
  add: 'ऐप चालू करें',
  replace: 'दूसरे फ़ोन पर ले जाएँ',
  addTitle: 'ऑथेंटिकेटर ऐप चालू करें',
  replaceAbout: 'नए फ़ोन पर पुष्टि होने तक पुराने फ़ोन का ऐप चलता रहेगा।',
  next: 'आगे',
  nextBusy: 'जाँच हो रही है…',
  scan: 'ऐप से यह कोड स्कैन करें।',
  codeImage: 'ऑथेंटिकेटर ऐप के लिए QR कोड',
  type: 'या ऐप में यह लिखें:',
  openApp: 'इस फ़ोन के ऐप में खोलें',
  code: 'कोड',
  codeHint: 'ऐप में अभी दिख रहे 6 अंक',
  codeMissing: 'कोड भरें',
  confirm: 'पुष्टि करें',
  confirming: 'जाँच हो रही है…',
  done: 'ऑथेंटिकेटर ऐप जुड़ गया।',
  removeName: 'ऑथेंटिकेटर ऐप हटाएँ',
  removeTitle: 'ऑथेंटिकेटर ऐप हटाएँ?',
  removeAbout: 'पासकी न हो तो इसके बाद सिर्फ़ पासवर्ड से लॉग इन होगा।',
  removed: 'ऑथेंटिकेटर ऐप हट गया।',
};

export const recoveryTexts: SameTexts<typeof english.recoveryTexts> = {
  title: 'रिकवरी कोड',
  about: 'फ़ोन खो जाने पर काम आते हैं: पासवर्ड के बाद देने होते हैं, हर कोड एक ही बार चलता है।',
  later: 'पहली पासकी या ऑथेंटिकेटर ऐप के साथ आपको दस कोड मिलेंगे।',
  left: (left) => `10 में से ${left} बाक़ी।`,
  renew: 'दस नए कोड बनाएँ',
  renewTitle: 'दस नए कोड बनाएँ?',
  renewAbout: 'अभी आपके पास जो कोड हैं, वे नहीं चलेंगे।',
  renewing: 'बनाए जा रहे हैं…',
  newTitle: 'आपके रिकवरी कोड',
  newAbout:
    'ये फिर नहीं दिखाए जाएँगे। इन्हें ऐसी जगह रखें जहाँ फ़ोन के बिना भी मिल जाएँ: काग़ज़ पर, या पासवर्ड मैनेजर में।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका। कोड चुनकर ख़ुद कॉपी करें।',
  download: 'टेक्स्ट फ़ाइल डाउनलोड करें',
  kept: 'मैंने रख लिए हैं',
  fileName: RECOVERY_FILE_NAME,
  file: (userId, place, day) =>
    `रिकवरी कोड: ${userId}, ${place}, बनाए गए ${day}। हर कोड एक ही बार चलता है।`,
};

export const ownPhoneTexts: SameTexts<typeof english.ownPhoneTexts> = {
  title: 'यह फ़ोन',
  about:
    'अपने फ़ोन पर 12 घंटे तक लॉग इन रहता है। आधे घंटे तक कुछ न करने पर स्क्रीन लॉक हो जाती है, और पासवर्ड या पासकी से फिर खुलती है।',
  factorFirst: 'इसके लिए पहले पासकी या ऑथेंटिकेटर ऐप चाहिए।',
  add: 'यह मेरा अपना फ़ोन है',
  addTitle: 'क्या यह आपका अपना फ़ोन है?',
  addAbout: 'सिर्फ़ तब, जब यह फ़ोन और कोई इस्तेमाल न करता हो और इसमें स्क्रीन लॉक हो।',
  adding: 'सेव हो रहा है…',
  added: 'यह अब आपका अपना फ़ोन है।',
  since: (day) => `${day} से आपका अपना फ़ोन।`,
  remove: 'अब मेरा अपना फ़ोन नहीं',
  removing: 'सेव हो रहा है…',
  removed: 'यह अब आपका अपना फ़ोन नहीं है।',
};

export const deviceTexts: SameTexts<typeof english.deviceTexts> = {
  browsers: browserNames,
  systems: systemNames,
  /** `Windows पर Chrome` */
  both: (browser, system) => `${system} पर ${browser}`,
  unknown: 'मेरा डिवाइस',
};
