import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const offerTexts = {
  title: 'অফার এনকোয়ারি',
  labels: {
    ...fieldLabels,
    mobile: 'যোগাযোগের নম্বর',
    agreed: 'এই অফারের বিষয়ে আমার সঙ্গে যোগাযোগ করা যাবে',
  },
  required: { agreed: 'এই অফারের বিষয়ে যোগাযোগে রাজি হলে তবেই পাঠানো যাবে' },
  messages: {
    success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
    refused: '{message}',
    unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  report: { title: 'অফার রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
