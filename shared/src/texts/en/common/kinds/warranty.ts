import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const warrantyTexts = {
  title: 'Extended warranty enquiry',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  messages: {
    success: 'Form Submitted Successfully!',
    refused: 'Failed to submit form.',
    refusedSilently: 'Failed to submit form.',
    unreachable: 'Something went wrong. Please try again.',
    incomplete: 'Please fill in all required fields.',
  },
  report: { title: 'EW Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
