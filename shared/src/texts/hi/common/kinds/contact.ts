import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const contactTexts = {
  title: 'संपर्क की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर' },
  options: { reason: { Inquiry: 'पूछताछ', Support: 'सहायता', Feedback: 'सुझाव' } },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: 'गड़बड़ी: {message}',
    unreachable: 'इंटरनेट नहीं है। थोड़ी देर बाद फिर कोशिश करें।',
  },
} satisfies AnyKindTexts;
