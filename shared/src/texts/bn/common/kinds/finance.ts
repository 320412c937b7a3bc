import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const financeTexts = {
  title: 'ফিনান্স এনকোয়ারি',
  labels: {
    ...fieldLabels,
    mobile: 'যোগাযোগের নম্বর',
    agreed: 'ফিনান্স সংস্থা আমার সঙ্গে যোগাযোগ করতে পারে',
  },
  required: { model: 'মডেল বেছে নিন' },
  messages: {
    success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
    refused: '{message}',
    unreachable: 'পাঠানো গেল না। একটু পরে আবার চেষ্টা করুন।',
  },
  report: { title: 'ফিনান্স রিপোর্ট', emptyMessage: 'কোনও ফিনান্স এনকোয়ারি নেই' },
} satisfies AnyKindTexts;
