import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const salesTexts = {
  title: 'Sales enquiry',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'Sales Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
