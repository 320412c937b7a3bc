import type { SameTexts } from '../../../../text/same-texts.ts';
import type { joyClubTexts as english } from '../../../en/public/pages/joy-club.ts';

export const joyClubTexts: SameTexts<typeof english> = {
  kind: 'जॉय क्लब',
  video: {
    heading: 'हमारी राइड देखें',
    play: 'वीडियो चलाएँ',
    note: 'वीडियो YouTube से चलता है। आप यहाँ आए, यह उसे तभी पता चलता है जब आप वीडियो चलाते हैं।',
    title: 'जॉय क्लब, वीडियो',
  },
  form: {
    heading: 'अभी पूछें',
    text: 'नाम और नंबर काफ़ी हैं। बाक़ी भरने से कॉल पर समय बचता है।',
  },
};
