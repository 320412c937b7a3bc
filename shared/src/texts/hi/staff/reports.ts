import type * as english from '../../en/staff/reports.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const reportTexts: SameTexts<typeof english.reportTexts> = {
  fromDate: 'शुरू की तारीख़',
  toDate: 'आख़िरी तारीख़',
  kind: 'प्रकार',
  allKinds: 'सभी प्रकार',
  search: 'खोजें',
  submit: 'खोजें',
  loading: 'लोड हो रहा है...',
  state: 'डेस्क पर',
  rowsOf: (report) => `लाइनें: ${report}`,
  correct: 'चिह्नित फ़िल्टर ठीक करें।',
};

export const exportTexts: SameTexts<typeof english.exportTexts> = {
  rows: 'कौन-सी लाइनें एक्सपोर्ट हों',
  menu: 'एक्सपोर्ट',
  scopes: {
    page: (rows) => `यह पेज (${rows})`,
    all: (rows) => `मेल खाने वाली सभी (${rows})`,
  },
  formats: { PDF: 'PDF', CSV: 'CSV', Print: 'प्रिंट' },
  progress: ({ format, done, total }) => `${format}: ${total} में से ${done} लाइनें`,
  cancel: 'रद्द करें',
  tooManyRowsForPrint: (most) =>
    `प्रिंट में ज़्यादा से ज़्यादा ${most} लाइनें आ सकती हैं। PDF या CSV लें, या कम दिन चुनें।`,
  tooManyRows: ({ print, pdf }) =>
    `प्रिंट में ज़्यादा से ज़्यादा ${print} और PDF में ${pdf} लाइनें आ सकती हैं। CSV लें, या कम दिन चुनें।`,
  failed: (why) => `एक्सपोर्ट नहीं हो सका। ${why}`,
  windowBlocked: 'ब्राउज़र ने प्रिंट की विंडो रोक दी। इस साइट के लिए पॉप-अप की अनुमति दें और फिर कोशिश करें।',
  windowLoading: 'लोड हो रहा है...',
};

export const datePresetTexts: SameTexts<typeof english.datePresetTexts> = {
  group: 'कौन-से दिन',
  names: {
    today: 'आज',
    // कल alone is tomorrow too.
    yesterday: 'बीता कल',
    last7Days: 'पिछले 7 दिन',
    thisWeek: 'यह हफ़्ता',
    lastWeek: 'पिछला हफ़्ता',
    thisMonth: 'यह महीना',
    lastMonth: 'पिछला महीना',
    last90Days: 'पिछले 90 दिन',
    thisYear: 'यह साल',
  },
  all: 'सभी तारीख़ें',
};

export const enquiryTexts: SameTexts<typeof english.enquiryTexts> = {
  close: 'बंद करें',
  call: 'कॉल करें',
  whatsapp: 'WhatsApp',
  mail: 'ई-मेल',
  reference: 'संदर्भ नंबर',
  kind: 'प्रकार',
  received: 'कब आई',
  notice: 'गोपनीयता नीति',
  notGiven: 'नहीं दिया',
  yes: 'हाँ',
  no: 'नहीं',
  noChannel: 'कोई नहीं',
  offersNow: 'ऑफ़र अभी किस पर भेजें',
  previous: 'पिछली पूछताछ',
  next: 'अगली पूछताछ',
  position: (number, total) => `पूछताछ ${number} / ${total}`,
  unnamed: 'पूछताछ',
  greeting: (name, dealership) =>
    `नमस्ते${name === '' ? '' : ` ${name} जी`}, हम ${dealership} से लिख रहे हैं।`,
  subject: (kind, reference, dealership) => `${kind} ${reference} – ${dealership}`,
};
