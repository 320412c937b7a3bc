import type * as english from '../../en/staff/screens.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { allEnquiriesTexts } from '../common/all-enquiries.ts';

const writeDown = {
  first: 'ওয়েবসাইটের ফর্ম থেকে এনকোয়ারি আসে। যাঁরা ফোন করেন বা শোরুমে আসেন, তাঁদেরটা এখানে লিখে রাখুন:',
};

export const screenTexts: SameTexts<typeof english.screenTexts> = {
  screens: {
    dashboard: {
      title: 'ড্যাশবোর্ড',
      empty: {
        purpose: 'আজ আর গত আট সপ্তাহে কত এনকোয়ারি এসেছে, ড্যাশবোর্ডে তা দেখা যায়।',
        ...writeDown,
      },
    },
    desk: {
      title: 'ডেস্ক',
      empty: {
        purpose: 'কোন কোন এনকোয়ারির উত্তর দিতে হবে, আর কখন পর্যন্ত সময় আছে, ডেস্কে তা দেখা যায়।',
        ...writeDown,
      },
    },
    appointments: {
      title: 'অ্যাপয়েন্টমেন্ট',
      empty: {
        purpose: 'কে কোন দিন আসবেন, এখানে তা দেখা যায়, যেমন টেস্ট রাইড বা সার্ভিসের জন্য।',
        first: 'ডেস্কে এনকোয়ারির জন্য অ্যাপয়েন্টমেন্ট ঠিক করা হয়। আগে একটি এনকোয়ারি যোগ করুন:',
      },
    },
    insights: { title: 'বিশ্লেষণ', empty: { purpose: null, ...writeDown } },
    enquiries: {
      title: allEnquiriesTexts.title,
      empty: {
        purpose: 'সব ধরনের এনকোয়ারি এখানে থাকে: খোঁজা, প্রিন্ট আর এক্সপোর্ট করা যায়।',
        ...writeDown,
      },
    },
    audit: { title: 'অডিট লগ', empty: null },
    erasure: { title: 'কারও তথ্য চিরতরে মোছা', empty: null },
    account: { title: 'অ্যাকাউন্ট', empty: null },
    price: {
      title: 'দাম',
      empty: {
        purpose: 'ওয়েবসাইটে যে দাম দেখা যায়, তা এখানে বদলানো যায়।',
        first: 'দাম বসে মডেলের সঙ্গে, তাই আগে একটি মডেল যোগ করুন:',
      },
    },
    'accessories-price': {
      title: 'অ্যাক্সেসরিজের দাম',
      empty: {
        purpose: 'ওয়েবসাইটে অ্যাক্সেসরিজের যে দাম দেখা যায়, তা এখানে বদলানো যায়।',
        first: 'অ্যাক্সেসরিজ যোগ করতে হয় মডেলে:',
      },
    },
    stock: {
      title: 'স্টক',
      empty: {
        purpose: 'কোন ভ্যারিয়েন্ট কোন রঙে আছে, তা এখানে জানানো যায়।',
        first: 'স্টক থাকে বিক্রির মডেলের, তাই মডেল দিয়ে শুরু করুন:',
      },
    },
    bikes: {
      title: 'বাইক',
      empty: {
        purpose: 'এখন কোন কোন মডেল বিক্রি হয়, এখানে তা বেছে নিন।',
        first: 'আগে এই ধরনের একটি মডেল যোগ করুন:',
      },
    },
    models: {
      title: 'মডেল',
      empty: {
        purpose: 'ওয়েবসাইটের মডেলগুলি এখানে থাকে।',
        first: 'উপরে “মডেল যোগ করুন” চাপুন, অংশগুলি ভরুন, তারপর প্রকাশ করুন।',
      },
    },
    offer: {
      title: 'অফার',
      empty: {
        purpose: 'ওয়েবসাইটের অফারের পাতায় আমাদের কোন অফার থাকবে, তা এখানে লেখা হয়।',
        first: 'উপরে “নতুন যোগ করুন” চাপুন, তারপর শিরোনাম, ছবি আর বিবরণ দিন।',
      },
    },
    notification: {
      title: 'নোটিফিকেশন',
      empty: {
        purpose: 'নোটিফিকেশন হল এমন ছবি যা হোম পেজে ভেসে ওঠে, যেমন উৎসবের শুভেচ্ছা।',
        first: 'উপরে “নতুন যোগ করুন” চাপুন, তারপর একটি ছবি দিন।',
      },
    },
    gallery: {
      title: 'গ্যালারি',
      empty: {
        purpose: 'ওয়েবসাইটের গ্যালারিতে শোরুম আর তার অনুষ্ঠানের ছবি দেখা যায়।',
        first: 'উপরে “নতুন যোগ করুন” চাপুন, তারপর প্রথম ছবিগুলি দিন।',
      },
    },
    banners: {
      title: 'ব্যানার',
      empty: {
        purpose: 'ব্যানার হল হোম পেজের চওড়া ছবি।',
        first: 'উপরে “নতুন যোগ করুন” চাপুন, তারপর একটি ছবি দিন।',
      },
    },
    staff: { title: 'কর্মী', empty: null },
    settings: { title: 'সেটিংস', empty: null },
    dealership: { title: 'ডিলারশিপ', empty: null },
    hours: { title: 'খোলার সময়', empty: null },
    branches: { title: 'শাখা', empty: null },
    'on-road': { title: 'অন-রোড দাম', empty: null },
    answering: { title: 'এনকোয়ারির উত্তর', empty: null },
    replies: {
      title: 'উত্তরের টেমপ্লেট',
      empty: {
        purpose: null,
        first: 'উপরে “টেমপ্লেট যোগ করুন” চাপুন, যেমন শোরুমে আসার পথ বোঝাতে।',
      },
    },
    pages: { title: 'পাতার লেখা', empty: null },
    setup: { title: 'প্রথম কয়েকটি ধাপ', empty: null },
    messages: { title: 'ই-মেল পাঠানো', empty: null },
    keys: {
      title: 'প্রোগ্রামের চাবি',
      empty: {
        purpose: null,
        first: 'প্রতিটি পোর্টাল বা প্রোগ্রামের জন্য উপরে “চাবি তৈরি করুন” চাপুন।',
      },
    },
    webhooks: {
      title: 'ওয়েবহুক',
      empty: {
        purpose: null,
        first: 'প্রতিটি প্রোগ্রামের জন্য উপরে “ঠিকানা যোগ করুন” চাপুন।',
      },
    },
    retention: { title: 'পুরনো এনকোয়ারি মোছা', empty: null },
    takeout: { title: 'সব তথ্য নিয়ে নেওয়া', empty: null },
    profile: { title: 'প্রোফাইল', empty: null },
    'change-password': { title: 'পাসওয়ার্ড বদলান', empty: null },
    security: { title: 'লগ ইন ও সুরক্ষা', empty: null },
    'days-off': { title: 'ছুটি', empty: null },
    alerts: { title: 'অ্যালার্ট', empty: null },
    calendar: { title: 'ক্যালেন্ডার', empty: null },
    api: { title: 'API কল', empty: null },
    customer: {
      title: 'গ্রাহক',
      empty: {
        purpose: 'গ্রাহকদের এখানে পাবেন, তাঁদের সব এনকোয়ারি, গাড়ি আর সম্মতি সহ।',
        first: `প্রথম এনকোয়ারি এলেই গ্রাহক এখানে দেখা যায়। ${writeDown.first}`,
      },
    },
    'add-enquiry': { title: 'এনকোয়ারি যোগ করুন', empty: null },
    'import-leads': { title: 'লিড ইমপোর্ট করুন', empty: null },
    'add-photographs': { title: 'ছবি যোগ করুন', empty: null },
  },
  report: {
    purpose: 'এই ধরনের সব এনকোয়ারি এখানে থাকে: খোঁজা, প্রিন্ট আর এক্সপোর্ট করা যায়।',
    ...writeDown,
  },
  demo: 'স্ক্রিনগুলি কেমন কাজ করে, দেখতে চাইলে নিজের কম্পিউটারে “npm run demo” চালান: এক মাসের বানানো তথ্য দেখা যাবে, আপনার তথ্য থেকে আলাদা।',
};

export const emptyTextsOf: typeof english.emptyTextsOf = (name) =>
  name === 'report' ? screenTexts.report : screenTexts.screens[name].empty;
