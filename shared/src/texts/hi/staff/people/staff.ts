import type * as english from '../../../en/staff/people/staff.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { roleNames } from '../../common/role-names.ts';
import { kindNames } from '../desk/desk.ts';
import { timeTexts } from '../moments.ts';

const plural = pluralsOf('hi');

export const staffTexts: SameTexts<typeof english.staffTexts> = {
  title: 'कर्मचारी',
  intro: 'यहाँ कौन लॉग इन कर सकता है, और कौन क्या देखता है।',
  notLoaded: 'कर्मचारियों की सूची लोड नहीं हो सकी। फिर कोशिश करें।',
  add: 'कर्मचारी जोड़ें',
  search: 'नाम या यूज़र आईडी',
  anyRole: 'सभी भूमिकाएँ',
  anyStatus: 'सभी',
  anyBranch: 'सभी शाखाएँ',
  shown: (shown, total) => (shown === total ? `${total} अकाउंट` : `${total} अकाउंट में से ${shown}`),
  list: 'कर्मचारियों के अकाउंट',
  empty: 'ऐसा कोई अकाउंट नहीं है।',
  you: 'आप',
  roles: roleNames,
  permissions: {
    'enquiries.work': 'पूछताछ के जवाब देना: नतीजे, नोट, अपॉइंटमेंट',
    'enquiries.assign': 'दूसरों को पूछताछ सौंपना',
    'enquiries.bulk': 'एक साथ कई पूछताछ सौंपना, बंद करना या उनका समय बदलना',
    'enquiries.import': 'फ़ाइल से लीड इंपोर्ट करना',
    'views.share': 'डेस्क की सेव की गई सूची सबको दिखाना',
    'templates.edit': 'जवाब के टेम्पलेट बदलना',
    'enquiries.export': 'खोज में मिली सभी पूछताछ एक साथ एक्सपोर्ट करना',
    'persons.erase': 'ग्राहक की जानकारी मिटाना',
    'data.takeout': 'पूरा डेटा खुली फ़ाइलों में लेना',
    'catalogue.read': 'कीमत, मॉडल और ऑफ़र देखना',
    'catalogue.edit': 'मॉडल बिक्री में लाना और हटाना',
    'prices.edit': 'कीमत बदलना',
    'content.edit': 'ऑफ़र, नोटिफ़िकेशन और गैलरी की फ़ोटो जोड़ना और हटाना',
    'settings.edit': 'डीलरशिप की जानकारी और खुलने का समय बदलना',
    'retention.edit': 'पूछताछ कब तक रखी जाएँ, यह बदलना',
    'messages.manage': 'जो संदेश नहीं जा सके, उन्हें देखना और फिर भेजना',
    'keys.manage': 'दूसरे प्रोग्रामों के लिए कुंजी बनाना और रद्द करना',
    'staff.manage': 'कर्मचारियों के अकाउंट सँभालना, और हर भूमिका में क्या ज़रूरी है यह तय करना',
    'audit.read': 'ऑडिट लॉग पढ़ना',
    'insights.read': 'पूछताछ के जवाब कितनी जल्दी जाते हैं और अंत में क्या होता है, यह देखना',
    'insights.weekly': 'हफ़्ते का हिसाब ई-मेल से पाना',
  },
  kinds: kindNames,
  columns: {
    name: 'नाम',
    role: 'भूमिका',
    status: 'स्थिति',
    lastSeen: 'आख़िरी बार',
    factors: 'लॉग इन का दूसरा चरण',
  },
  allKinds: 'सभी प्रकार',
  noKinds: 'कोई पूछताछ नहीं',
  moreKinds: (count) => `और ${count} अन्य`,
  statuses: {
    active: 'चालू',
    invited: 'पासवर्ड बनाना बाक़ी',
    expired: 'समय ख़त्म',
    inactive: 'बंद',
  },
  linkUntil: 'लिंक कब तक चलेगा:',
  lastDay: 'आख़िरी दिन:',
  neverSeen: 'कभी नहीं',
  sessions: (count) => `${count} जगह लॉग इन है`,
  factors: { passkey: 'पासकी', totp: 'ऑथेंटिकेटर ऐप' },
  noFactor: 'नहीं है',
  missingFactor: 'ज़रूरी है, पर नहीं है',
};

