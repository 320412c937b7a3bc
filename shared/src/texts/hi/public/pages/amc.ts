import type { SameTexts } from '../../../../text/same-texts.ts';
import type { amcTexts as english } from '../../../en/public/pages/amc.ts';

export const amcTexts: SameTexts<typeof english> = {
  kind: 'सालाना रखरखाव (AMC)',
  form: {
    heading: 'AMC के बारे में पूछें',
    text: 'कीमत मॉडल और ख़रीद के साल पर निर्भर है।',
  },
  talk: {
    heading: 'पहले कुछ पूछना है?',
    text: 'आपकी गाड़ी के लिए AMC फ़ायदेमंद है या नहीं, वर्कशॉप से पूछ लें।',
    message: (name) => `नमस्ते ${name}, AMC के बारे में मेरा एक सवाल है।`,
  },
};
