import type * as english from '../../../en/staff/catalogue/content.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { days } from './manage.ts';

const plural = pluralsOf('hi');

/** `36 फ़ोटो` */
const pictures = (count: number) => `${count} फ़ोटो`;

export const offerTexts: SameTexts<typeof english.offerTexts> = {
  title: 'ऑफ़र',
  list: 'ऑफ़र',
  imageAlt: 'ऑफ़र',
  empty: 'कोई ऑफ़र नहीं है। पहला ऑफ़र जोड़ें।',
  notLoaded: 'ऑफ़र लोड नहीं हो सके।',
  addTitle: 'ऑफ़र जोड़ें',
  added: 'ऑफ़र जुड़ गया।',
  addFailed: 'ऑफ़र नहीं जुड़ सका। फिर कोशिश करें।',
  deleteTitle: 'ऑफ़र हटाएँ',
  confirm: 'क्या यह ऑफ़र सचमुच हटाना है?',
  invalidId: 'यह ऑफ़र पहचाना नहीं जा सका।',
  deleted: 'ऑफ़र हटा दिया गया।',
  deleteFailed: 'ऑफ़र नहीं हटाया जा सका। फिर कोशिश करें।',
};

export const notificationTexts: SameTexts<typeof english.notificationTexts> = {
  title: 'नोटिफ़िकेशन',
  list: 'नोटिफ़िकेशन',
  imageAlt: 'नोटिफ़िकेशन',
  empty: 'कोई नोटिफ़िकेशन नहीं है। पहला नोटिफ़िकेशन जोड़ें।',
  notLoaded: 'नोटिफ़िकेशन लोड नहीं हो सके।',
  addTitle: 'नोटिफ़िकेशन जोड़ें',
  added: 'नोटिफ़िकेशन जुड़ गया।',
  addFailed: 'नोटिफ़िकेशन नहीं जुड़ सका। फिर कोशिश करें।',
  deleteTitle: 'नोटिफ़िकेशन हटाएँ',
  confirm: 'क्या यह नोटिफ़िकेशन सचमुच हटाना है?',
  invalidId: 'यह नोटिफ़िकेशन पहचाना नहीं जा सका।',
  deleted: 'नोटिफ़िकेशन हटा दिया गया।',
  deleteFailed: 'नोटिफ़िकेशन नहीं हटाया जा सका। फिर कोशिश करें।',
};

export const galleryTexts: SameTexts<typeof english.galleryTexts> = {
  title: 'गैलरी',
  list: 'गैलरी की फ़ोटो',
  imageAlt: 'गैलरी की फ़ोटो',
  empty: 'कोई फ़ोटो नहीं है। पहली फ़ोटो जोड़ें।',
  notLoaded: 'फ़ोटो लोड नहीं हो सकीं।',
  addTitle: 'फ़ोटो जोड़ें',
  added: 'फ़ोटो जुड़ गईं।',
  addFailed: 'फ़ोटो नहीं जुड़ सकी। फिर कोशिश करें।',
  deleteTitle: 'फ़ोटो हटाएँ',
  confirm: 'क्या यह फ़ोटो सचमुच हटानी है?',
  invalidId: 'यह फ़ोटो पहचानी नहीं जा सकी।',
  deleted: 'फ़ोटो हटा दी गई।',
  deleteFailed: 'फ़ोटो नहीं हटाई जा सकी। फिर कोशिश करें।',
};

export const bannerTexts: SameTexts<typeof english.bannerTexts> = {
  title: 'बैनर',
  list: 'बैनर',
  imageAlt: 'बैनर',
  empty: 'कोई बैनर नहीं है। पहला बैनर जोड़ें।',
  notLoaded: 'बैनर लोड नहीं हो सके।',
  addTitle: 'बैनर जोड़ें',
  added: 'बैनर जुड़ गया।',
  addFailed: 'बैनर नहीं जुड़ सका। फिर कोशिश करें।',
  deleteTitle: 'बैनर हटाएँ',
  confirm: 'क्या यह बैनर सचमुच हटाना है?',
  invalidId: 'यह बैनर पहचाना नहीं जा सका।',
  deleted: 'बैनर हटा दिया गया।',
  deleteFailed: 'बैनर नहीं हटाया जा सका। फिर कोशिश करें।',
};

