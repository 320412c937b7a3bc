import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const serviceTexts = {
  title: 'सर्विस की पूछताछ',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'सर्विस रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
