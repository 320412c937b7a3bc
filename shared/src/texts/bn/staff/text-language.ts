import type { textLanguageTexts as english } from '../../en/staff/text-language.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const textLanguageTexts: SameTexts<typeof english> = {
  language: 'লেখার ভাষা',
  hint: 'কোনও ঘর ফাঁকা রাখলে তাতে হালকা রঙে যা লেখা আছে, ওয়েবসাইটে সেটিই দেখা যায়।',
  label: (label, language) => `${label} (${language})`,
  inLanguage: (language, text) => `${language}: ${text}`,
};
