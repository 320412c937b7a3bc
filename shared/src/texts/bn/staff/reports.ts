import type * as english from '../../en/staff/reports.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const reportTexts: SameTexts<typeof english.reportTexts> = {
  fromDate: 'শুরুর তারিখ',
  toDate: 'শেষ তারিখ',
  kind: 'ধরন',
  allKinds: 'সব ধরন',
  search: 'খুঁজুন',
  submit: 'খুঁজুন',
  loading: 'লোড হচ্ছে...',
  state: 'ডেস্কে',
  rowsOf: (report) => `সারি: ${report}`,
  correct: 'চিহ্নিত বাছাইগুলি ঠিক করুন।',
};

export const exportTexts: SameTexts<typeof english.exportTexts> = {
  rows: 'কোন সারিগুলি এক্সপোর্ট হবে',
  menu: 'এক্সপোর্ট',
  scopes: {
    page: (rows) => `এই পাতার সারি (${rows})`,
    all: (rows) => `মেলে এমন সব (${rows})`,
  },
  formats: { PDF: 'PDF', CSV: 'CSV', Print: 'প্রিন্ট' },
  progress: ({ format, done, total }) => `${format}: ${total}টির মধ্যে ${done}টি সারি`,
  cancel: 'বাতিল',
  tooManyRowsForPrint: (most) =>
    `প্রিন্টে সবচেয়ে বেশি ${most}টি সারি ধরে। PDF বা CSV নিন, অথবা কম দিনের তারিখ বেছে নিন।`,
  tooManyRows: ({ print, pdf }) =>
    `প্রিন্টে সবচেয়ে বেশি ${print}টি সারি ধরে, PDF-এ ${pdf}টি। CSV নিন, অথবা কম দিনের তারিখ বেছে নিন।`,
  failed: (why) => `এক্সপোর্ট করা গেল না। ${why}`,
  windowBlocked: 'ব্রাউজার প্রিন্টের উইন্ডো আটকে দিয়েছে। এই সাইটের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।',
  windowLoading: 'লোড হচ্ছে...',
};

export const datePresetTexts: SameTexts<typeof english.datePresetTexts> = {
  group: 'কোন দিনগুলি',
  names: {
    today: 'আজ',
    yesterday: 'গতকাল',
    last7Days: 'গত 7 দিন',
    thisWeek: 'এই সপ্তাহ',
    lastWeek: 'গত সপ্তাহ',
    thisMonth: 'এই মাস',
    lastMonth: 'গত মাস',
    last90Days: 'গত 90 দিন',
    thisYear: 'এই বছর',
  },
  all: 'সব তারিখ',
};

export const enquiryTexts: SameTexts<typeof english.enquiryTexts> = {
  close: 'বন্ধ করুন',
  call: 'ফোন করুন',
  whatsapp: 'WhatsApp',
  mail: 'ই-মেল',
  reference: 'রেফারেন্স নম্বর',
  kind: 'ধরন',
  received: 'কখন এসেছে',
  notice: 'গোপনীয়তা নীতি',
  notGiven: 'দেওয়া হয়নি',
  yes: 'হ্যাঁ',
  no: 'না',
  noChannel: 'কোনওটি নয়',
  offersNow: 'এখন অফার পাঠানো যায়',
  previous: 'আগের এনকোয়ারি',
  next: 'পরের এনকোয়ারি',
  position: (number, total) => `${total}টি এনকোয়ারির মধ্যে ${number} নম্বর`,
  unnamed: 'এনকোয়ারি',
  greeting: (name, dealership) =>
    `নমস্কার${name === '' ? '' : ` ${name}`}, আমরা ${dealership} থেকে লিখছি।`,
  subject: (kind, reference, dealership) => `${kind} ${reference} – ${dealership}`,
};
