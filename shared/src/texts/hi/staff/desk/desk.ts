import { appointmentLook } from '../../../parts/appointment-look.ts';
import type * as english from '../../../en/staff/desk/desk.ts';
import { pluralsOf, type SameTexts } from '../../../../text/same-texts.ts';
import { enquiriesText } from '../../common/counts.ts';
import { clock, timeText } from '../../common/time/moment-words.ts';

const plural = pluralsOf('hi');

const views: SameTexts<typeof english.deskTexts.views> = {
  mine: 'आज के मेरे काम',
  unassigned: 'किसी को नहीं सौंपी',
  overdue: 'समय बीत गया',
  new: 'पिछली बार के बाद नई',
  appointments: 'अपॉइंटमेंट',
  week: 'इस हफ़्ते के काम',
  waiting: 'इंतज़ार में',
  open: 'सभी खुली',
  closed: 'बंद',
  before: 'डेस्क शुरू होने से पहले की',
};

export const kindNames: SameTexts<typeof english.kindNames> = {
  'service-booking': 'सर्विस बुकिंग',
  amc: 'AMC',
  warranty: 'एक्सटेंडेड वारंटी',
  insurance: 'इंश्योरेंस',
  finance: 'फ़ाइनेंस',
  product: 'टेस्ट राइड',
  service: 'सर्विस',
  'spare-parts': 'स्पेयर पार्ट्स',
  sales: 'सेल्स',
  offer: 'ऑफ़र',
  'joy-club': 'जॉय क्लब',
  contact: 'संपर्क',
  'opt-in': 'ऑप्ट-इन',
};

export const languageNames: SameTexts<typeof english.languageNames> = {
  en: 'अंग्रेज़ी',
  bn: 'बांग्ला',
  hi: 'हिन्दी',
};

export const doneWords: SameTexts<typeof english.doneWords> = {
  'service-booking': 'सर्विस हो गई',
  amc: 'AMC ले लिया',
  warranty: 'वारंटी ले ली',
  insurance: 'बीमा हो गया',
  finance: 'लोन हो गया',
  product: 'बिक्री हो गई',
  service: 'सर्विस हो गई',
  'spare-parts': 'बिक्री हो गई',
  sales: 'बिक्री हो गई',
  offer: 'बिक्री हो गई',
  'joy-club': 'जवाब दे दिया',
  contact: 'जवाब दे दिया',
  'opt-in': 'दर्ज कर ली',
};

const statuses = {
  new: 'नई',
  talking: 'बातचीत जारी',
  fixed: 'समय तय',
  lost: 'बात नहीं बनी',
} as const;

export const stateTexts: SameTexts<typeof english.stateTexts> = {
  statusOf: (status, kind) => (status === 'done' ? doneWords[kind] : statuses[status]),
  nobody: 'किसी को नहीं सौंपी',
  unknown: '–',
  status: 'स्थिति',
  assignee: 'किसके ज़िम्मे',
  openOnDesk: 'डेस्क पर खोलें',
};

export const appointmentTexts: SameTexts<typeof english.appointmentTexts> = {
  looks: {
    asked: 'माँगा गया',
    confirmed: 'पक्का',
    came: 'आए',
    missed: 'नहीं आए',
    off: 'बंद',
  },
  lookOf: appointmentLook,
  /** `सुबह 10:30 बजे` */
  clockOf: (appointment) =>
    !appointment || appointment.time === '' ? 'किसी भी समय' : timeText(appointment.time),
};

export const dueTexts: SameTexts<typeof english.dueTexts> = {
  soon: 'समय होने वाला है',
  critical: 'बहुत देरी',
  none: 'समय नहीं दिया',
  closed: 'बंद',
  before: 'छाँटना बाक़ी',
};

/** The first ones have words of their own. */
const ordinals = ['पहली', 'दूसरी', 'तीसरी', 'चौथी', 'पाँचवीं', 'छठी'];

function newEnquiries(count: number): string {
  return `${count} नई पूछताछ`;
}

export const deskTexts: SameTexts<typeof english.deskTexts> = {
  title: 'डेस्क',
  windowTitle: (due, title) => (due > 0 ? `(${due}) ${title}` : title),
  views,
  viewsLabel: 'सूचियाँ',
  kinds: kindNames,
  /** `दूसरी पूछताछ`, `7वीं पूछताछ` */
  ordinal: (number) => `${ordinals[number - 1] ?? `${number}वीं`} पूछताछ`,
  unnamed: 'नाम नहीं है',
  unread: 'अभी नहीं पढ़ी',
  you: 'आप',
  rows: (view) => `पूछताछ: ${view}`,
  counted: 'विश्लेषण में गिनी गई',
  columns: {
    customer: 'ग्राहक',
    mobile: 'मोबाइल',
    what: 'क्या चाहिए',
    due: 'कब तक',
    assignee: 'किसके ज़िम्मे',
    status: 'स्थिति',
  },
  search: 'खोजें',
  searchHint: 'नाम, नंबर, मॉडल या संदर्भ नंबर',
  found: (count, isAll) =>
    isAll
      ? `सभी सूचियों में ${count} ${plural(count, 'मिली', 'मिलीं')}`
      : `सभी सूचियों में ${count} से ज़्यादा मिलीं`,
  filtersOf: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर: ${count}`),
  shown: (count, isAll, total) => {
    if (isAll) return enquiriesText(count);
    return total === undefined ? `${count} से ज़्यादा पूछताछ` : `${total} में से ${count}`;
  },
  position: (number, total, isAll) => `${total}${isAll ? '' : '+'} में से ${number}`,
  arrived: (count) => `${count} नई`,
  showArrived: (count) => `${newEnquiries(count)} देखें`,
  announce: (count, at) => `डेस्क पर ${newEnquiries(count)}, ${clock(at)}`,
  unsent: 'अभी भेजी नहीं गई',
  moved: 'अब इस सूची में नहीं',
  more: 'और देखें',
  loading: 'लोड हो रहा है…',
  failed: 'सूची लोड नहीं हो सकी।',
  cutOff: 'इंटरनेट नहीं है। जो दिख रहा है वह पुराना हो सकता है।',
  wants: {
    service: (type) => `${type} सर्विस`,
    // Stands alone or after the service.
    on: (day) => day,
    loan: (amount) => `लोन ${amount}`,
    offer: (title) => `ऑफ़र: ${title}`,
  },
  add: 'पूछताछ जोड़ें',
  choose: 'चुनें',
  range: 'लगातार कई चुनने के लिए: Shift दबाकर क्लिक करें, या उँगली दबाए रखें।',
  importLeads: 'लीड इंपोर्ट करें',
  savedViews: 'सेव की गई सूचियाँ',
  keys: 'कीबोर्ड शॉर्टकट',
};
