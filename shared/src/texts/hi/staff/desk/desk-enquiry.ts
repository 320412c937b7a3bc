import type { Then } from '../../../../desk/steps.ts';
import type * as english from '../../../en/staff/desk/desk-enquiry.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { formatRupees } from '../../../../money/money.ts';
import { assignLine, eventLine, visitLine, type EventWords } from '../../../parts/timeline.ts';
import { doneWords } from './desk.ts';

const andList = new Intl.ListFormat('hi', { style: 'narrow' });

export const deskEnquiryTexts: SameTexts<typeof english.deskEnquiryTexts> = {
  back: 'डेस्क: सूची पर वापस',
  backToDay: 'अपॉइंटमेंट: दिन की सूची पर वापस',
  previousLong: 'पिछली पूछताछ',
  nextLong: 'अगली पूछताछ',
  gone: 'यह पूछताछ अब नहीं है, या आपको इसे देखने की अनुमति नहीं है।',
  sent: 'पूछताछ',
  formLanguage: 'फ़ॉर्म की भाषा',
  timeline: 'अब तक जो हुआ',
  earlier: 'और पहले का देखें',
  others: 'इस ग्राहक की दूसरी पूछताछ',
  promised: 'बताया गया समय',
  appointment: 'अपॉइंटमेंट',
  anyTime: 'किसी भी समय',
  openBy: (names) => `इसे अभी ${andList.format(names)} ने भी खोल रखा है`,
  tried: (times) => `लगातार ${times} बार फ़ोन पर बात नहीं हो पाई।`,
  sendAppointment: 'अपॉइंटमेंट भेजें',
  passed: (when) => `अपॉइंटमेंट था: ${when}। क्या ग्राहक आए थे?`,
  bar: (name) => `काम के बटन: ${name}`,
  call: 'कॉल',
  whatsapp: 'WhatsApp',
  plainWhatsapp: 'बिना टेम्पलेट के WhatsApp',
  message: 'संदेश',
  outcome: 'नतीजा',
  reopen: 'फिर खोलें',
  note: 'नोट',
  assign: 'सौंपें',
  sms: 'SMS',
  mail: 'ई-मेल',
  close: 'बंद करें',
  readOnly: 'आप पूछताछ देख सकते हैं, पर जवाब नहीं दे सकते।',
};

export const stepTexts: SameTexts<typeof english.stepTexts> = {
  outcomeOf: (name) => `नतीजा: ${name}`,
  noteOn: (name) => `नोट: ${name}`,
  assignOf: (name) => `सौंपें: ${name}`,
  messageTo: (name) => `संदेश: ${name}`,
  reopenOf: (name) => `फिर खोलें: ${name}`,
  nextOf: (name) => `आपका संदेश: ${name}`,
  back: 'वापस',
  spoke: 'बात हुई',
  noAnswer: 'फ़ोन नहीं उठाया',
  switchedOff: 'फ़ोन बंद',
  wrongNumber: 'ग़लत नंबर',
  callLater: 'बाद में कॉल करने को कहा',
  came: 'आए',
  missed: 'नहीं आए',
  withoutCall: 'बिना कॉल किए',
  optionalNote: 'नोट (वैकल्पिक)',
  note: 'नोट',
  saveNote: 'नोट सेव करें',
  emptyNote: 'पहले कुछ लिखें।',
  nextStep: 'अगला काम',
  callAgain: 'फिर कब कॉल करना है',
  inAnHour: '1 घंटे बाद',
  evening: (day) => `${day} शाम`,
  morning: (day) => day,
  otherTime: 'कोई और समय',
  setTime: 'समय सेव करें',
  closedAt: (clock) => `${clock} (बंद)`,
  noTime: 'दिन और समय चुनें।',
  appointment: 'अपॉइंटमेंट',
  lost: 'बात नहीं बनी',
  day: 'दिन',
  time: 'समय',
  anyTime: 'किसी भी समय',
  booked: (count) => `${count} बुकिंग`,
  otherDay: 'कोई और दिन',
  saveAppointment: 'अपॉइंटमेंट सेव करें',
  why: 'क्यों?',
  asks: { brand: 'कौन-सा ब्रांड?', note: 'दो-चार शब्द लिखें' },
  missing: 'इसे भरें।',
  closeNow: 'पूछताछ बंद करें',
  double: (reference, when) => `दोहराई गई, पहली पूछताछ ${reference}, ${when}`,
  propose: (reason) => `“${reason}” मानकर बंद करें`,
  goOn: 'या अगला काम तय करें',
  keepTrying: (when) => `फिर कोशिश करेंगे: ${when}`,
  take: 'अपने ज़िम्मे लें',
  toQueue: 'ज़िम्मेदारी हटाएँ',
  onDuty: 'ड्यूटी पर',
  toBranch: 'दूसरी शाखा को दें',
  handedAway: 'उस शाखा की पूछताछ आप नहीं देखते।',
  mayNotAssign: 'सिर्फ़ मैनेजर और मालिक दूसरों को पूछताछ सौंप सकते हैं।',
  nobodyElse: 'इस प्रकार की पूछताछ और कोई नहीं देखता।',
  isAssignee: 'अभी इनके ज़िम्मे',
  saving: 'सेव हो रहा है…',
  cut: 'इंटरनेट नहीं है। आपने जो लिखा, वह यहीं रखा है।',
  again: 'फिर कोशिश करें',
  saved: (name, what) => `${name}: ${what}`,
  savedFor: (name, what) => `सेव हो गया: ${name}। ${what}`,
  next: (name, due) => ['अगली: ', name, due && `, ${due}`].join(''),
  toList: 'सूची पर वापस जाएँ',
  toDay: 'अपॉइंटमेंट पर वापस जाएँ',
  stay: 'यहीं रहें',
  leavesSoon: (saved) => `${saved} यह एक मिनट में भेजा जाएगा। उससे ज़रा पहले तक वापस ले सकते हैं।`,
  notSentYet: 'ऑफ़र भेजा हुआ दर्ज हो गया है। पूछताछ में जो लिंक दिख रहा है, उससे इसे भेज दें।',
  noteSaved: 'नोट सेव हो गया।',
  messageNotNoted: 'आपका संदेश दर्ज नहीं हो सका।',
  undo: 'वापस लें',
  undone: 'वापस ले लिया गया।',
  notUndone: 'वापस नहीं लिया जा सका।',
  dismiss: 'बंद करें',
};

