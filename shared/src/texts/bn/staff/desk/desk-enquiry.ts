import type { Then } from '../../../../desk/steps.ts';
import type * as english from '../../../en/staff/desk/desk-enquiry.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { formatRupees } from '../../../../money/money.ts';
import { assignLine, eventLine, visitLine, type EventWords } from '../../../parts/timeline.ts';
import { doneWords } from './desk.ts';

const andList = new Intl.ListFormat('bn');

export const deskEnquiryTexts: SameTexts<typeof english.deskEnquiryTexts> = {
  back: 'ডেস্ক: তালিকায় ফিরুন',
  backToDay: 'অ্যাপয়েন্টমেন্ট: দিনের তালিকায় ফিরুন',
  previousLong: 'আগের এনকোয়ারি',
  nextLong: 'পরের এনকোয়ারি',
  gone: 'এই এনকোয়ারি আর নেই, বা আপনার দেখার অনুমতি নেই।',
  sent: 'এনকোয়ারি',
  formLanguage: 'ফর্মের ভাষা',
  timeline: 'এ পর্যন্ত যা হয়েছে',
  earlier: 'আরও আগের দেখুন',
  others: 'এই গ্রাহকের অন্য এনকোয়ারি',
  promised: 'কথা দেওয়া আছে',
  appointment: 'অ্যাপয়েন্টমেন্ট',
  anyTime: 'যে কোনও সময়',
  openBy: (names) => `${andList.format(names)} এখন এটি খুলে রেখেছেন`,
  tried: (times) => `পরপর ${times} বার ফোনে পাওয়া যায়নি।`,
  sendAppointment: 'অ্যাপয়েন্টমেন্ট পাঠান',
  passed: (when) => `অ্যাপয়েন্টমেন্ট ছিল ${when}। গ্রাহক কি এসেছিলেন?`,
  bar: (name) => `কাজের বোতাম: ${name}`,
  call: 'ফোন',
  whatsapp: 'WhatsApp',
  plainWhatsapp: 'টেমপ্লেট ছাড়া WhatsApp',
  message: 'বার্তা',
  outcome: 'ফলাফল',
  reopen: 'আবার খুলুন',
  note: 'নোট',
  assign: 'দায়িত্ব',
  sms: 'SMS',
  mail: 'ই-মেল',
  close: 'বন্ধ করুন',
  readOnly: 'আপনি এনকোয়ারি দেখতে পারেন, কিন্তু উত্তর দিতে পারেন না।',
};

