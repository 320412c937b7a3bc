import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const contactTexts = {
  title: 'Contact request',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  options: { reason: { Inquiry: 'Inquiry', Support: 'Support', Feedback: 'Feedback' } },
  messages: {
    success: 'Contact request submitted successfully!',
    refused: 'Error: {message}',
    unreachable: 'Network error. Please try again later.',
  },
} satisfies AnyKindTexts;
