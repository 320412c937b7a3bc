import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const serviceBookingTexts = {
  title: 'सर्विस बुकिंग',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  options: { serviceType: { Paid: 'पेड', Free: 'फ़्री' } },
  messages: {
    success: 'आपकी बुकिंग मिल गई है।',
    refused: 'गड़बड़ी: {message}',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
  report: { title: 'बुकिंग रिपोर्ट', emptyMessage: 'कोई बुकिंग नहीं है' },
} satisfies AnyKindTexts;
