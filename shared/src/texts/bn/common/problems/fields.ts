import type { SameTexts } from '../../../../text/same-texts.ts';
import type { fieldProblems as english } from '../../../en/common/problems/fields.ts';

// Paise, if any, in two digits.
const formatWhole = new Intl.NumberFormat('en-IN');
const formatPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

export const fieldProblems: SameTexts<typeof english> = {
  required: ({ label }) => `${label}: এই ঘরটি ভরুন`,
  unreadable: 'যে অক্ষরগুলি পড়া যাচ্ছে না, সেগুলি মুছুন',
  spreadsheet_error: 'এটা স্প্রেডশিটের একটা ভুল। এখানে যা থাকার কথা, লিখুন',
  too_long: ({ max }) => `বড়জোর ${max} অক্ষর`,
  not_mobile: '10 অঙ্কের মোবাইল নম্বর লিখুন',
  not_pin_code: '6 অঙ্কের পিন কোড লিখুন',
  not_email: 'সঠিক ই-মেল লিখুন',
  year_out_of_range: ({ from, to }) => `${from} থেকে ${to}-এর মধ্যে বছর লিখুন`,
  not_day: 'তারিখ লিখুন',
  day_out_of_range: ({ days }) => `আজ থেকে ${days} দিনের মধ্যে একটা দিন বেছে নিন`,
  not_amount: 'টাকার পরিমাণ লিখুন, দশমিকের পরে বড়জোর দুই অঙ্ক',
  amount_out_of_range: ({ max }) =>
    `0-র বেশি এবং ₹\u00a0${(Number.isInteger(max) ? formatWhole : formatPaise).format(max)} পর্যন্ত পরিমাণ লিখুন`,
};
