import type { SameTexts } from '../../../../text/same-texts.ts';
import type { fieldProblems as english } from '../../../en/common/problems/fields.ts';

// Paise, if any, in two digits.
const formatWhole = new Intl.NumberFormat('en-IN');
const formatPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

export const fieldProblems: SameTexts<typeof english> = {
  required: ({ label }) => `${label} भरें`,
  unreadable: 'जो अक्षर पढ़े नहीं जा रहे, उन्हें हटाएँ',
  spreadsheet_error: 'यह स्प्रेडशीट की गड़बड़ी है। यहाँ सही जानकारी भरें',
  too_long: ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर`,
  not_mobile: '10 अंकों का मोबाइल नंबर लिखें',
  not_pin_code: '6 अंकों का पिन कोड लिखें',
  not_email: 'सही ई-मेल लिखें',
  year_out_of_range: ({ from, to }) => `${from} से ${to} के बीच का साल लिखें`,
  not_day: 'तारीख़ लिखें',
  day_out_of_range: ({ days }) => `आज से ${days} दिन आगे तक का कोई दिन चुनें`,
  not_amount: 'रकम रुपये में लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक',
  amount_out_of_range: ({ max }) =>
    `0 से ज़्यादा और ₹\u00a0${(Number.isInteger(max) ? formatWhole : formatPaise).format(max)} तक की रकम लिखें`,
};
