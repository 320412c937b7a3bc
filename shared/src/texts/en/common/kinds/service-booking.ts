import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const serviceBookingTexts = {
  title: 'Service booking',
  labels: { ...fieldLabels, mobile: 'Contact number' },
  options: { serviceType: { Paid: 'Paid', Free: 'Free' } },
  messages: {
    success: 'Booking saved successfully!',
    refused: 'Error: {message}',
    unreachable: 'An error occurred while submitting the form.',
  },
  report: { title: 'Booking Report', emptyMessage: 'No booking data available' },
} satisfies AnyKindTexts;
