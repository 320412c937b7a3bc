import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const amcTexts = {
  title: 'AMC এনকোয়ারি',
  labels: { ...fieldLabels, mobile: 'যোগাযোগের নম্বর' },
  messages: {
    success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
    refused: 'পাঠানো গেল না। আবার চেষ্টা করুন।',
    refusedSilently: 'পাঠানো গেল না। আবার চেষ্টা করুন।',
    unreachable: 'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
    incomplete: '“আপনার কথা” ছাড়া সব ঘর ভরতে হবে',
  },
  report: { title: 'AMC রিপোর্ট', emptyMessage: 'কোনও AMC এনকোয়ারি নেই' },
} satisfies AnyKindTexts;
