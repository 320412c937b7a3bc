import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const insuranceTexts = {
  title: 'Insurance enquiry',
  labels: fieldLabels,
  messages: {
    success: 'Insurance enquiry submitted successfully!',
    refused: '{message}',
    refusedSilently: 'Failed to submit enquiry. Please try again.',
    unreachable: 'An error occurred. Please try again later.',
  },
  report: { title: 'Insurance Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
