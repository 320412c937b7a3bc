import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const offerTexts = {
  title: 'Offer enquiry',
  labels: {
    ...fieldLabels,
    mobile: 'Contact number',
    agreed: 'I agree to be contacted about this offer',
  },
  required: { agreed: 'Please agree to be contacted about this offer' },
  messages: {
    success: 'Offer Enquiry Submitted Successfully!',
    refused: '{message}',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: { title: 'Offer Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
