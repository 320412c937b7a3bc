import type { SameTexts } from '../../../../text/same-texts.ts';
import type { aboutTexts as english } from '../../../en/public/pages/about.ts';

export const aboutTexts: SameTexts<typeof english> = {
  kind: 'हमारे बारे में',
  enquire: 'पूछताछ करें',
  findUs: 'कैसे पहुँचें',
  joyClub: { title: 'जॉय क्लब', text: 'हमसे टू-व्हीलर लेने वाले सभी लोगों का क्लब।' },
  next: {
    heading: 'ख़ुद आकर देखें',
    text: 'पहले से समय लेने की ज़रूरत नहीं। किसी पर भी बैठकर देखें, कुछ भी पूछें। टेस्ट राइड चाहिए तो लाइसेंस साथ लाएँ।',
    message: (name) => `नमस्ते ${name}, मुझे शोरूम आना है।`,
  },
};