export const accountFormTexts: SameTexts<typeof english.accountFormTexts> = {
  fields: {
    userId: 'यूज़र आईडी',
    userName: 'नाम',
    mobileNo: 'मोबाइल',
    email: 'ई-मेल',
    role: 'भूमिका',
    kinds: 'कौन-सी पूछताछ देखते हैं',
    branches: 'किन शाखाओं की पूछताछ देखते हैं',
    branch: 'शाखा',
    expireDate: 'आख़िरी दिन',
    isActive: 'स्थिति',
    takesTurns: 'बारी-बारी से नई पूछताछ',
  },
  turns: { on: 'ड्यूटी पर होने पर मिलती है', off: 'नहीं मिलती' },
  turnsHint: 'पूछताछ के जवाब देने वाले कोई भी पूछताछ ख़ुद भी ले सकते हैं।',
  userIdHint: 'अंग्रेज़ी के छोटे अक्षर और अंक, जैसे asha.rai',
  expireHint: 'ख़ाली हो तो कोई आख़िरी दिन नहीं',
  noBranch: 'कोई तय शाखा नहीं',
  noBranches:
    'कोई पूछताछ नहीं दिखती: कोई शाखा चुनी नहीं है, या चुनी हुई इकलौती शाखा हटा दी गई है। शाखाएँ चुनें, या “सभी शाखाएँ” चुनें।',
  everyBranch: 'सभी शाखाएँ',
  fixedKinds: {
    all: 'इस भूमिका में सभी प्रकार की पूछताछ दिखती हैं।',
    none: 'इस भूमिका में पूछताछ नहीं दिखती।',
  },
  noneChosen: 'कोई प्रकार न चुनने पर कोई भी पूछताछ नहीं दिखेगी।',
  groups: {
    sales: 'सेल्स',
    service: 'सर्विस',
    other: 'अन्य',
  },
  all: 'सभी प्रकार',
  none: 'कोई नहीं',
  usual: (role) => `आम प्रकार: ${role}`,
};

export const accountDialogTexts: SameTexts<typeof english.accountDialogTexts> = {
  addTitle: 'कर्मचारी जोड़ें',
  addAction: { text: 'जोड़कर लिंक बनाएँ', busy: 'जोड़ा जा रहा है…' },
  addNote: 'पासवर्ड की ज़रूरत नहीं। आपको एक लिंक मिलेगा; कर्मचारी उसे खोलकर अपना पासवर्ड बना लेंगे।',
  added: (name) => `कर्मचारी जोड़े गए: ${name}।`,
  userId: (userId) => `यूज़र आईडी: ${userId}`,
  editTitle: (name) => `अकाउंट: ${name}`,
  saved: 'अकाउंट सेव हो गया।',
  actions: 'लॉग इन और छुट्टी के दिन',
  ownActions:
    'यह आपका अपना अकाउंट है। पासवर्ड, लॉग इन कहाँ-कहाँ है और लॉग इन का दूसरा चरण “मेरा अकाउंट” में मिलेंगे।',
  newLink: 'पासवर्ड का नया लिंक',
  noLink: 'यह अकाउंट बंद है या इसका समय ख़त्म हो गया है: पहले इसे चालू करें, या आख़िरी दिन बदलें।',
  endSessions: 'सब जगह से लॉग आउट कराएँ',
  resetFactors: 'लॉग इन का दूसरा चरण हटाएँ',
  statuses: { active: 'चालू', inactive: 'बंद' },
  effect: {
    deactivate: (name) =>
      `सेव करने पर ${name} का सब जगह से लॉग आउट हो जाएगा और आगे लॉग इन नहीं होगा। उनका किया हुआ सब काम रहेगा, और अकाउंट फिर चालू किया जा सकेगा।`,
    activate: (name) => `सेव करने पर ${name} का लॉग इन पहले वाले पासवर्ड और दूसरे चरण से फिर हो सकेगा।`,
    ownLockout:
      'यह आपका अपना अकाउंट है। आपका तुरंत लॉग आउट हो जाएगा, और सिर्फ़ दूसरे मालिक ही आपका लॉग इन फिर चालू कर सकेंगे।',
    ownRole:
      'यह आपका अपना अकाउंट है। यह स्क्रीन आपको तुरंत दिखनी बंद हो जाएगी, और सिर्फ़ दूसरे मालिक ही इसे वापस दे सकेंगे।',
  },
  ownTitle: 'अपना ही अकाउंट बदलें?',
  ownAction: { text: 'हाँ, बदलें', busy: 'सेव हो रहा है…' },
};

export const accountConflictTexts: SameTexts<typeof english.accountConflictTexts> = {
  title: 'इस बीच किसी और ने यह अकाउंट बदल दिया',
  text: 'आपके लिखते समय ये बातें बदल गईं। चुनें कि क्या सेव करना है।',
  kept: 'आपने और जो बदला है, वह भी सेव होगा।',
  allTheirs: 'सब उनका रखें',
  allYours: 'सब अपना रखें',
  nothing: 'ख़ाली',
  save: { text: 'सेव करें', busy: 'सेव हो रहा है…' },
};

