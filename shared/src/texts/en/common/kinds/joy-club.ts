import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const joyClubTexts = {
  title: 'Joy Club enquiry',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  messages: {
    success: 'Form submitted successfully!',
    refused: 'Failed to submit form. Please try again.',
    refusedSilently: 'Failed to submit form. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: { title: 'Joy Club Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
