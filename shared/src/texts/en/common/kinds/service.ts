import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const serviceTexts = {
  title: 'Service enquiry',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'Service Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
