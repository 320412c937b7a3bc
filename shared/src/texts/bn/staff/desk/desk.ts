import { appointmentLook } from '../../../parts/appointment-look.ts';
import type * as english from '../../../en/staff/desk/desk.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText } from '../../common/counts.ts';
import { clock, timeText } from '../../common/time/moment-words.ts';

const views: SameTexts<typeof english.deskTexts.views> = {
  mine: 'আমার আজকের কাজ',
  unassigned: 'কারও দায়িত্বে নেই',
  overdue: 'সময় পেরিয়েছে',
  new: 'নতুন এসেছে',
  appointments: 'অ্যাপয়েন্টমেন্ট',
  week: 'এই সপ্তাহের কাজ',
  waiting: 'পরে করার',
  open: 'সব খোলা',
  closed: 'বন্ধ',
  before: 'ডেস্ক চালুর আগের',
};

export const kindNames: SameTexts<typeof english.kindNames> = {
  'service-booking': 'সার্ভিস বুকিং',
  amc: 'AMC',
  warranty: 'এক্সটেন্ডেড ওয়ারেন্টি',
  insurance: 'বিমা',
  finance: 'ফিনান্স',
  product: 'টেস্ট রাইড',
  service: 'সার্ভিস',
  'spare-parts': 'স্পেয়ার পার্টস',
  sales: 'সেলস',
  offer: 'অফার',
  'joy-club': 'জয় ক্লাব',
  contact: 'যোগাযোগ',
  'opt-in': 'যোগাযোগের সম্মতি',
};

export const languageNames: SameTexts<typeof english.languageNames> = {
  en: 'ইংরেজি',
  bn: 'বাংলা',
  hi: 'হিন্দি',
};

export const doneWords: SameTexts<typeof english.doneWords> = {
  'service-booking': 'সার্ভিস হয়েছে',
  amc: 'AMC নিয়েছেন',
  warranty: 'ওয়ারেন্টি নিয়েছেন',
  insurance: 'বিমা হয়েছে',
  finance: 'লোন হয়েছে',
  product: 'বিক্রি হয়েছে',
  service: 'সার্ভিস হয়েছে',
  'spare-parts': 'বিক্রি হয়েছে',
  sales: 'বিক্রি হয়েছে',
  offer: 'বিক্রি হয়েছে',
  'joy-club': 'উত্তর দেওয়া হয়েছে',
  contact: 'উত্তর দেওয়া হয়েছে',
  'opt-in': 'লিখে রাখা হয়েছে',
};

const statuses = {
  new: 'নতুন',
  talking: 'কথা চলছে',
  fixed: 'সময় ঠিক হয়েছে',
  lost: 'হয়নি',
} as const;

export const stateTexts: SameTexts<typeof english.stateTexts> = {
  statusOf: (status, kind) => (status === 'done' ? doneWords[kind] : statuses[status]),
  nobody: 'কারও দায়িত্বে নেই',
  unknown: '–',
  status: 'অবস্থা',
  assignee: 'দায়িত্বে',
  openOnDesk: 'ডেস্কে খুলুন',
};

export const appointmentTexts: SameTexts<typeof english.appointmentTexts> = {
  looks: {
    asked: 'চেয়েছেন',
    confirmed: 'নিশ্চিত',
    came: 'এসেছেন',
    missed: 'আসেননি',
    off: 'এনকোয়ারি বন্ধ',
  },
  lookOf: appointmentLook,
  /** `সকাল 10:30` */
  clockOf: (appointment) =>
    !appointment || appointment.time === '' ? 'যে কোনও সময়' : timeText(appointment.time),
};

export const dueTexts: SameTexts<typeof english.dueTexts> = {
  soon: 'সময় হয়ে এল',
  critical: 'খুব দেরি',
  none: 'সময় দেওয়া নেই',
  closed: 'বন্ধ',
  before: 'বাছাই বাকি',
};

const ordinals = new Intl.PluralRules('bn', { type: 'ordinal' });
const endings = { one: 'ম', two: 'য়', few: 'র্থ', many: 'ষ্ঠ', zero: 'তম', other: 'তম' };

function newEnquiries(count: number): string {
  return `${count}টি নতুন এনকোয়ারি`;
}

export const deskTexts: SameTexts<typeof english.deskTexts> = {
  title: 'ডেস্ক',
  windowTitle: (due, title) => (due > 0 ? `(${due}) ${title}` : title),
  views,
  viewsLabel: 'তালিকা',
  kinds: kindNames,
  /** `2য় এনকোয়ারি`, `4র্থ এনকোয়ারি` */
  ordinal: (number) => `${number}${endings[ordinals.select(number)]} এনকোয়ারি`,
  unnamed: 'নাম নেই',
  unread: 'পড়া হয়নি',
  you: 'আপনি',
  rows: (view) => `এনকোয়ারি: ${view}`,
  counted: 'বিশ্লেষণে যেগুলি গোনা হয়েছে',
  columns: {
    customer: 'গ্রাহক',
    mobile: 'মোবাইল',
    what: 'কী চান',
    due: 'কখন করতে হবে',
    assignee: 'দায়িত্বে',
    status: 'অবস্থা',
  },
  search: 'খুঁজুন',
  searchHint: 'নাম, নম্বর, মডেল বা রেফারেন্স নম্বর',
  found: (count, isAll) => `সব তালিকা মিলিয়ে ${count}${isAll ? 'টি' : 'টির বেশি'} পাওয়া গেছে`,
  filtersOf: (count) => (count === 0 ? 'বাছাই' : `বাছাই: ${count}`),
  shown: (count, isAll, total) => {
    if (isAll) return enquiriesText(count);
    return total === undefined ? `${count}টির বেশি এনকোয়ারি` : `${total}টির মধ্যে ${count}টি`;
  },
  position: (number, total, isAll) => `${total}${isAll ? '' : '+'}টির মধ্যে ${number}`,
  arrived: (count) => `${count}টি নতুন`,
  showArrived: (count) => `${newEnquiries(count)} দেখুন`,
  announce: (count, at) => `ডেস্কে ${newEnquiries(count)}, ${clock(at)}`,
  unsent: 'এখনও পাঠানো হয়নি',
  moved: 'এই তালিকায় আর নেই',
  more: 'আরও দেখুন',
  loading: 'লোড হচ্ছে…',
  failed: 'তালিকাটি লোড করা গেল না।',
  cutOff: 'ইন্টারনেট নেই। যা দেখছেন তা পুরনো হতে পারে।',
  wants: {
    service: (type) => `${type} সার্ভিস`,
    // Stands alone or after the service.
    on: (day) => day,
    loan: (amount) => `লোন ${amount}`,
    offer: (title) => `অফার: ${title}`,
  },
  add: 'এনকোয়ারি যোগ করুন',
  choose: 'বেছে নিন',
  range: 'পরপর কয়েকটি বাছতে: Shift চেপে ক্লিক করুন, বা আঙুল দিয়ে চেপে ধরে রাখুন।',
  importLeads: 'লিড ইমপোর্ট করুন',
  savedViews: 'সেভ করা তালিকা',
  keys: 'কিবোর্ড শর্টকাট',
};
