import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const financeTexts = {
  title: 'Finance enquiry',
  labels: {
    ...fieldLabels,
    mobile: 'Contact number',
    agreed: 'I agree to be contacted by finance partners',
  },
  required: { model: 'Please select a model' },
  messages: {
    success: 'Finance Enquiry Submitted Successfully!',
    refused: '{message}',
    unreachable: 'Failed to submit. Please try again later.',
  },
  report: { title: 'Finance Report', emptyMessage: 'No finance data available' },
} satisfies AnyKindTexts;