const ways = {
  whatsapp: 'WhatsApp पर लिखा',
  sms: 'SMS भेजा',
  mail: 'ई-मेल भेजा',
} as const;

const YOU = 'आप';

/** The person who did it: `Rina Das ने`, `आपने`. */
const by = ({ who, isOwn }: EventWords) => (isOwn ? `${YOU}ने` : `${who} ने`);

/** `Rina Das को`, `आपको` */
const given = (to: string) => (to === YOU ? `${YOU}को` : `${to} को`);

function follows(then: Then, words: EventWords): string {
  switch (then.to) {
    case 'next':
      return `अगला काम: ${words.minuteOf(then.at)}।`;
    case 'appointment':
      return `अपॉइंटमेंट: ${words.appointmentOf(then)}।`;
    case 'done':
      return `${doneWords[words.enquiry]}।`;
    case 'lost':
      return `बात नहीं बनी: ${words.reasonOf(then)}।`;
  }
}

const nextTry = ({ nextTry: when }: EventWords) =>
  when === undefined ? '' : ` फिर कोशिश: ${when}।`;

// ने, so that no verb needs the gender of a colleague.
const event = eventLine({
  spoke: ({ then }, words) => `${by(words)} ग्राहक से बात की। ${follows(then, words)}`,
  'no-answer': (_, words) => `${by(words)} कॉल किया: ग्राहक ने फ़ोन नहीं उठाया।${nextTry(words)}`,
  'switched-off': (_, words) => `${by(words)} कॉल किया: फ़ोन बंद था।${nextTry(words)}`,
  'wrong-number': ({ then }, words) => `${by(words)} कॉल किया: ग़लत नंबर। ${follows(then, words)}`,
  'call-later': ({ at }, words) =>
    `${by(words)} कॉल किया: ग्राहक ने बाद में कॉल करने को कहा, ${words.minuteOf(at)}।`,
  message: (detail, words) => `${by(words)} ${ways[detail.by]}।`,
  note: (_, words) => `${by(words)} लिखा:`,
  assign: assignLine({
    inTurn: (to) => `बारी के हिसाब से ${given(to)} सौंपी गई।`,
    withOther: (to) => `ग्राहक की दूसरी खुली पूछताछ के साथ यह भी ${given(to)} सौंपी गई।`,
    to: (to) => `${given(to)} सौंपी गई।`,
    toNobody: () => 'अब यह किसी के ज़िम्मे नहीं है।',
    byToSelf: (words) => `${by(words)} यह पूछताछ अपने ज़िम्मे ली।`,
    byTo: (words, to) => `${by(words)} यह पूछताछ ${given(to)} सौंपी।`,
    byToNobody: (words) => `${by(words)} ज़िम्मेदारी हटाई। अब यह किसी के ज़िम्मे नहीं है।`,
  }),
  next: ({ at }, words) => `${by(words)} अगला काम तय किया: ${words.minuteOf(at)}।`,
  appointment: ({ isConfirmed, ...at }, words) =>
    isConfirmed
      ? `${by(words)} अपॉइंटमेंट तय किया: ${words.appointmentOf(at)}।`
      : `${by(words)} अपॉइंटमेंट तय किया, अभी पक्का नहीं: ${words.appointmentOf(at)}।`,
  came: ({ then }, words) => `ग्राहक आए। ${follows(then, words)}`,
  missed: ({ then }, words) => `ग्राहक नहीं आए। ${follows(then, words)}`,
  close: ({ then }, words) =>
    `${by(words)} पूछताछ बंद की: ${then.to === 'lost' ? words.reasonOf(then) : doneWords[words.enquiry]}।`,
  branch: ({ to }, words) =>
    `${by(words)} यह पूछताछ दूसरी शाखा को दी${words.branchOf(to) && `: ${words.branchOf(to)}`}।`,
  double: ({ of }, words) => `${by(words)} इसे दोहराई गई मानकर बंद किया। पहली पूछताछ: ${of}।`,
  reopen: ({ at }, words) => `${by(words)} पूछताछ फिर खोली। अगला काम: ${words.minuteOf(at)}।`,
  undo: (_, words) => `${by(words)} पिछला काम वापस लिया।`,
  quotation: ({ did, number, version, total, changes = [] }, words) => {
    switch (did) {
      case 'made':
        return `${by(words)} कोटेशन ${number} बनाया: ${formatRupees(total ?? 0)}।`;
      case 'changed':
        return `${by(words)} कोटेशन ${number} बदला, संस्करण ${version}: ${words.changesOf(changes)}।`;
      case 'opened':
        return `ग्राहक ने कोटेशन ${number} खोला।`;
      case 'wanted':
        return `ग्राहक को कोटेशन ${number} वाली गाड़ी चाहिए।`;
      case 'accepted':
        return `${by(words)} लिखा: ग्राहक ने कोटेशन ${number} मान लिया।`;
      case 'withdrawn':
        return `${by(words)} कोटेशन ${number} वापस लिया।`;
      case 'billed':
        return `${by(words)} बिल को कोटेशन ${number} से मिलाया।`;
    }
  },
  seen: (_, words) => `${by(words)} इसे सबसे पहले खोला।`,
  due: ({ from }) =>
    from === null
      ? 'समय पर जवाब नहीं दिया गया।'
      : 'समय पर जवाब नहीं दिया गया, इसलिए अब यह किसी के ज़िम्मे नहीं है।',
  critical: () => 'बहुत देरी हो गई: मालिक और मैनेजरों को अलर्ट भेजा गया।',
  blocked: (_, words) =>
    words.who === ''
      ? 'नंबर ब्लॉक है, इसलिए बिना देखे बंद हो गई।'
      : `${by(words)} नंबर ब्लॉक किया, जिससे यह बंद हो गई।`,
  joined: (_, words) => `${by(words)} ग्राहक को किसी और के साथ जोड़ा।`,
  separated: (_, words) => `${by(words)} ग्राहक को फिर से अलग किया।`,
  added: ({ origin, from = '' }, words) => {
    if (origin === 'lead') return `${from} से आई।`;
    return origin === 'import' ? `${by(words)} इसे इंपोर्ट किया।` : `${by(words)} इसे जोड़ा।`;
  },
});

