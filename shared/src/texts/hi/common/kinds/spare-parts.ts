import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const sparePartsTexts = {
  title: 'स्पेयर पार्ट्स की पूछताछ',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'स्पेयर पार्ट्स रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
