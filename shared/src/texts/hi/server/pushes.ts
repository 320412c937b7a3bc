import type { pushTexts as english } from '../../en/server/pushes.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const pushTexts: SameTexts<typeof english> = {
  test: 'टेस्ट: इस डिवाइस पर अलर्ट आ रहे हैं।',
  unread: 'डेस्क पर आपके लिए काम आया है।',
};