export const accountActionTexts: SameTexts<typeof english.accountActionTexts> = {
  link: {
    title: 'पासवर्ड का नया लिंक बनाएँ?',
    text: (name) =>
      `आपको एक लिंक मिलेगा, जिससे ${name} का नया पासवर्ड बनेगा। यह एक ही बार चलता है, 48 घंटे के अंदर। पहले का लिंक तुरंत बंद हो जाएगा। नया पासवर्ड बनने तक मौजूदा पासवर्ड चलेगा। लॉग इन का दूसरा चरण वैसा ही रहेगा।`,
    action: { text: 'लिंक बनाएँ', busy: 'बनाया जा रहा है…' },
  },
  sessions: {
    title: 'सब जगह से लॉग आउट कराएँ?',
    text: (name) =>
      `नीचे लिखे सभी डिवाइस से ${name} का लॉग आउट हो जाएगा। वहाँ जो लिखकर सेव नहीं किया, वह खो जाएगा। पासवर्ड वही रहेगा, इसलिए फिर लॉग इन हो सकेगा।`,
    list: 'जहाँ लॉग इन है',
    none: 'कहीं लॉग इन नहीं है।',
    started: 'लॉग इन',
    lastSeen: 'आख़िरी बार',
    action: { text: 'लॉग आउट कराएँ', busy: 'लॉग आउट हो रहा है…' },
  },
  factors: {
    title: 'लॉग इन का दूसरा चरण हटाएँ?',
    text: (name) =>
      `फ़ोन खो जाने पर काम आता है। ${name} की सभी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटा दिए जाएँगे, और सब जगह से लॉग आउट हो जाएगा। इसके बाद सिर्फ़ पासवर्ड से लॉग इन हो सकेगा, इसलिए पहले पक्का करें कि यह अनुरोध सचमुच उन्हीं का है।`,
    required:
      'इस भूमिका में दो चरणों में लॉग इन ज़रूरी है: अगली बार लॉग इन करते समय नया दूसरा चरण जोड़ना होगा।',
    action: { text: 'हटाएँ', busy: 'हटाया जा रहा है…' },
  },
};

export const linkTexts: SameTexts<typeof english.linkTexts> = {
  title: (name) => `लिंक: ${name}`,
  intro: (name) => `यह लिंक सिर्फ़ ${name} को भेजें: इससे पासवर्ड बनता है। यह आपको फिर नहीं दिखेगा।`,
  address: 'लिंक',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'ब्राउज़र कॉपी करने नहीं दे रहा। लिंक चुना हुआ है: इसे ख़ुद कॉपी करें।',
  share: 'शेयर करें…',
  shareTitle: 'अपना पासवर्ड बनाएँ',
  code: 'फ़ोन के कैमरे के लिए लिंक का QR कोड',
  until: (until) => `एक ही बार चलेगा। आख़िरी समय: ${timeTexts.minute(until.replace(' ', 'T'))}।`,
  before: 'इससे पहले का लिंक अब नहीं चलेगा।',
  done: 'हो गया',
};

export const roleTexts: SameTexts<typeof english.roleTexts> = {
  title: 'किस भूमिका में क्या कर सकते हैं',
  people: (count) => `${count} ${plural(count, 'व्यक्ति', 'लोग')}`,
  reads: {
    all: 'सभी प्रकार की पूछताछ पढ़ना, खोजना और प्रिंट करना',
    chosen: 'जिसके लिए जो प्रकार चुने गए हैं, वह पूछताछ पढ़ना, खोजना और प्रिंट करना',
    none: 'पूछताछ नहीं दिखती',
  },
  required: 'दो चरणों में लॉग इन ज़रूरी',
  requiredFor: (role) => `${role}: दो चरणों में लॉग इन ज़रूरी`,
  missing: (count) => `${count} ${plural(count, 'व्यक्ति', 'लोगों')} के पास दूसरा चरण अभी नहीं है`,
  everybody: 'सबके पास दूसरा चरण है',
  saved: 'सेव हो गया।',
  confirm: {
    title: (role) => `दो चरणों में लॉग इन ज़रूरी करें: ${role}?`,
    text: (count) =>
      `इस भूमिका में ${count} ${plural(count, 'व्यक्ति', 'लोगों')} के पास लॉग इन का दूसरा चरण अभी नहीं है। अगली बार कुछ भी करते ही उनसे पासकी या ऑथेंटिकेटर ऐप जोड़ने को कहा जाएगा, और उससे पहले वे कुछ और नहीं कर सकेंगे।`,
    own: 'आप भी उनमें से एक हैं।',
    action: { text: 'ज़रूरी करें', busy: 'सेव हो रहा है…' },
  },
};