export const stepTexts: SameTexts<typeof english.stepTexts> = {
  outcomeOf: (name) => `ফলাফল: ${name}`,
  noteOn: (name) => `নোট: ${name}`,
  assignOf: (name) => `দায়িত্ব দিন: ${name}`,
  messageTo: (name) => `বার্তা: ${name}`,
  reopenOf: (name) => `আবার খুলুন: ${name}`,
  nextOf: (name) => `আপনার বার্তা: ${name}`,
  back: 'ফিরে যান',
  spoke: 'কথা হয়েছে',
  noAnswer: 'ফোন ধরেননি',
  switchedOff: 'ফোন বন্ধ',
  wrongNumber: 'ভুল নম্বর',
  callLater: 'পরে ফোন করতে বলেছেন',
  came: 'এসেছেন',
  missed: 'আসেননি',
  withoutCall: 'ফোন না করেই',
  optionalNote: 'নোট (ঐচ্ছিক)',
  note: 'নোট',
  saveNote: 'নোট সেভ করুন',
  emptyNote: 'আগে কিছু লিখুন।',
  nextStep: 'পরের কাজ',
  callAgain: 'আবার কখন ফোন করবেন',
  inAnHour: '1 ঘণ্টা পরে',
  evening: (day) => `${day} সন্ধ্যায়`,
  morning: (day) => day,
  otherTime: 'অন্য সময়',
  setTime: 'সময় সেভ করুন',
  closedAt: (clock) => `${clock}, তখন বন্ধ`,
  noTime: 'দিন ও সময় বেছে নিন।',
  appointment: 'অ্যাপয়েন্টমেন্ট',
  lost: 'হয়নি',
  day: 'দিন',
  time: 'সময়',
  anyTime: 'যে কোনও সময়',
  booked: (count) => `${count}টি বুকিং`,
  otherDay: 'অন্য দিন',
  saveAppointment: 'অ্যাপয়েন্টমেন্ট সেভ করুন',
  why: 'কেন হয়নি?',
  asks: { brand: 'কোন ব্র্যান্ড?', note: 'দু-চার কথায় লিখুন' },
  missing: 'এটি লিখুন।',
  closeNow: 'এনকোয়ারি বন্ধ করুন',
  double: (reference, when) => `একই এনকোয়ারি, আগেরটি ${reference}, ${when}`,
  propose: (reason) => `“${reason}” বলে বন্ধ করুন`,
  goOn: 'অথবা পরের কাজ ঠিক করুন',
  keepTrying: (when) => `আবার চেষ্টা করব: ${when}`,
  take: 'নিজের দায়িত্বে নিন',
  toQueue: 'কারও দায়িত্বে রাখবেন না',
  onDuty: 'ডিউটিতে',
  toBranch: 'অন্য শাখাকে দিন',
  handedAway: 'ওই শাখার এনকোয়ারি আপনি দেখেন না।',
  mayNotAssign: 'শুধু ম্যানেজার আর মালিক অন্যকে দায়িত্ব দিতে পারেন।',
  nobodyElse: 'এই ধরনের এনকোয়ারি আর কেউ দেখেন না।',
  isAssignee: 'এখন এঁর দায়িত্বে',
  saving: 'সেভ হচ্ছে…',
  cut: 'ইন্টারনেট নেই। যা লিখেছেন, তা এখানেই রাখা আছে।',
  again: 'আবার চেষ্টা করুন',
  saved: (name, what) => `${name}: ${what}`,
  savedFor: (name, what) => `সেভ হয়েছে: ${name}। ${what}`,
  next: (name, due) => ['পরের: ', name, due && `, ${due}`].join(''),
  toList: 'তালিকায় ফিরুন',
  toDay: 'অ্যাপয়েন্টমেন্টে ফিরুন',
  stay: 'এখানেই থাকুন',
  leavesSoon: (saved) =>
    `${saved} এক মিনিটের মধ্যে পাঠানো হবে। তার একটু আগে পর্যন্ত “আগের মতো করুন” ট্যাপ করে থামানো যাবে।`,
  notSentYet: 'অফারটি পাঠানো হয়েছে বলে লেখা হয়েছে। এনকোয়ারিতে যে লিঙ্ক দেখা যাচ্ছে, সেখান থেকে পাঠিয়ে দিন।',
  noteSaved: 'নোট সেভ হয়েছে।',
  messageNotNoted: 'আপনার বার্তাটি লিখে রাখা গেল না।',
  undo: 'আগের মতো করুন',
  undone: 'আগের মতো করা হয়েছে।',
  notUndone: 'আগের মতো করা গেল না।',
  dismiss: 'বন্ধ করুন',
};

const ways = {
  whatsapp: 'WhatsApp-এ লিখেছেন',
  sms: 'SMS পাঠিয়েছেন',
  mail: 'ই-মেল পাঠিয়েছেন',
} as const;

function follows(then: Then, words: EventWords): string {
  switch (then.to) {
    case 'next':
      return `পরের কাজ: ${words.minuteOf(then.at)}।`;
    case 'appointment':
      return `অ্যাপয়েন্টমেন্ট: ${words.appointmentOf(then)}।`;
    case 'done':
      return `${doneWords[words.enquiry]}।`;
    case 'lost':
      return `হয়নি: ${words.reasonOf(then)}।`;
  }
}

