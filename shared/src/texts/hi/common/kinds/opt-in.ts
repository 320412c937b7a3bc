import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const optInTexts = {
  title: 'संपर्क की सहमति',
  labels: { ...fieldLabels, channels: 'आपसे कैसे संपर्क करें?' },
  messages: {
    success: 'आपकी पसंद मिल गई है।',
    refused: 'गड़बड़ी: {message}',
    unreachable: 'इंटरनेट नहीं है। थोड़ी देर बाद फिर कोशिश करें।',
  },
} satisfies AnyKindTexts;
