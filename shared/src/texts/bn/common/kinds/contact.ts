import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const contactTexts = {
  title: 'যোগাযোগের অনুরোধ',
  labels: { ...fieldLabels, mobile: 'যোগাযোগের নম্বর' },
  options: { reason: { Inquiry: 'জিজ্ঞাসা', Support: 'সাহায্য', Feedback: 'মতামত' } },
  messages: {
    success: 'আপনার অনুরোধ পাঠানো হয়েছে।',
    refused: 'সমস্যা: {message}',
    unreachable: 'ইন্টারনেট নেই। একটু পরে আবার চেষ্টা করুন।',
  },
} satisfies AnyKindTexts;
