import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';
import { homeMessages } from './home-form.ts';

export const sparePartsTexts = {
  title: 'Spare parts enquiry',
  labels: fieldLabels,
  messages: homeMessages,
  report: { title: 'Spare Part Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
