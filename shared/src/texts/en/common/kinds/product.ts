import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const productTexts = {
  title: 'Test ride / product enquiry',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  options: { colour: { Red: 'Red', Blue: 'Blue', Black: 'Black', White: 'White', Grey: 'Grey' } },
  messages: {
    success: 'Thanks for your enquiry. Our team will get back soon.',
    refused: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
  report: { title: 'Enquiry Report', emptyMessage: 'No records found' },
} satisfies AnyKindTexts;
