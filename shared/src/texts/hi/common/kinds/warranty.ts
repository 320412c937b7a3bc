import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const warrantyTexts = {
  title: 'एक्सटेंडेड वारंटी की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    refusedSilently: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
    incomplete: 'ज़रूरी जानकारी भरें।',
  },
  report: { title: 'वारंटी रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
