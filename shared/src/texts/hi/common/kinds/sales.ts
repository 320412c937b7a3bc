import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const salesTexts = {
  title: 'ख़रीद की पूछताछ',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'सेल्स रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
