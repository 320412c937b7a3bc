import type { SameTexts } from '../../../text/same-texts.ts';
import type { failureTexts as english } from '../../en/common/failures.ts';

export const failureTexts: SameTexts<typeof english> = {
  notLoggedIn: 'লগ ইন করুন।',
};