export const contentTexts: SameTexts<typeof english.contentTexts> = {
  new: 'नया जोड़ें',
  number: 'क्रम',
  titleColumn: 'शीर्षक',
  imageColumn: 'फ़ोटो',
  descriptionColumn: 'विवरण',
  action: 'विकल्प',
  first: {
    offers: 'अभी का ऑफ़र',
    notifications: 'होम पेज पर दिख रहा है',
    gallery: '',
    banners: 'सबसे पहले दिखता है',
  },
  states: {
    live: 'लाइव',
    liveUntil: (end) => `${end} तक लाइव`,
    planned: (start) => `${start} से लाइव`,
    over: 'समय ख़त्म',
    deleted: (left) => `${days(left)} तक वापस ला सकते हैं`,
  },
  deletedHint: 'ग़लती से कुछ हट गया हो, तो वापस लाएँ: फ़ोटो और जगह पहले जैसी रहेगी।',
  order: {
    offers: 'ग्राहकों को वह लाइव ऑफ़र दिखता है जो सबसे बाद में जोड़ा गया। बाक़ी उसके नीचे इसी क्रम में रहते हैं।',
    notifications: 'पहला लाइव नोटिफ़िकेशन होम पेज पर सामने आता है।',
    gallery: 'लाइव फ़ोटो इसी क्रम में दिखती हैं।',
    banners: 'लाइव बैनर होम पेज पर इसी क्रम में दिखते हैं, चौड़ी स्क्रीन पर।',
  },
  nameOf: (alt, number) => `${alt} ${number}`,
  titleLabel: 'शीर्षक',
  titlePlaceholder: 'ऑफ़र का शीर्षक लिखें',
  titleMissing: 'शीर्षक लिखें',
  descriptionLabel: 'विवरण',
  descriptionPlaceholder: 'विवरण लिखें',
  descriptionMissing: 'विवरण लिखें',
  fillAll: 'सभी जगहें भरें।',
  some: (added, left) =>
    `${added} ${plural(added, 'जुड़ गई', 'जुड़ गईं')}, ${left} नहीं। जो अब भी सूची में हैं, वे नहीं जुड़ीं।`,
};

export const editContentTexts: SameTexts<typeof english.editContentTexts> = {
  title: (name) => `बदलें: ${name}`,
  start: 'कब से दिखे',
  end: 'कब तक दिखे',
  datesHint: 'भारतीय समय। दोनों ख़ाली छोड़ें, तो अभी से दिखेगा और कोई आख़िरी तारीख़ नहीं होगी।',
  model: 'मॉडल',
  noModel: 'कोई नहीं',
  modelHint: 'मॉडल बिक्री में हो, तो यहाँ उसका लिंक जुड़ता है, और बैनर पर उसकी कीमत भी।',
  saved: 'सेव हो गया',
  preview: 'प्रीव्यू',
  previewHint: {
    phone: 'आपने जो लिखा है, फ़ोन पर ऐसा दिखेगा।',
    wide: 'आपने जो लिखा है, कंप्यूटर पर ऐसा दिखेगा; फ़ोन पर बैनर नहीं दिखते।',
  },
  history: 'इतिहास',
  noHistory: 'अभी कुछ नहीं बदला है।',
  historyNotLoaded: 'इतिहास लोड नहीं हो सका।',
  by: (by, when) => `${by}, ${when}`,
  before: 'पहले',
  after: 'बाद में',
  showBefore: 'पहले जैसा करें',
  showBeforeName: (when) => `पहले जैसा करें, जैसा ${when} तक था`,
  fields: {
    title: 'शीर्षक',
    description: 'विवरण',
    picture: 'फ़ोटो',
    start: 'कब से दिखे',
    end: 'कब तक दिखे',
    model: 'मॉडल',
  },
  line: (field, value) => `${field}: ${value === '' ? '–' : value}`,
};

export const pictureTexts: SameTexts<typeof english.pictureTexts> = {
  one: 'फ़ोटो',
  several: 'फ़ोटो',
  choose: 'फ़ोटो चुनें',
  hint: (most) => `एक बार में ज़्यादा से ज़्यादा ${most}। फ़ोन से ली गई फ़ोटो वैसी ही चुन सकते हैं।`,
  missing: 'फ़ोटो चुनें',
  chosen: 'चुनी हुई फ़ोटो',
  remove: (name) => `हटाएँ: ${name}`,
  empty: (name) => `${name}: इस फ़ाइल में कुछ नहीं है।`,
  wrongType: (name) =>
    `${name}: यह फ़ाइल नहीं ली जा सकती। JPEG, PNG, WebP, HEIC, AVIF या GIF में सेव करके फिर चुनें।`,
  refused: (name, why) => `${name}: ${why}`,
  tooMany: (most, left) =>
    `एक बार में ज़्यादा से ज़्यादा ${pictures(most)} जोड़ सकते हैं। ${left} नहीं ${plural(left, 'जुड़ी', 'जुड़ीं')}: बाक़ी बाद में जोड़ें।`,
  preparing: (number, count) => `${count} में से फ़ोटो ${number} तैयार हो रही है…`,
  sending: (number, count, percent) => `${count} में से फ़ोटो ${number} भेजी जा रही है… ${percent}%`,
  notAllHere: 'कुछ फ़ोटो अभी अपलोड नहीं हुईं। उन्हें अपलोड करें या बाक़ी छोड़ दें, फिर दोबारा सेव करें।',
  left: (count) => plural(count, `${count} फ़ोटो भेजनी बाक़ी है।`, `${count} फ़ोटो भेजनी बाक़ी हैं।`),
  goOn: 'फिर कोशिश करें',
  leaveOut: 'बाक़ी छोड़ दें',
  storedOne: 'अपलोड हो गई। वेबसाइट पर दिखाने के लिए सेव करें।',
  stored: (count) =>
    count === 1
      ? 'अपलोड हो गई। वेबसाइट पर दिखाने के लिए सेव करें।'
      : `${pictures(count)} अपलोड हो गईं। वेबसाइट पर दिखाने के लिए सेव करें।`,
};
