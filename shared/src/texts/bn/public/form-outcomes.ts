import type { SameTexts } from '../../../text/same-texts.ts';
import type { outcomeTexts as english } from '../../en/public/form-outcomes.ts';

const longDate = new Intl.DateTimeFormat('bn-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export const outcomeTexts: SameTexts<typeof english> = {
  checkFields: 'চিহ্নিত ঘরগুলি দেখে নিন।',
  notConfirmed: 'দিন ঠিক করতে আমরা ফোন করব।',
  reference: 'আপনার রেফারেন্স নম্বর',
  referenceHint: 'নম্বরটি লিখে রাখুন: এটা বললে আপনার অনুরোধ তাড়াতাড়ি খুঁজে পাব।',
  sent: {
    heading: 'আপনি যা পাঠিয়েছেন',
    day: (day) => longDate.format(Date.parse(day)),
    toWhatsapp: 'নিজের WhatsApp-এ পাঠান',
    toCalendar: 'নিজের ক্যালেন্ডারে যোগ করুন',
    summary: ({ title, name, reference, phone, subject }) =>
      [`${title}, ${name}`, ...subject, `রেফারেন্স নম্বর: ${reference}`, `ফোন: ${phone}`].join('\n'),
  },
  sendAnother: 'আরেকটি অনুরোধ পাঠান',
  next: {
    heading: 'এরপর কী হবে',
    openAllDay: 'আমরা ফোন করব বা লিখে জানাব। শোরুম 24 ঘণ্টা খোলা।',
    open: (closes) => `আমরা ফোন করব বা লিখে জানাব। আজ শোরুম ${closes} পর্যন্ত খোলা।`,
    today: (opens) => `আজ শোরুম খুলবে ${opens}। তারপর ফোন করব বা লিখে জানাব।`,
    later: (next) => `শোরুম খুলবে ${next}। তারপর ফোন করব বা লিখে জানাব।`,
    unknown: 'আমরা ফোন করব বা লিখে জানাব।',
    promise: (by) => `${by} আমরা আপনাকে ফোন করব।`,
    optIn: 'আপনার পছন্দ সেভ করা হয়েছে। যে কোনও সময় এখানে এসে বদলাতে পারবেন।',
  },
  saved: 'এই ফোনে রাখা আছে, এখনও পাঠানো হয়নি।',
  notSaved: 'এখনও পাঠানো হয়নি, আর এই ব্রাউজারে রাখাও যাচ্ছে না। পাতাটি খোলা রাখুন।',
  goesIn: (seconds) =>
    seconds < 60
      ? `${seconds} সেকেন্ড পরে আবার চেষ্টা হবে।`
      : `${Math.ceil(seconds / 60)} মিনিট পরে আবার চেষ্টা হবে।`,
  sendNow: 'এখনই পাঠান',
  delete: 'মুছুন',
  received: ({ title, reference }) =>
    reference === '' ? `${title}: পেয়েছি।` : `${title}: পেয়েছি। আপনার রেফারেন্স নম্বর ${reference}`,
  earlierArrived: (reference) =>
    `বদলানোর আগে যা লিখেছিলেন, সেটাই আমরা পেয়েছি${reference === '' ? '' : ` (রেফারেন্স নম্বর ${reference})`}। পরের বদলগুলি পাঠানো হয়নি। নতুন অনুরোধ হিসেবে পাঠাতে “পাঠান” ট্যাপ করুন।`,
  refusedLater: ({ title }) => `${title}: নেওয়া যায়নি। আপনার উত্তরগুলি রাখা আছে। একবার দেখে নিন।`,
  old: ({ title, savedAt }) => `${title}, ${longDate.format(savedAt)}: এই ফোনে রাখা আছে, পাঠানো হয়নি।`,
  openForm: 'ফর্ম খুলুন',
  contact: {
    label: 'আগে যা লিখেছিলেন',
    use: 'ব্যবহার করুন',
    forget: 'মুছুন',
  },
};
