import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const joyClubTexts = {
  title: 'जॉय क्लब की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    refusedSilently: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
  report: { title: 'जॉय क्लब रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
