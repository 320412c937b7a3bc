import { fixedReasons, type LostReason } from '@dealership/shared';

/** Default reasons why enquiries end without success. */
export const lostReasons: readonly LostReason[] = [
  {
    key: 'price',
    label: {
      en: 'Price or EMI too high',
      bn: 'দাম বা কিস্তি বেশি',
      hi: 'दाम या किस्त ज़्यादा',
    },
  },
  {
    key: 'other-brand',
    label: {
      en: 'Bought another brand',
      bn: 'অন্য ব্র্যান্ড কিনেছেন',
      hi: 'दूसरा ब्रांड ले लिया',
    },
    asks: 'brand',
  },
  {
    key: 'other-dealer',
    label: {
      en: 'Bought from another dealer',
      bn: 'অন্য ডিলারের কাছে কিনেছেন',
      hi: 'दूसरे डीलर से लिया',
    },
  },
  {
    key: 'loan-refused',
    label: { en: 'Loan refused', bn: 'লোন হয়নি', hi: 'लोन नहीं मिला' },
  },
  {
    key: 'no-stock',
    label: {
      en: 'Not in stock, or a long wait',
      bn: 'স্টক নেই বা অপেক্ষা বেশি',
      hi: 'स्टॉक नहीं या लंबा इंतज़ार',
    },
  },
  {
    key: 'put-off',
    label: { en: 'Plan put off', bn: 'এখন কিনবেন না', hi: 'अभी नहीं लेंगे' },
  },
  {
    key: fixedReasons.notReached,
    label: {
      en: 'Cannot be reached',
      bn: 'যোগাযোগ করা যায়নি',
      hi: 'संपर्क नहीं हुआ',
    },
  },
  {
    key: fixedReasons.notAnEnquiry,
    label: {
      en: 'Not an enquiry: wrong number, test, robot',
      bn: 'আসল এনকোয়ারি নয়',
      hi: 'असली पूछताछ नहीं',
    },
  },
  {
    key: 'other',
    label: { en: 'Other', bn: 'অন্য কারণ', hi: 'अन्य कारण' },
    asks: 'note',
  },
];
