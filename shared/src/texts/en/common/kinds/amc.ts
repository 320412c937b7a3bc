import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const amcTexts = {
  title: 'AMC enquiry',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  messages: {
    success: 'Enquiry submitted successfully!',
    refused: 'Failed to submit enquiry',
    refusedSilently: 'Failed to submit enquiry',
    unreachable: 'Internal Server Error',
    incomplete: 'All fields are required except message',
  },
  report: { title: 'AMC Report', emptyMessage: 'No AMC data available' },
} satisfies AnyKindTexts;
