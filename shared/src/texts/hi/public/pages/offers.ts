import type { SameTexts } from '../../../../text/same-texts.ts';
import type { offersTexts as english } from '../../../en/public/pages/offers.ts';

export const offersTexts: SameTexts<typeof english> = {
  heading: 'ऑफ़र',
  eyebrow: 'अभी का ऑफ़र',
  loading: 'ऑफ़र लोड हो रहा है',
  form: 'इस ऑफ़र के बारे में पूछें',
  formHint: 'हम कॉल करके सब बताएँगे।',
  call: 'कॉल करें',
  whatsapp: 'WhatsApp',
  greeting: ({ name, title }) => `नमस्ते ${name}, इस ऑफ़र के बारे में और बताएँ: ${title}`,
  none: {
    heading: 'अभी कोई ऑफ़र नहीं है',
    text: 'नाम, ई-मेल और नंबर दें, अगला ऑफ़र आने पर हम कॉल करेंगे। या देखें कि आज किस मॉडल की कितनी कीमत है।',
    form: 'अगले ऑफ़र की ख़बर पाएँ',
    toMotorcycles: 'मोटरसाइकिल देखें',
    toScooters: 'स्कूटर देखें',
    greeting: (name) => `नमस्ते ${name}, अभी कौन-से ऑफ़र हैं?`,
  },
  failed: 'ऑफ़र नहीं मिल पाए।',
  older: 'और ऑफ़र',
  olderHint: 'किसी के भी बारे में हमसे पूछें।',
  toModel: (name) => `${name} देखें`,
};
