import type { SameTexts } from '../../../text/same-texts.ts';
import type { uiTexts as english } from '../../en/common/ui.ts';

export const uiTexts: SameTexts<typeof english> = {
  carousel: {
    role: 'ছবির সারি',
    previous: 'আগের',
    next: 'পরের',
    goTo: (position) => `${position} নম্বরটি দেখান`,
    position: (from, to, count) =>
      from === to ? `${count}টির মধ্যে ${from}` : `${count}টির মধ্যে ${from} থেকে ${to}`,
    pause: 'ছবি থামান',
    play: 'ছবি চালান',
  },
  magnifier: { zoomIn: 'বড় করুন', zoomOut: 'ছোট করুন' },
  price: { exShowroom: 'এক্স-শোরুম' },
  breadcrumb: 'আপনি এখানে আছেন',
  likelyEmail: (email) => `${email} লিখতে চেয়েছিলেন?`,
  retry: 'আবার চেষ্টা করুন',
  callInstead: (phone) => `অথবা ফোন করুন: ${phone}`,
};