const nextTry = ({ nextTry: when }: EventWords) =>
  when === undefined ? '' : ` আবার চেষ্টা: ${when}।`;

// The verbs fit আপনি as well as a colleague's name.
const event = eventLine({
  spoke: ({ then }, words) => `${words.who} গ্রাহকের সঙ্গে কথা বলেছেন। ${follows(then, words)}`,
  'no-answer': (_, words) => `${words.who} ফোন করেছেন: গ্রাহক ধরেননি।${nextTry(words)}`,
  'switched-off': (_, words) => `${words.who} ফোন করেছেন: ফোন বন্ধ ছিল।${nextTry(words)}`,
  'wrong-number': ({ then }, words) => `${words.who} ফোন করেছেন: ভুল নম্বর। ${follows(then, words)}`,
  'call-later': ({ at }, { who, minuteOf }) =>
    `${who} ফোন করেছেন: গ্রাহক পরে ফোন করতে বলেছেন, ${minuteOf(at)}।`,
  message: ({ by }, { who }) => `${who} ${ways[by]}।`,
  note: (_, { who }) => `${who} লিখেছেন:`,
  assign: assignLine({
    inTurn: (to) => `পালা অনুযায়ী এখন দায়িত্বে: ${to}।`,
    withOther: (to) => `গ্রাহকের অন্য খোলা এনকোয়ারির সঙ্গে এটিরও দায়িত্বে: ${to}।`,
    to: (to) => `এখন দায়িত্বে: ${to}।`,
    toNobody: () => 'এখন কারও দায়িত্বে নেই।',
    byToSelf: ({ who }) => `${who} নিজের দায়িত্বে নিয়েছেন।`,
    byTo: ({ who }, to) => `${who} দায়িত্ব বদলেছেন। এখন দায়িত্বে: ${to}।`,
    byToNobody: ({ who }) => `${who} দায়িত্ব সরিয়ে দিয়েছেন। এখন কারও দায়িত্বে নেই।`,
  }),
  next: ({ at }, { who, minuteOf }) => `${who} পরের কাজ ঠিক করেছেন: ${minuteOf(at)}।`,
  appointment: ({ isConfirmed, ...at }, { who, appointmentOf }) =>
    isConfirmed
      ? `${who} অ্যাপয়েন্টমেন্ট ঠিক করেছেন: ${appointmentOf(at)}।`
      : `${who} অ্যাপয়েন্টমেন্ট ঠিক করেছেন, এখনও নিশ্চিত নয়: ${appointmentOf(at)}।`,
  came: ({ then }, words) => `গ্রাহক এসেছেন। ${follows(then, words)}`,
  missed: ({ then }, words) => `গ্রাহক আসেননি। ${follows(then, words)}`,
  close: ({ then }, { who, reasonOf, enquiry }) =>
    `${who} বন্ধ করেছেন: ${then.to === 'lost' ? reasonOf(then) : doneWords[enquiry]}।`,
  branch: ({ to }, { who, branchOf }) =>
    `${who} অন্য শাখাকে দিয়েছেন${branchOf(to) && `: ${branchOf(to)}`}।`,
  double: ({ of }, { who }) => `${who} একই এনকোয়ারি বলে বন্ধ করেছেন। আগেরটি: ${of}।`,
  reopen: ({ at }, { who, minuteOf }) => `${who} আবার খুলেছেন। পরের কাজ: ${minuteOf(at)}।`,
  undo: (_, { who }) => `${who} শেষ কাজটি ফিরিয়ে নিয়েছেন।`,
  quotation: ({ did, number, version, total, changes = [] }, { who, changesOf }) => {
    switch (did) {
      case 'made':
        return `${who} কোটেশন ${number} করেছেন: ${formatRupees(total ?? 0)}।`;
      case 'changed':
        return `${who} কোটেশন ${number} বদলেছেন, সংস্করণ ${version}: ${changesOf(changes)}।`;
      case 'opened':
        return `গ্রাহক কোটেশন ${number} খুলেছেন।`;
      case 'wanted':
        return `গ্রাহক কোটেশন ${number} অনুযায়ী নিতে চান।`;
      case 'accepted':
        return `${who} লিখেছেন: গ্রাহক কোটেশন ${number} মেনে নিয়েছেন।`;
      case 'withdrawn':
        return `${who} কোটেশন ${number} ফিরিয়ে নিয়েছেন।`;
      case 'billed':
        return `${who} কোটেশন ${number}-এর সঙ্গে বিল মিলিয়েছেন।`;
    }
  },
  seen: (_, { who }) => `${who} সবার আগে খুলেছেন।`,
  due: ({ from }) =>
    from === null ? 'সময়মতো উত্তর দেওয়া হয়নি।' : 'সময়মতো উত্তর দেওয়া হয়নি, তাই এখন কারও দায়িত্বে নেই।',
  critical: () => 'খুব দেরি হয়েছে: মালিক ও ম্যানেজাররা অ্যালার্ট পেয়েছেন।',
  blocked: (_, { who }) =>
    who === ''
      ? 'নম্বরটি ব্লক করা, তাই কেউ দেখার আগেই বন্ধ হয়েছে।'
      : `${who} নম্বরটি ব্লক করেছেন, তাই এটি বন্ধ হয়েছে।`,
  joined: (_, { who }) => `${who} গ্রাহককে আরেকজনের সঙ্গে জুড়েছেন।`,
  separated: (_, { who }) => `${who} গ্রাহককে আবার আলাদা করেছেন।`,
  added: ({ origin, from = '' }, { who }) => {
    if (origin === 'lead') return `${from} থেকে এসেছে।`;
    return origin === 'import' ? `${who} ইমপোর্ট করেছেন।` : `${who} যোগ করেছেন।`;
  },
});

