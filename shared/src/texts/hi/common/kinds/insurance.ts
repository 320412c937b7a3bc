import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const insuranceTexts = {
  title: 'इंश्योरेंस की पूछताछ',
  labels: fieldLabels,
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: '{message}',
    refusedSilently: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
  report: { title: 'इंश्योरेंस रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
