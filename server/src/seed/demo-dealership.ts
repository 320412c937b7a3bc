import {
  demoContents,
  messageLimits,
  noNotices,
  usualAnswerTimes,
  usualAssignments,
  type BranchSettings,
  type DealershipSettings,
} from '@dealership/shared';
import { lostReasons } from './lost-reasons.ts';
import { demoPages } from './demo-pages.ts';
import { sampleRates } from './sample-rates.ts';

const weekday = [{ opens: '10:00', closes: '19:00' }];
const sunday = [{ opens: '11:00', closes: '17:00' }];

/**
 * The dealership of the demo, and the start of an empty database. Its numbers and addresses are samples that reach
 * nobody (`+91 00000 000NN`, example.com).
 */
export const demoDealership: DealershipSettings = {
  name: 'Teesta Two-Wheelers',
  shortLine: {
    en: 'Motorcycles and scooters, service and genuine parts under one roof',
    bn: 'এক ছাদের নীচে মোটরসাইকেল ও স্কুটার, সার্ভিস আর আসল পার্টস',
    hi: 'एक ही छत के नीचे मोटरसाइकिल और स्कूटर, सर्विस और असली पार्ट्स',
  },
  legalName: '',
  // Empty: a dealership from an earlier version would otherwise publish a sample as its own.
  grievance: { name: '', post: { en: '' }, email: '', phone: '' },
  whatsapp: '910000000001',
  socialLinks: [
    { label: 'Facebook', url: 'https://www.facebook.com/example' },
    { label: 'Instagram', url: 'https://www.instagram.com/example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@example' },
  ],
  film: 'aqz-KE-bpKQ',
  areaPlan: {
    crossing: { en: 'Hill Cart Road', bn: 'হিল কার্ট রোড', hi: 'हिल कार्ट रोड' },
    bypass: { en: 'Eastern Bypass', bn: 'ইস্টার্ন বাইপাস', hi: 'ईस्टर्न बाइपास' },
    river: { en: 'Mahananda', bn: 'মহানন্দা', hi: 'महानंदा' },
    up: { en: 'to Sevoke and the hills', bn: 'সেবক ও পাহাড়ের দিকে', hi: 'सेवक और पहाड़ की ओर' },
    station: { en: 'Siliguri Junction', bn: 'শিলিগুড়ি জংশন', hi: 'सिलीगुड़ी जंक्शन' },
  },
  directions: {
    en: `From Siliguri Junction: About ten minutes along Hill Cart Road, then left onto Sevoke Road.
From the hills: Straight down Sevoke Road; we are on your left.
From New Jalpaiguri: Take the Eastern Bypass to the end, then turn left.`,
    bn: `শিলিগুড়ি জংশন থেকে: হিল কার্ট রোড ধরে মিনিট দশেক, তারপর বাঁ দিকে সেবক রোড।
পাহাড় থেকে: সেবক রোড ধরে সোজা নেমে আসুন; আমরা বাঁ দিকে।
নিউ জলপাইগুড়ি থেকে: ইস্টার্ন বাইপাস ধরে শেষ পর্যন্ত, তারপর বাঁ দিকে।`,
    hi: `सिलीगुड़ी जंक्शन से: हिल कार्ट रोड पर क़रीब दस मिनट, फिर बाएँ सेवक रोड पर।
पहाड़ से: सेवक रोड पर सीधे नीचे आएँ; हम बाईं ओर हैं।
न्यू जलपाईगुड़ी से: ईस्टर्न बाइपास के अंत तक आएँ, फिर बाएँ मुड़ें।`,
  },
  developerCredit: { name: 'Example Web Studio', url: 'https://example.com/' },
  vendorCredit: 'Example IT Services',
  setup: 'open',
  demoContent: demoContents,
  loan: { annualRate: 9.5, years: [2, 3, 5], defaultYears: 3 },
  ...sampleRates,
  upiId: '',
  bookingRefund: { en: '' },
  showsStock: false,
  calendarNames: false,
  retention: {},
  answerTimes: usualAnswerTimes,
  promises: null,
  assignments: usualAssignments,
  lostReasons,
  confirmationLimit: messageLimits.usualInAnHour,
  tracking: false,
  still: null,
  sharePicture: null,
  icon: null,
  planPicture: null,
  ...demoPages,
  ...noNotices,
};

export const demoBranch: BranchSettings = {
  branchName: '',
  address: {
    street: 'Sevoke Road',
    city: 'Siliguri',
    state: 'West Bengal',
    pinCode: '734001',
  },
  position: { latitude: 26.7271, longitude: 88.4312 },
  email: 'hello@example.com',
  phones: {
    sales: ['+91 00000 00001', '+91 00000 00002'],
    service: ['+91 00000 00003', '+91 00000 00004'],
    'spare-parts': ['+91 00000 00005'],
    insurance: ['+91 00000 00006'],
  },
  week: [weekday, weekday, weekday, weekday, weekday, weekday, sunday],
  specialDays: [],
};
