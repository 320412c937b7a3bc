import type { SameTexts } from '../../../../text/same-texts.ts';
import type { insuranceTexts as english } from '../../../en/public/pages/insurance.ts';

export const insuranceTexts: SameTexts<typeof english> = {
  kind: 'इंश्योरेंस',
  form: { heading: 'इंश्योरेंस के बारे में पूछें' },
  talk: {
    heading: 'पॉलिसी ख़त्म होने वाली है?',
    text: 'चलाने से पहले हमें कॉल करें: थर्ड पार्टी बीमा के बिना गाड़ी चलाना अपराध है।',
    message: (name) => `नमस्ते ${name}, मुझे अपने टू-व्हीलर का बीमा कराना है।`,
  },
};
