import type * as english from '../../../en/staff/catalogue/pictures.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';

const plural = pluralsOf('hi');

/** `1 तस्वीर`, `36 तस्वीरें` */
const pictures = (count: number) => `${count} ${plural(count, 'तस्वीर', 'तस्वीरें')}`;

export const pictureFieldTexts: SameTexts<typeof english.pictureFieldTexts> = {
  none: 'अभी कोई नहीं',
  choose: 'तस्वीर चुनें',
  replace: 'दूसरी तस्वीर लें',
  camera: 'फ़ोटो खींचें',
  drop: 'या खींचकर यहाँ छोड़ें',
  dropSeveral: 'या खींचकर यहाँ छोड़ें',
  remove: 'हटाएँ',
  cancel: 'रद्द करें',
  tryAgain: 'फिर कोशिश करें',
  actionOf: (action, label) => `${action}: ${label}`,
  preparing: 'तैयार हो रही है…',
  sending: (percent) => `भेजी जा रही है… ${percent} %`,
  working: 'तस्वीर सेव हो रही है…',
  stored: (label) => `${label}: तस्वीर ड्राफ़्ट में है।`,
  builtIn: 'यह तस्वीर वेबसाइट के साथ आई है। इसकी जगह अपनी तस्वीर लगा सकते हैं।',
  about: 'विवरण और मुख्य जगह',
  alt: 'तस्वीर में क्या है',
  altHint: 'जो लोग तस्वीर नहीं देख सकते, उन्हें पढ़कर सुनाया जाता है। लिखते ही सेव होता है, वेबसाइट पर भी।',
  focus: 'तस्वीर की मुख्य जगह',
  focusHint: 'तस्वीर के किनारे कटें, तब भी यह जगह दिखती है। उस जगह पर टैप करें, या तीर वाले बटन दबाएँ।',
  focusAt: (x, y) => `बाएँ से ${x} %, ऊपर से ${y} %`,
  noWords: 'विवरण नहीं है',
  saved: 'सेव हो गया',
  waiting: 'तस्वीर का इंतज़ार है…',
  notStored: 'एक तस्वीर नहीं पहुँची, इसलिए कुछ भी सेव नहीं हुआ। उसे फिर चुनें, या उसके बिना सेव करें।',
};

function firstSaved(count: number): string {
  if (count === 0) return 'एक भी सेव नहीं हुई।';
  return count === 1 ? 'पहली सेव हो गई है।' : `पहली ${count} सेव हो गई हैं।`;
}

export const turnTexts: SameTexts<typeof english.turnTexts> = {
  title: '360° व्यू',
  hint: 'एक ही आकार की 24 से 72 फ़ोटो, गाड़ी के चारों ओर एक के बाद एक, दाईं ओर से शुरू। फ़ाइल के नाम से क्रम बनता है।',
  none: 'अभी कोई नहीं',
  count: pictures,
  look: 'प्रीव्यू',
  choose: 'तस्वीरें चुनें',
  chooseOthers: 'दूसरी तस्वीरें चुनें',
  remove: 'सभी हटाएँ',
  reverse: 'उलटी दिशा में घुमाएँ',
  preparing: (ready, count) => `तैयार हो रही हैं: ${count} में से ${ready}…`,
  looked: (count) => `${pictures(count)}, अभी भेजी नहीं गईं। घुमाकर देखें: क्रम ठीक है?`,
  send: (count) => `${pictures(count)} भेजें`,
  cancel: 'रद्द करें',
  sending: (number, count) => `${count} में से तस्वीर ${number} भेजी जा रही है`,
  broken: (number, count) =>
    `अपलोड ${count} में से तस्वीर ${number} पर रुक गया। ${firstSaved(number - 1)}`,
  goOn: (number) => `तस्वीर ${number} से आगे भेजें`,
  done: (count) => `${pictures(count)} ड्राफ़्ट में ${plural(count, 'है', 'हैं')}।`,
  tooFew: (count, least, most) =>
    `आपने ${pictures(count)} ${plural(count, 'चुनी', 'चुनीं')}। एक बार में ${least} से ${most} चुनें।`,
  notPicture: (names) => `ये फ़ाइलें तस्वीर नहीं हैं: ${names}`,
  otherSize: (names, width, height) =>
    `सभी का आकार एक जैसा होना चाहिए। ज़्यादातर ${width} × ${height} पिक्सेल की हैं; जिनका आकार अलग है: ${names}`,
  sizeOf: (name, width, height) => `${name} (${width} × ${height})`,
  more: (count) => `और ${count}`,
};
