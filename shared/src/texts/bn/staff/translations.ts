import type { SameTexts } from '../../../text/same-texts.ts';
import type { translationTexts as english } from '../../en/staff/translations.ts';

export const translationTexts: SameTexts<typeof english> = {
  title: 'বাংলা ও হিন্দি',
  written: (count, all) => `${all}-এর মধ্যে ${count}`,
  hint: 'কোনও ঘর ফাঁকা রাখলে তাতে হালকা রঙে যা লেখা আছে, সেটিই দেখা যাবে।',
  changed: 'ইংরেজি লেখাটি বদলেছে। এগুলিও দেখে নিন।',
  labels: {
    bn: (label) => `${label} (বাংলায়)`,
    hi: (label) => `${label} (হিন্দিতে)`,
  },
  inLanguage: (language, text) => `${language}: ${text}`,
};
