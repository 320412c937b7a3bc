import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const productTexts = {
  title: 'टेस्ट राइड / मॉडल की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  options: { colour: { Red: 'लाल', Blue: 'नीला', Black: 'काला', White: 'सफ़ेद', Grey: 'ग्रे' } },
  messages: {
    success: 'धन्यवाद। हम जल्द संपर्क करेंगे।',
    refused: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
    unreachable: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
  report: { title: 'पूछताछ रिपोर्ट', emptyMessage: 'कुछ नहीं मिला' },
} satisfies AnyKindTexts;
