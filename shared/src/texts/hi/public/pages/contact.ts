import type { SameTexts } from '../../../../text/same-texts.ts';
import type { contactPageTexts as english } from '../../../en/public/pages/contact.ts';

export const contactPageTexts: SameTexts<typeof english> = {
  kind: 'संपर्क',
  title: 'हमसे बात करें',
  lead: 'कॉल करें, लिखें या शोरूम आएँ।',
  form: {
    heading: 'हमें लिखें',
    text: 'कारण चुनें, ताकि सही व्यक्ति जवाब दे सके।',
  },
  numbers: {
    heading: 'हमारे नंबर',
    sales: 'सेल्स',
    service: 'सर्विस',
  },
  mail: {
    heading: 'ई-मेल से',
    text: 'कोटेशन, दस्तावेज़ या कोई भी फ़ाइल भेजने के लिए:',
    whatsapp: 'WhatsApp पर लिखें',
    greeting: (name) => `नमस्ते ${name}, मेरा एक सवाल है।`,
  },
  visit: {
    heading: 'शोरूम आएँ',
    openMap: 'मैप में देखें',
    more: 'कैसे पहुँचें',
  },
};
