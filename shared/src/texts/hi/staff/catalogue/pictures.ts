import type * as english from '../../../en/staff/catalogue/pictures.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';

const plural = pluralsOf('hi');

/** `36 फ़ोटो` */
const pictures = (count: number) => `${count} फ़ोटो`;

export const pictureFieldTexts: SameTexts<typeof english.pictureFieldTexts> = {
  none: 'अभी कोई नहीं',
  choose: 'फ़ोटो चुनें',
  replace: 'दूसरी फ़ोटो लें',
  camera: 'फ़ोटो खींचें',
  drop: 'या खींचकर यहाँ छोड़ें',
  dropSeveral: 'या खींचकर यहाँ छोड़ें',
  remove: 'हटाएँ',
  cancel: 'रद्द करें',
  tryAgain: 'फिर कोशिश करें',
  actionOf: (action, label) => `${action}: ${label}`,
  preparing: 'तैयार हो रही है…',
  sending: (percent) => `भेजी जा रही है… ${percent}%`,
  working: 'फ़ोटो सेव हो रही है…',
  stored: (label) => `${label}: फ़ोटो ड्राफ़्ट में है।`,
  builtIn: 'यह फ़ोटो वेबसाइट के साथ आई है। इसकी जगह अपनी फ़ोटो लगा सकते हैं।',
  about: 'विवरण और मुख्य जगह',
  alt: 'फ़ोटो में क्या है',
  altHint: 'जो लोग फ़ोटो नहीं देख सकते, उन्हें पढ़कर सुनाया जाता है। लिखते ही सेव होता है, वेबसाइट पर भी।',
  focus: 'फ़ोटो की मुख्य जगह',
  focusHint: 'फ़ोटो के किनारे कटें, तब भी यह जगह दिखती है। उस जगह पर टैप करें, या तीर वाले बटन दबाएँ।',
  focusAt: (x, y) => `बाएँ से ${x}%, ऊपर से ${y}%`,
  noWords: 'विवरण नहीं है',
  saved: 'सेव हो गया',
  waiting: 'फ़ोटो का इंतज़ार है…',
  notStored: 'एक फ़ोटो नहीं पहुँची, इसलिए कुछ भी सेव नहीं हुआ। उसे फिर चुनें, या उसके बिना सेव करें।',
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
  choose: 'फ़ोटो चुनें',
  chooseOthers: 'दूसरी फ़ोटो चुनें',
  remove: 'सभी हटाएँ',
  reverse: 'उलटी दिशा में घुमाएँ',
  preparing: (ready, count) => `तैयार हो रही हैं: ${count} में से ${ready}…`,
  looked: (count) => `${pictures(count)}, अभी भेजी नहीं गईं। घुमाकर देखें: क्रम ठीक है?`,
  send: (count) => `${pictures(count)} भेजें`,
  cancel: 'रद्द करें',
  sending: (number, count) => `${count} में से फ़ोटो ${number} भेजी जा रही है`,
  broken: (number, count) =>
    `अपलोड ${count} में से फ़ोटो ${number} पर रुक गया। ${firstSaved(number - 1)}`,
  goOn: (number) => `फ़ोटो ${number} से आगे भेजें`,
  done: (count) => `${pictures(count)} ड्राफ़्ट में ${plural(count, 'है', 'हैं')}।`,
  tooFew: (count, least, most) =>
    `आपने ${pictures(count)} ${plural(count, 'चुनी', 'चुनीं')}। एक बार में ${least} से ${most} चुनें।`,
  notPicture: (names) => `ये फ़ाइलें फ़ोटो नहीं हैं: ${names}`,
  otherSize: (names, width, height) =>
    `सभी का आकार एक जैसा होना चाहिए। ज़्यादातर ${width} × ${height} पिक्सेल की हैं; जिनका आकार अलग है: ${names}`,
  sizeOf: (name, width, height) => `${name} (${width} × ${height})`,
  more: (count) => `और ${count}`,
};
