import type { SameTexts } from '../../../text/same-texts.ts';
import type { toastTexts as english } from '../../en/common/toasts.ts';

export const toastTexts: SameTexts<typeof english> = {
  region: 'संदेश, Alt+T',
};
