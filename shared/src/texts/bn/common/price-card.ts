import type { SameTexts } from '../../../text/same-texts.ts';
import type { priceCardTexts as english } from '../../en/common/price-card.ts';
import { formatRupees } from '../../../money/money.ts';
import { dateOfYear } from './time/moment-words.ts';

export const priceCardTexts: SameTexts<typeof english> = {
  lines: {
    'ex-showroom': 'এক্স-শোরুম দাম',
    'tax-lifetime': 'রোড ট্যাক্স, আজীবন',
    'tax-five-years': 'রোড ট্যাক্স, 5 বছর',
    registration: 'রেজিস্ট্রেশন ও স্মার্ট কার্ড',
    'loan-entry': 'হাইপোথিকেশন (লোনের নথিভুক্তি)',
    'third-party': 'থার্ড পার্টি বিমা, 5 বছর',
    'own-damage': 'নিজের গাড়ির ক্ষতির বিমা, 1 বছর',
    'owner-cover': 'মালিক-চালকের দুর্ঘটনা বিমা (PA)',
  },
  payees: {
    dealer: 'আমাদের',
    government: 'সরকারকে',
    insurer: 'বিমা কোম্পানিকে',
    choice: 'আপনার পছন্দ',
  },
  forms: {
    reducing: 'যা বাকি থাকে তার উপর (রিডিউসিং)',
    flat: 'পুরো লোনের উপর (ফ্ল্যাট)',
    'flat-on-price': 'পুরো দামের উপর (ফ্ল্যাট)',
  },
  fuels: { petrol: 'পেট্রল', electric: 'ইলেকট্রিক' },
  total: 'অন-রোড দাম',
  totalWithout: (names) => `এগুলো বাদে মোট: ${names.join(', ')}`,
  toConfirm: 'নিশ্চিত করা বাকি',
  estimate: 'আন্দাজ: প্রতিটি বিমা কোম্পানির দাম আলাদা।',
  sample: 'নমুনা হার, প্রকৃত দাম নয়',
  validUntil: (day, last) => `${dateOfYear(day)}-এর দাম, ${dateOfYear(last)} পর্যন্ত চলবে`,
  checkedOn: (day) => `হার শেষ মিলিয়ে দেখা হয়েছে ${dateOfYear(day)}`,
  before: (amount, until) => `${dateOfYear(until)} পর্যন্ত ছিল ${formatRupees(amount)}`,
  registeredIn: (place) => `রেজিস্ট্রেশন: ${place}`,
  plate: 'নম্বর প্লেট (HSRP) লাগাতে আলাদা টাকা লাগে না।',
  otherPlace: 'অন্য রাজ্য: আমাদের জিজ্ঞাসা করুন',
  months: (count) => `${count} মাস`,
  percent: (value) => `${value.toFixed(2)}%`,
};
