import type { insightTapsTexts as english } from '../../../en/staff/desk/insight-taps.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { tapFile } from '../../../parts/english/tap-file.ts';

export const insightTapsTexts: SameTexts<typeof english> = {
  title: 'ওয়েবসাইট থেকে ফোন আর WhatsApp',
  intro:
    'এই সময়ে সব পাতা মিলিয়ে কতবার “ফোন করুন” আর “WhatsApp” ট্যাপ করা হয়েছে, উপরে যে ধরনই বাছা থাক। এটি ট্যাপের হিসাব, মানুষের নয়। কে ট্যাপ করেছেন, তা আমরা রাখি না।',
  none: 'এই সময়ে কোনও ট্যাপ হয়নি।',
  ways: { call: 'ফোন', whatsapp: 'WhatsApp' },
  total: 'দুটি মিলিয়ে',
  all: 'সব পাতা',
  page: 'পাতা',
  model: 'মডেল',
  byPage: 'পাতা অনুযায়ী',
  byModel: 'মডেল অনুযায়ী',
  noModel: 'মডেল নেই, বা অন্য মডেল',
  exports: 'ফোন আর WhatsApp-এর হিসাব এক্সপোর্ট করুন',
  file: tapFile,
  pages: {
    home: 'হোম',
    motorcycle: 'মোটরসাইকেল',
    scooters: 'স্কুটার',
    'view-details': 'কোনও মডেলের পাতা',
    quotation: 'কোটেশন',
    'angle-view': 'মডেল চারদিক থেকে',
    about: 'আমাদের কথা',
    contact: 'যোগাযোগ',
    finance: 'ফিনান্স',
    'service-booking': 'সার্ভিস বুকিং',
    amc: 'বার্ষিক রক্ষণাবেক্ষণ (AMC)',
    'extended-warranty': 'এক্সটেন্ডেড ওয়ারেন্টি',
    optain: 'আপনাকে কীভাবে জানাব',
    'terms-conditions': 'শর্তাবলি',
    'joy-club': 'জয় ক্লাব',
    'privacy-policy': 'গোপনীয়তা নীতি',
    insurance: 'বিমা',
    dealers: 'কোনও শাখার পাতা',
    offers: 'অফার',
    gallery: 'গ্যালারি',
    'text-ride-booking': 'টেস্ট রাইড বুকিং',
    compare: 'মডেল তুলনা',
  },
};
