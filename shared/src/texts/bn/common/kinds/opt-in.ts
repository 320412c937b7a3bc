import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const optInTexts = {
  title: 'যোগাযোগের সম্মতি',
  labels: { ...fieldLabels, channels: 'আপনাকে কীভাবে জানাব?' },
  messages: {
    success: 'আপনার পছন্দ পেয়েছি।',
    refused: 'সমস্যা: {message}',
    unreachable: 'ইন্টারনেট নেই। একটু পরে আবার চেষ্টা করুন।',
  },
} satisfies AnyKindTexts;
