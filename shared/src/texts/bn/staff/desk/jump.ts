import type * as english from '../../../en/staff/desk/jump.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export { englishJump } from '../../../parts/jump-words.ts';

export const jumpTexts: SameTexts<typeof english.jumpTexts> = {
  title: 'সরাসরি যান…',
  close: 'বন্ধ করুন',
  label: {
    all: 'নাম, নম্বর, মডেল, রেফারেন্স নম্বর বা স্ক্রিন',
    enquiries: 'রেফারেন্স নম্বর, সহকর্মী বা স্ক্রিন',
    screens: 'মডেল বা স্ক্রিন',
  },
  groups: {
    recent: 'সম্প্রতি দেখা গ্রাহক',
    actions: 'কাজ',
    screens: 'স্ক্রিন',
    models: 'মডেল',
    offers: 'অফার',
    people: 'সহকর্মী',
    enquiry: 'এনকোয়ারি',
    customers: 'গ্রাহক',
  },
  theirs: 'এঁর খোলা এনকোয়ারি',
  results: (count) => `${count}টি পাওয়া গেছে`,
  cut: (customers) => `শুধু প্রথম ${customers} জন গ্রাহককে দেখানো হচ্ছে। অন্যদের দেখতে আরেকটু লিখুন।`,
  looking: 'খোঁজা হচ্ছে…',
  nothing: 'কিছু পাওয়া গেল না।',
  tooShort: (least) => `গ্রাহক খুঁজতে অন্তত ${least}টি অক্ষর বা সংখ্যা লিখুন।`,
  unnamed: 'নাম নেই',
  keys: 'কিবোর্ড শর্টকাট',
};

export const jumpActions: SameTexts<typeof english.jumpActions> = {
  'add-enquiry': {
    title: 'এনকোয়ারি যোগ করুন',
    words: 'নতুন লিড শোরুমে এসেছেন হোয়াটসঅ্যাপ ফোন কল বার্তা লিখে রাখুন জুড়ুন',
  },
  hours: {
    title: 'উৎসবের দিনে বন্ধ রাখুন',
    words: 'ছুটি পুজো পূজা হলিডে বিশেষ',
  },
  price: { title: 'নতুন দাম', words: 'বদলান বাড়ান মূল্য রেট এক্স-শোরুম' },
  offer: { title: 'নতুন অফার', words: 'যোগ করুন ছাড় স্কিম উৎসব এক্সচেঞ্জ' },
};

export const screenWords: SameTexts<typeof english.screenWords> = {
  dashboard: 'হোম শুরু সংখ্যা এক নজরে',
  desk: 'লিড সারি আজকের কাজ সময় পেরিয়েছে উত্তর জবাব দায়িত্ব',
  appointments: 'আসবেন টেস্ট রাইড ক্যালেন্ডার দিন ওয়ার্কশপ',
  insights: 'হিসাব পরিসংখ্যান ইনসাইটস উত্তরের সময় বিক্রি হয়নি কারণ আসেননি',
  enquiries: 'লিড তালিকা সব',
  customer: 'কাস্টমার খুঁজুন মানুষ লোক',
  audit: 'ইতিহাস বদল কে কী করেছেন',
  erasure: 'মুছুন ডিলিট সরান ভুলে যান গোপনীয়তা',
  account: 'আমার নিজের তথ্য',
  price: 'মূল্য রেট এক্স-শোরুম অন-রোড',
  'accessories-price': 'মূল্য রেট পার্টস',
  bikes: 'গাড়ি মোটরসাইকেল স্কুটার স্কুটি বিক্রিতে চালু',
  'add-photographs': 'ফোটো ফটো আপলোড ফোল্ডার রং',
  'import-leads': 'ফাইল আপলোড এক্সেল তালিকা',
  settings: 'ব্যবস্থা ঠিক করুন',
  replies: 'হোয়াটসঅ্যাপ বার্তা মেসেজ জবাব লেখা',
  messages: 'ইমেল মেল ওয়েবহুক যায়নি পরীক্ষা',
  'booking-report': 'সার্ভিস অ্যাপয়েন্টমেন্ট ওয়ার্কশপ',
  'enquiry-report': 'টেস্ট রাইড',
  'ew-report': 'এক্সটেন্ডেড ওয়ারেন্টি',
  models: 'যোগ করুন মোটরসাইকেল স্কুটার স্কুটি গাড়ি ছবি ব্রোশিওর',
  offer: 'ছাড় স্কিম',
  notification: 'পপ-আপ ঘোষণা',
  gallery: 'ছবি ফোটো ফটো',
  banners: 'স্লাইড হোম পেজ ছবি',
  staff: 'লোকজন সহকর্মী ইউজার অ্যাকাউন্ট ভূমিকা অধিকার অনুমতি',
  dealership: 'নাম ঠিকানা নম্বর ফোন হোয়াটসঅ্যাপ ইমেল লোগো ম্যাপ সোশ্যাল মিডিয়া',
  hours: 'সময় খোলা বন্ধ ছুটি সপ্তাহ',
  branches: 'শোরুম আউটলেট জায়গা',
  answering: 'সময়সীমা কারণ হয়নি দায়িত্ব পালা জবাব',
  pages: 'লেখা ওয়েবসাইট বিষয়',
  setup: 'শুরু নমুনা ডেমো',
  retention: 'রাখা মাস পুরনো ডিলিট',
  profile: 'নাম মোবাইল ইমেল আমার',
  'change-password': 'ডিভাইস সেশন লগ ইন',
  security: 'পাসকি অথেনটিকেটর রিকভারি কোড',
  'days-off': 'অনুপস্থিত থাকব না লিভ',
  alerts: 'খবর নোটিফিকেশন ই-মেল মেল পুশ ডিভাইস ফোন চুপচাপ',
};
