import type { keyTexts as english } from '../../en/staff/keys.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const keyTexts: SameTexts<typeof english> = {
  title: 'प्रोग्रामों की कुंजियाँ',
  intro:
    'कुंजी (API key) से दूसरा प्रोग्राम लीड भेजता है या पूछताछ पढ़ता है: कोई पोर्टल, फ़ॉर्म, टेलीफ़ोन एक्सचेंज या आपका अपना प्रोग्राम। हर एक को कैसे जोड़ें, यह docs/integrations.md में लिखा है।',
  notLoaded: 'कुंजियाँ लोड नहीं हो सकीं। फिर कोशिश करें।',
  list: 'कुंजियाँ',
  columns: {
    name: 'नाम',
    rights: 'क्या कर सकता है',
    used: 'आख़िरी इस्तेमाल',
    state: 'स्थिति',
    revoke: 'रद्द करना',
  },
  none: 'अभी कोई कुंजी नहीं है।',
  add: 'कुंजी बनाएँ',
  adding: 'बन रही है…',
  rights: {
    'leads.send': 'लीड भेजना',
    'enquiries.list': 'पूछताछ पढ़ना',
    'enquiries.people': 'नाम, नंबर और संदेश भी पढ़ना',
  },
  fields: {
    name: 'प्रोग्राम का नाम',
    rights: 'वह क्या कर सकेगा',
    kinds: 'किस प्रकार की पूछताछ',
    branch: 'लीड किस शाखा के लिए',
    expireDate: 'आख़िरी दिन',
  },
  hints: {
    name: 'कुंजी से जो होता है, ऑडिट लॉग में इसी नाम से दिखता है।',
    kinds: 'एक प्रकार चुनें तो हर लीड उसी की होती है। कई चुनें तो हर लीड में प्रकार लिखकर भेजना होता है।',
    expireDate: 'ख़ाली छोड़ें तो कोई आख़िरी दिन नहीं',
  },
  noBranch: 'कोई ख़ास शाखा नहीं',
  allKinds: 'सभी प्रकार',
  shown: {
    title: (name) => `कुंजी: ${name}`,
    intro: 'कुंजी अभी कॉपी करके दूसरे प्रोग्राम में डालें। यह आपको फिर नहीं दिखेगी।',
    key: 'कुंजी',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गई',
    notCopied: 'ब्राउज़र कॉपी करने नहीं दे रहा। कुंजी चुनी हुई है: इसे ख़ुद कॉपी करें।',
    how: 'प्रोग्राम इसे Authorization हेडर में Bearer शब्द के बाद भेजता है, पते में कभी नहीं।',
    done: 'हो गया',
  },
  neverUsed: 'कभी नहीं',
  made: (who, when) => `${who} ने बनाई, ${when}`,
  states: { works: 'चालू', expired: 'समय पूरा', revoked: 'रद्द' },
  until: (day) => `${day} तक`,
  revokedAt: (when) => `रद्द हुई ${when}`,
  revoke: 'रद्द करें',
  revokeOf: (name) => `रद्द करें: ${name}`,
  confirm: {
    title: 'यह कुंजी रद्द करें?',
    text: (name) =>
      `${name} अब कुछ भेज या पढ़ नहीं सकेगा, और यह कुंजी फिर कभी नहीं चलेगी। जो आ चुका है, वह रहेगा।`,
    action: { text: 'रद्द करें', busy: 'रद्द हो रही है…' },
  },
};
