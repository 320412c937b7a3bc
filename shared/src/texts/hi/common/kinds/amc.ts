import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const amcTexts = {
  title: 'AMC की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    refusedSilently: 'भेजा नहीं जा सका। फिर कोशिश करें।',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
    incomplete: '“संदेश” छोड़कर सब कुछ भरना ज़रूरी है',
  },
  report: { title: 'AMC रिपोर्ट', emptyMessage: 'AMC की कोई पूछताछ नहीं है' },
} satisfies AnyKindTexts;
