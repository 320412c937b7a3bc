import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const insuranceTexts = {
  title: 'বিমা এনকোয়ারি',
  labels: fieldLabels,
  messages: {
    success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
    refused: '{message}',
    refusedSilently: 'পাঠানো গেল না। আবার চেষ্টা করুন।',
    unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  report: { title: 'বিমা রিপোর্ট', emptyMessage: 'কিছু পাওয়া গেল না' },
} satisfies AnyKindTexts;