export const timelineTexts: SameTexts<typeof english.timelineTexts> = {
  cameFrom: {
    website: 'वेबसाइट से आई',
    'walk-in': 'ग्राहक शोरूम आए',
    phone: 'ग्राहक ने फ़ोन किया',
    whatsapp: 'ग्राहक ने WhatsApp पर लिखा',
    import: 'इंपोर्ट की गई',
    lead: 'दूसरे प्रोग्राम ने भेजी',
  },
  visit: visitLine({
    from: (referrer) => `${referrer} से`,
    campaign: (tags) => `कैंपेन ${tags}`,
    directly: 'सीधे आए',
    firstPage: (page) => `पहला पेज ${page}`,
  }),
  event,
  you: YOU,
  waited: (span) => `${span} पहले लिखा गया, तब इंटरनेट नहीं था।`,
};

export const keysTexts: SameTexts<typeof english.keysTexts> = {
  names: { enter: 'Enter', escape: 'Esc', control: 'Ctrl', command: '⌘', jump: 'K' },
  title: 'कीबोर्ड शॉर्टकट',
  move: 'अगली और पिछली पूछताछ',
  moveInList: 'सूची में अगली और पिछली लाइन',
  enter: 'खोलें',
  escape: 'सूची पर वापस जाएँ',
  call: 'कॉल करें',
  outcome: 'नतीजा',
  note: 'नोट',
  assign: 'सौंपें',
  undo: 'पिछला नतीजा वापस लें',
  search: 'डेस्क पर या मॉडल में खोजें',
  help: 'ये शॉर्टकट दिखाएँ',
  everywhere: 'हर स्क्रीन पर',
  onDesk: 'डेस्क पर',
  jump: 'किसी ग्राहक, पूछताछ या स्क्रीन पर जाएँ',
  goTo: 'किसी स्क्रीन पर जाएँ',
  letters: 'इस ब्राउज़र में एक अक्षर वाले शॉर्टकट चलाएँ',
  close: 'बंद करें',
};
