import type { SameTexts } from '../../../text/same-texts.ts';
import type { uiTexts as english } from '../../en/common/ui.ts';

export const uiTexts: SameTexts<typeof english> = {
  carousel: {
    role: 'फ़ोटो की क़तार',
    previous: 'पिछला',
    next: 'अगला',
    goTo: (position) => `${position} दिखाएँ`,
    position: (from, to, count) =>
      from === to ? `${count} में से ${from}` : `${count} में से ${from} से ${to}`,
    pause: 'फ़ोटो रोकें',
    play: 'फ़ोटो चलाएँ',
  },
  magnifier: { zoomIn: 'बड़ा करें', zoomOut: 'छोटा करें' },
  price: { exShowroom: 'एक्स-शोरूम' },
  breadcrumb: 'आप यहाँ हैं',
  likelyEmail: (email) => `क्या आप ${email} लिखना चाहते थे?`,
  retry: 'फिर कोशिश करें',
  callInstead: (phone) => `या कॉल करें: ${phone}`,
};
