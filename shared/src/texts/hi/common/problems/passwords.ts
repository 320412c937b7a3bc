import type { SameTexts } from '../../../../text/same-texts.ts';
import type { passwordProblems as english } from '../../../en/common/problems/passwords.ts';

export const passwordProblems: SameTexts<typeof english> = {
  password_length: ({ min, max }) => `${min} से ${max} अक्षर लिखें`,
  passwords_differ: 'नया पासवर्ड दोनों जगह एक जैसा नहीं है',
};
