import type { documentTexts as english } from '../../en/server/documents.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { dateOfYear } from '../common/time/moment-words.ts';
import { specSectionTexts } from '../common/spec-sections.ts';

export const documentTexts: SameTexts<typeof english> = {
  language: 'bn-IN',
  /** `25 ডিসেম্বর, 2026-এর এক্স-শোরুম দাম` */
  priceDate: ({ day }) => `${dateOfYear(day)}-এর এক্স-শোরুম দাম`,
  priceNote:
    'সব দাম এক্স-শোরুম, আগে না জানিয়ে বদলাতে পারে। রেজিস্ট্রেশন, বিমা আর অ্যাক্সেসরিজের খরচ এর মধ্যে নেই।',
  startsFrom: 'দাম শুরু',
  visitUs: 'শোরুমে আসুন',
  page: ({ number, count }) => `পাতা ${number} / ${count}`,
  priceList: {
    documentTitle: ({ seller }) => `${seller}: দামের তালিকা`,
    title: 'দামের তালিকা',
    callUs: 'ফোন করুন',
    open: 'খোলার সময়',
    sections: { motorcycle: 'মোটরসাইকেল', scooter: 'স্কুটার' },
    continued: ({ section }) => `${section} (আগের পাতার পর)`,
    columns: { model: 'মডেল', variant: 'ভ্যারিয়েন্ট', price: 'এক্স-শোরুম' },
    fromTheSide: ({ model }) => `${model}, পাশ থেকে`,
    note: 'এক্স-শোরুম দাম, আগে না জানিয়ে বদলাতে পারে।',
  },
  priceCard: {
    title: 'দামের হিসাব',
    documentTitle: ({ vehicle }) => `${vehicle}, অন-রোড দাম`,
    columns: { line: 'কী', payee: 'কাকে', amount: 'টাকা' },
    today: ({ address }) => `একই পছন্দের আজকের দাম: ${address}`,
  },
  tableCard: {
    documentTitle: ({ name }) => `${name}: টেবিল কার্ড`,
    allModels: 'সব মডেলের টেবিল কার্ড',
    /** Below the code. */
    scan: {
      models: 'রং, দাম আর টেস্ট রাইডের জন্য স্ক্যান করুন',
      offers: 'আমাদের অফার দেখতে স্ক্যান করুন',
      branches: 'এখানে আসার পথ আর খোলার সময় জানতে স্ক্যান করুন',
    },
    startsOn: (day) => `${dateOfYear(day)} থেকে`,
    endsOn: (day) => `${dateOfYear(day)} পর্যন্ত`,
    lasts: (first, last) => `${dateOfYear(first)} থেকে ${dateOfYear(last)} পর্যন্ত`,
  },
  brochure: {
    documentTitle: ({ model }) => `${model}: ব্রোশিওর`,
    types: { motorcycle: 'মোটরসাইকেল', scooter: 'স্কুটার' },
    engine: 'ইঞ্জিন',
    power: 'পাওয়ার',
    transmission: 'গিয়ার',
    about: 'এই মডেলের কথা',
    colours: 'রং',
    specifications: 'স্পেসিফিকেশন',
    specSections: specSectionTexts,
    features: 'ফিচার',
    accessories: 'অ্যাক্সেসরিজ',
    accessoryColumns: { name: 'অ্যাক্সেসরিজ', part: 'পার্ট নং', price: 'দাম' },
    variants: 'ভ্যারিয়েন্ট ও দাম',
  },
};
