import type { AnyKindTexts } from '../../../../enquiries/kind-texts.ts';
import { fieldLabels } from '../field-labels.ts';

export const financeTexts = {
  title: 'फ़ाइनेंस की पूछताछ',
  labels: { ...fieldLabels, mobile: 'संपर्क नंबर', agreed: 'फ़ाइनेंस कंपनी मुझसे संपर्क कर सकती है' },
  required: { model: 'मॉडल चुनें' },
  messages: {
    success: 'आपकी पूछताछ भेज दी गई है।',
    refused: '{message}',
    unreachable: 'भेजा नहीं जा सका। थोड़ी देर बाद फिर कोशिश करें।',
  },
  report: { title: 'फ़ाइनेंस रिपोर्ट', emptyMessage: 'फ़ाइनेंस की कोई पूछताछ नहीं है' },
} satisfies AnyKindTexts;