export const timelineTexts: SameTexts<typeof english.timelineTexts> = {
  cameFrom: {
    website: 'ওয়েবসাইট থেকে এসেছে',
    'walk-in': 'শোরুমে এসেছেন',
    phone: 'ফোন করেছেন',
    whatsapp: 'WhatsApp-এ লিখেছেন',
    import: 'ইমপোর্ট করা হয়েছে',
    lead: 'অন্য প্রোগ্রাম পাঠিয়েছে',
  },
  visit: visitLine({
    from: (referrer) => `${referrer} থেকে`,
    campaign: (tags) => `ক্যাম্পেন ${tags}`,
    directly: 'সরাসরি এসেছেন',
    firstPage: (page) => `প্রথম পাতা ${page}`,
  }),
  event,
  you: 'আপনি',
  waited: (span) => `${span} আগে লেখা, তখন ইন্টারনেট ছিল না।`,
};

export const keysTexts: SameTexts<typeof english.keysTexts> = {
  names: { enter: 'Enter', escape: 'Esc', control: 'Ctrl', command: '⌘', jump: 'K' },
  title: 'কিবোর্ড শর্টকাট',
  move: 'পরের ও আগের এনকোয়ারি',
  moveInList: 'তালিকায় পরের ও আগের সারি',
  enter: 'খুলুন',
  escape: 'তালিকায় ফিরুন',
  call: 'ফোন করুন',
  outcome: 'ফলাফল',
  note: 'নোট',
  assign: 'দায়িত্ব দিন',
  undo: 'শেষ ফলাফল আগের মতো করুন',
  search: 'ডেস্কে বা মডেলে খুঁজুন',
  help: 'এই শর্টকাটগুলি দেখান',
  everywhere: 'সব স্ক্রিনে',
  onDesk: 'ডেস্কে',
  jump: 'কোনও গ্রাহক, এনকোয়ারি বা স্ক্রিনে যান',
  goTo: 'কোনও স্ক্রিনে যান',
  letters: 'এই ব্রাউজারে এক অক্ষরের শর্টকাট চলবে',
  close: 'বন্ধ করুন',
};
