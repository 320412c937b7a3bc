import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const optInTexts = {
  title: 'Communication opt-in',
  labels: { ...fieldLabels, channels: 'How may we reach you?' },
  messages: {
    success: 'Opt-In Request Submitted Successfully!',
    refused: 'Error: {message}',
    unreachable: 'Network error. Please try again later.',
  },
} satisfies AnyKindTexts;
