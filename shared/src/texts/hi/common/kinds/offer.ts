import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const offerTexts = {
  title: 'ऑफ़र की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर', agreed: 'इस ऑफ़र के बारे में मुझसे संपर्क किया जा सकता है' },
  required: { agreed: 'इस ऑफ़र के बारे में संपर्क के लिए सहमति दें' },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: '{message}',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
  report: { title: 'ऑफ़र रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
