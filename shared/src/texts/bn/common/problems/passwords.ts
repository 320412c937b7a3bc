import type { SameTexts } from '../../../../text/same-texts.ts';
import type { passwordProblems as english } from '../../../en/common/problems/passwords.ts';

export const passwordProblems: SameTexts<typeof english> = {
  password_length: ({ min, max }) => `${min} থেকে ${max} অক্ষর লিখুন`,
  passwords_differ: 'নতুন পাসওয়ার্ড দুই জায়গায় এক নয়',
};
